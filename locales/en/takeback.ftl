# Taking back by agreement.

takeback-ask = Ask to take my last action back
takeback-ask-note = If all other people agree, things stand as before it. Whatever was done since is taken back too; dice fall anew.
takeback-asked = { $seat } asks to take their last action back, and all that came after it.
takeback-asked-help = Agree if it was a slip: things then stand as before it. If you decline, everything stays as it is, and nobody has to say why.
takeback-known = Since then dice have fallen or something has come to light: whoever saw it goes on knowing it.
takeback-agree = Agree
takeback-decline = No, it stays
takeback-told-asked = { $seat } asks to take their last action back.
takeback-told-agreed = { $seat } agrees to that.
takeback-told-declined = { $seat } does not want it taken back.
