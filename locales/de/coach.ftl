### „Was würdest du tun?“

coach-label = Was ein Bot tun würde
coach-ask = Was würdest du tun?
coach-heading = Ein starker Bot würde …
coach-chance = { $percent } %
coach-error = ± { $points }
coach-note = Die Gewinnchance danach, nach allem, was dein Platz sehen kann. Der Bot urteilt nach dem, was er aus vielen Spielen gelernt hat, und kann sich irren; ± ist das Glück seiner Versuche. Ein Klick führt es aus.
coach-agree-heading = Einen Bot fragen, was er tun würde
coach-agree-note = An einem Tisch mit mehreren Leuten müssen alle zustimmen, dass alle fragen dürfen.
coach-agreed-all = Alle haben zugestimmt: Wer gefragt ist, kann einen Bot fragen, was er tun würde.
coach-agreed = Zugestimmt haben: { $seats }
coach-agree = Von mir aus dürfen alle fragen
coach-withdraw = Nicht mehr
coach-told-agreed = { $seat } stimmt zu, dass alle einen Bot fragen dürfen, was er tun würde.
coach-told-declined = { $seat } möchte nicht, dass jemand einen Bot fragt, was er tun würde.
