# Einvernehmlich zurücknehmen.

takeback-ask = Darum bitten, meine letzte Aktion zurückzunehmen
takeback-ask-note = Wenn alle anderen zustimmen, steht alles wie davor. Auch was seither geschah, wird zurückgenommen; gewürfelt wird neu.
takeback-asked = { $seat } möchte die eigene letzte Aktion zurücknehmen, und alles, was danach kam.
takeback-asked-help = Stimm zu, wenn es ein Versehen war: Dann ist alles wie davor. Lehnst du ab, bleibt es, wie es ist, und niemand muss sagen, warum.
takeback-known = Seither ist gewürfelt oder etwas aufgedeckt worden: Wer es gesehen hat, weiß es weiterhin.
takeback-agree = Zustimmen
takeback-decline = Nein, es bleibt dabei
takeback-told-asked = { $seat } möchte die eigene letzte Aktion zurücknehmen.
takeback-told-agreed = { $seat } stimmt zu.
takeback-told-declined = { $seat } möchte, dass es dabei bleibt.
