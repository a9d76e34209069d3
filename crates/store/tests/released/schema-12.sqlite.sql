PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'tables','2026-11-18 20:23:56',1,X'cd4384d3be60a056155df9d7c80458c1b34a9097aa96059e74e64807e68d1ac8efe8e4451cc30b729ac257f1c128f0ef',333507);
INSERT INTO _sqlx_migrations VALUES(2,'due work','2026-11-18 20:23:56',1,X'f6cc212f1716cb41956a713470cb7c7e9fbd9542fa4b85f3333019b723589437b90276c2616c607d3b6329e6db4ddd4c',649038);
INSERT INTO _sqlx_migrations VALUES(3,'absence','2026-11-18 20:23:56',1,X'5380f347b3ebbe7849478abe534f683ad1b4e582341139465249d52a4dc7a5886b2ea94b7a2696d5dc592811549b68dd',332706);
INSERT INTO _sqlx_migrations VALUES(4,'company','2026-11-18 20:23:56',1,X'3393cfef090f78ac7e3e48ea5b29ce96bca002f1082c6df32814eda3f95bcb3108e1ee4a3e8158b7a207ecb9baaaeafe',174260);
INSERT INTO _sqlx_migrations VALUES(5,'clocks','2026-11-18 20:23:56',1,X'db8ca8d6fcdda2d02fccb9bf67fb26d0f1e45e69452f49353b8fb74bcff4ca239c62e46dbc9afb182eba286cc40bd154',352075);
INSERT INTO _sqlx_migrations VALUES(6,'tokens','2026-11-18 20:23:56',1,X'04a976d6b28e42360dbf34f1f0d521ad328a149700b3590d2875374b8f5301c2c6609d0dda1981eb85dc644475378a67',139167);
INSERT INTO _sqlx_migrations VALUES(7,'calls','2026-11-18 20:23:56',1,X'74ade9347e14ea6b4588c82ec51ace4e188dce8c816ad05526860782da91cd7f6f1c8310dae1f30412b91b1d365bba69',628858);
INSERT INTO _sqlx_migrations VALUES(8,'results','2026-11-18 20:23:56',1,X'fda31768a46dfe4cf817ec851239109ee42192b77a4f0f98b56ac57e24a6b0bd0c0f11da5ee4b76ee6868057bf98b662',91817);
INSERT INTO _sqlx_migrations VALUES(9,'public tables','2026-11-18 20:23:56',1,X'f7a03f8f68478738eba499ff9f03e4c3e7ec546bfb84fa2d276e079a49c6d17fb429ce4a0204b88bf0f161d425bac748',304364);
INSERT INTO _sqlx_migrations VALUES(10,'accounts','2026-11-18 20:23:56',1,X'adea18293215e4068611b36167d5e3a717f08f04ab71232c08f5000b23fff28423a7722486b579b3c90b9129b5025582',163154);
INSERT INTO _sqlx_migrations VALUES(11,'passkeys','2026-11-18 20:23:56',1,X'91a4512fe7a50f06db457c49483d241322e8cf218ead2572eddefc09e3aa8cca8620c8c9c1372131d6af5bb08a0cf866',148111);
INSERT INTO _sqlx_migrations VALUES(12,'analyses','2026-11-18 20:23:56',1,X'8352388cbb5d385ebf34e15eaba272b2122d9ad1874fd574166d9f89f907cbaf398ef6d7e53ee791c35e9ddedee56487',81311);
CREATE TABLE tables (
    -- The order in which tables were made: seconds are too coarse to list the newest first.
    made       INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    setup      TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    -- How many entries the journal has, its header not counted; the next entry's number is one more.
    entries    INTEGER NOT NULL CHECK (entries >= 0),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
, changes INTEGER NOT NULL DEFAULT 1, due INTEGER NOT NULL DEFAULT 0 CHECK (due IN (0, 1)), held_by TEXT, held_until INTEGER NOT NULL DEFAULT 0, seed BLOB CHECK (length(seed) = 32), clocks TEXT, deadline INTEGER, heard INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO tables VALUES(1,'cfrxgcqfx9','little-monsters','{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b","pace":{"time":{"turns":{"hours":48,"rest":{"nights":false,"weekends":false,"ahead":0},"vacation":3}},"up":"others"}}','open',0,1795033436,1795033436,1,0,NULL,0,NULL,NULL,NULL,0);
INSERT INTO tables VALUES(2,'6uigfmb4rb','little-monsters','{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b","pace":{"time":{"turns":{"hours":48,"rest":{"nights":false,"weekends":false,"ahead":0},"vacation":3}},"up":"others"},"guests":{"door":"apart","several":false}}','playing',1,1795033436,1795033436,5,0,'va4q76gm52',0,NULL,'[{"free":0,"bank":0,"due":null,"waits":0,"up":false,"days":3},{"free":172800000,"bank":0,"due":172800299,"waits":0,"up":false,"days":3}]',172800299,0);
INSERT INTO tables VALUES(3,'3jkzrwwxrs','little-monsters','{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b"}','over',3,1795033436,1795033436,4,0,'va4q76gm52',1795033446,NULL,NULL,NULL,0);
INSERT INTO tables VALUES(4,'gz4xvpx7th','little-monsters','{"play":{"game":"little-monsters","seats":3,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b"}','playing',7,1795033437,1795033438,8,1,'va4q76gm52',1795033448,NULL,NULL,NULL,0);
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind     TEXT    NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    bot      TEXT,
    name     TEXT    NOT NULL,
    player   TEXT,
    nonce    TEXT, seen INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES('3jkzrwwxrs',0,'person',NULL,'Ada','d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b','',0);
INSERT INTO seats VALUES('3jkzrwwxrs',1,'bot','easy','Pixel',NULL,NULL,0);
INSERT INTO seats VALUES('6uigfmb4rb',0,'person',NULL,'Ada','d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b','',519);
INSERT INTO seats VALUES('6uigfmb4rb',1,'person',NULL,'Bo','dae8f526760028ac2262e30e7c0097b0be900c1c57791e59b8486dc1dc002bca','',519);
INSERT INTO seats VALUES('cfrxgcqfx9',0,'person',NULL,'Ada','d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b','',0);
INSERT INTO seats VALUES('cfrxgcqfx9',1,'open',NULL,'',NULL,NULL,0);
INSERT INTO seats VALUES('gz4xvpx7th',0,'bot','random','Sprocket',NULL,NULL,0);
INSERT INTO seats VALUES('gz4xvpx7th',1,'bot','greedy','Pixel',NULL,NULL,0);
INSERT INTO seats VALUES('gz4xvpx7th',2,'bot','random','Gizmo',NULL,NULL,0);
CREATE TABLE lines (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 0),
    line     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO lines VALUES('3jkzrwwxrs',0,'{"globetable":2,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":2,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Ada","Pixel"],"dice":{"sealed":{"table":"3jkzrwwxrs","seed":"bbb6a38dc938e1a8c161fae2a33f0c50ff9efbe10bf703d657d5684443c77cad","seats":[{"person":{}},{"bot":"easy"}]}},"hash":"a2d2033385734d066711b576b2eb3d04bfef846eb30ab76044dc8b6a1474c2f1"}');
INSERT INTO lines VALUES('3jkzrwwxrs',1,'{"n":1,"what":"start","dice":[{"shuffle":["pile",[54,55,68,53,54,15,11,66,38,52,6,24,21,21,61,12,63,47,24,6,38,12,0,38,4,30,23,5,52,7,10,19,5,5,7,41,20,14,5,22,28,13,31,8,34,5,19,15,12,30,22,27,23,20,21,21,7,18,21,5,13,2,3,15,1,10,3,6,4,4,3,6,2,7,0,4,1,1,1,1]]},{"pick":["first",2,0]}],"salt":"4bca432b3240e8bbbf7ab1f02f75c608","hash":"9dec8047f3ec7d016e977ba3b3403cc0445553b226d7ea33fd4670f9e9e5ad57"}');
INSERT INTO lines VALUES('3jkzrwwxrs',2,'{"n":2,"what":{"act":{"seat":0,"action":"resign"}},"salt":"8046b4e160b8d1aadd52b2366e266d93","hash":"cdaf0988f5595f6008f33b807d61435340b89c4361a5fbf7a89f85f80cbed8de"}');
INSERT INTO lines VALUES('3jkzrwwxrs',3,'{"n":3,"what":{"reveal":{"seed":"807743159f9a610071f597a8a057db3dddd38fb8323e4dc0bd0c3b2831fbec7a"}},"hash":"9f5311ad21ea8e5290884f544d892ff83a32385904bd5d3a80c8860b6f905498"}');
INSERT INTO lines VALUES('6uigfmb4rb',0,'{"globetable":2,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":2,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Ada","Bo"],"dice":{"sealed":{"table":"6uigfmb4rb","seed":"1d564275580cb591bee0b83cc467093bcad544c9188972970a579199c73662d4","seats":[{"person":{}},{"person":{}}]}},"hash":"cedaaf2ced23b1d21a2d4d05412cd57617ea7cbdc8b3e3643a24b370f856f632"}');
INSERT INTO lines VALUES('6uigfmb4rb',1,'{"n":1,"what":"start","dice":[{"shuffle":["pile",[50,44,78,62,27,2,14,27,65,41,11,51,62,6,47,20,0,40,8,54,19,20,48,4,15,43,38,13,7,47,20,28,10,34,35,30,25,14,36,1,7,20,20,31,25,29,3,12,22,23,7,6,15,4,6,13,20,20,11,5,8,0,16,10,8,11,8,4,0,11,1,6,4,2,0,0,4,3,1,0]]},{"pick":["first",2,1]}],"salt":"9567bbb0982320afe8b71c2344379371","hash":"e6408e644412f22532d0019a10756630a21a81cd9543d68685cd514b4a70db31"}');
INSERT INTO lines VALUES('gz4xvpx7th',0,'{"globetable":2,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":3,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Sprocket","Pixel","Gizmo"],"dice":{"sealed":{"table":"gz4xvpx7th","seed":"3930c4f655a6e99feabb049d36434b6072258a46ab37b4c4b5366811d6c84877","seats":[{"bot":"random"},{"bot":"greedy"},{"bot":"random"}]}},"hash":"04f93e7ab3287388b270c018e8ae315577f8fd2b57af6fe5930fd84fa1d4a936"}');
INSERT INTO lines VALUES('gz4xvpx7th',1,'{"n":1,"what":"start","dice":[{"shuffle":["pile",[26,14,36,29,50,51,28,56,47,65,43,51,64,55,32,38,45,32,46,41,42,25,28,37,32,55,24,39,11,21,23,35,20,34,32,36,0,21,7,2,17,14,1,17,11,26,23,0,17,10,11,7,25,8,15,0,11,2,18,6,8,10,18,7,4,1,12,6,11,9,7,9,0,4,3,0,0,3,0,1]]},{"pick":["first",3,1]}],"salt":"0f909ad1bfc39ceb7387a66efb6cd89e","hash":"86102529d29d018ff3f3edeb2cf903175912c80ea2275ab25500b785955c232f"}');
INSERT INTO lines VALUES('gz4xvpx7th',2,'{"n":2,"what":{"act":{"seat":1,"action":"roll"}},"dice":[{"die":["travel",6,6]},{"die":["travel",6,3]}],"salt":"ce3ad02b2fc7d097fbccb0de371ad590","hash":"c3ea262a36c8daca8dc03ffa882e69404f7c6f04139005f6d108ade85f766cb2"}');
INSERT INTO lines VALUES('gz4xvpx7th',3,'{"n":3,"what":{"act":{"seat":1,"action":{"take_ticket":"purple"}}},"salt":"2c3a3ea06a368eb90e29d08d4019e66d","hash":"e488e8711506090b27eb512c7362232c5de291d97e7d1b1a49c36a31e344ad21"}');
INSERT INTO lines VALUES('gz4xvpx7th',4,'{"n":4,"what":{"act":{"seat":1,"action":"stop"}},"salt":"8f36c041e8291ec81c285506781082d4","hash":"700a2762df9714bf8714855338e8ba004b594f21be261db3e4412c8a50681c9b"}');
INSERT INTO lines VALUES('gz4xvpx7th',5,'{"n":5,"what":{"act":{"seat":2,"action":"roll"}},"dice":[{"die":["travel",6,1]},{"die":["travel",6,6]}],"salt":"43951ad90138069a0edc207e7c37581c","hash":"b4731fae0a9279b9cd5c7898a7f188dad488a2b59f889411e2c8626c0139db04"}');
INSERT INTO lines VALUES('gz4xvpx7th',6,'{"n":6,"what":{"act":{"seat":2,"action":{"take_ticket":"blue"}}},"salt":"128d7d782dac1cb436aebc8374afda95","hash":"382948cc8523b48901e4fdc192c8370cf67f935a779956698b46b44900452f4d"}');
INSERT INTO lines VALUES('gz4xvpx7th',7,'{"n":7,"what":{"act":{"seat":2,"action":"stop"}},"salt":"0e0e6807fee0207c6a7e753d13fe68e7","hash":"0b94abb5c3862196c4e4975809c0a0337b5c749845206bee78e3514733a3bd87"}');
CREATE TABLE editions (
    hash TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;
INSERT INTO editions VALUES('988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529',replace('# Little Monsters: the board "The Wide World".\n#\n# 81 real places joined by coloured paths. The original board is not printed in its rulebook (only Peking and Murmansk\n# are named there), so this one is our own reconstruction from real geography: places, continents and coordinates are\n# true, the paths and their colours are ours.\n#\n# What holds for it, and should go on holding when it is changed: it is connected, and stays so when any one place\n# burns; every place has 2 to 6 paths, at most 2 of them of one colour; every colour is equally frequent; every\n# continent is touched by at least 2 paths of each colour; no two paths cross, and none runs closer than 6 map units\n# to a third place; places are at least 17 map units apart; no label covers another label or a place.\n#\n# Map units: Equal Earth about 11° E, 1000 wide (see xtask/src/coast.rs). A path between the far east and the far west\n# crosses the map''s edge: it is drawn to x + 1000 and to x - 1000.\n\n[edition]\ngame = "little-monsters"\nid = "world"\nname = "The Wide World"\nversion = 1\n\n[tickets]\nper_colour = 20\n\n# The box does not state how its 18 event cards are divided; this is ruling LM-31.\n[events]\npandemic = 1\nnuclear = 2\nearthquake = 2\nwildfire = 2\nstorm = 2\nstrike = 1\npolar-flight = 1\ncrowds = 1\ntail-wind-purple = 1\ntail-wind-yellow = 1\ntail-wind-blue = 1\ntail-wind-green = 1\ntail-wind-red = 1\nfestival = 1\n\n[[continent]]\nid = "africa"\nname = "Africa"\ncolour = "yellow"\n\n[[continent]]\nid = "antarctica"\nname = "Antarctica"\ncolour = "blue"\n\n[[continent]]\nid = "asia"\nname = "Asia"\ncolour = "red"\n\n[[continent]]\nid = "europe"\nname = "Europe"\ncolour = "blue"\n\n[[continent]]\nid = "north-america"\nname = "North America"\ncolour = "purple"\n\n[[continent]]\nid = "oceania"\nname = "Oceania"\ncolour = "green"\n\n[[continent]]\nid = "south-america"\nname = "South America"\ncolour = "green"\n\n# nudge: shift in map units from the true position, where the map is crowded. label: where the name stands.\n\n[[location]]\nid = "marrakesh"\nname = "Marrakesh"\ncontinent = "africa"\nlat = 31.63\nlon = -7.99\nlabel = "right"\n\n[[location]]\nid = "saint-helena"\nname = "Saint Helena"\ncontinent = "africa"\nlat = -15.97\nlon = -5.7\nlabel = "right"\n\n[[location]]\nid = "cairo"\nname = "Cairo"\ncontinent = "africa"\nlat = 30.04\nlon = 31.24\nlabel = "left"\n\n[[location]]\nid = "dakar"\nname = "Dakar"\ncontinent = "africa"\nlat = 14.69\nlon = -17.45\nlabel = "above"\n\n[[location]]\nid = "timbuktu"\nname = "Timbuktu"\ncontinent = "africa"\nlat = 16.77\nlon = -3.01\nlabel = "right"\n\n[[location]]\nid = "lagos"\nname = "Lagos"\ncontinent = "africa"\nlat = 6.45\nlon = 3.39\nlabel = "left"\n\n[[location]]\nid = "addis-ababa"\nname = "Addis Ababa"\ncontinent = "africa"\nlat = 9.03\nlon = 38.74\nlabel = "left"\n\n[[location]]\nid = "kinshasa"\nname = "Kinshasa"\ncontinent = "africa"\nlat = -4.32\nlon = 15.31\nlabel = "left"\n\n[[location]]\nid = "kilimanjaro"\nname = "Kilimanjaro"\ncontinent = "africa"\nlat = -3.07\nlon = 37.35\nlabel = "above"\n\n[[location]]\nid = "seychelles"\nname = "Seychelles"\ncontinent = "africa"\nlat = -4.62\nlon = 55.45\nlabel = "below"\n\n[[location]]\nid = "victoria-falls"\nname = "Victoria Falls"\ncontinent = "africa"\nlat = -17.92\nlon = 25.86\nlabel = "below"\n\n[[location]]\nid = "antananarivo"\nname = "Antananarivo"\ncontinent = "africa"\nlat = -18.88\nlon = 47.51\nlabel = "above"\n\n[[location]]\nid = "cape-town"\nname = "Cape Town"\ncontinent = "africa"\nlat = -33.92\nlon = 18.42\nlabel = "right"\n\n[[location]]\nid = "esperanza"\nname = "Esperanza"\ncontinent = "antarctica"\nlat = -63.4\nlon = -57.0\nnudge = [0, 3]\nlabel = "left"\n\n[[location]]\nid = "neumayer"\nname = "Neumayer"\ncontinent = "antarctica"\nlat = -70.65\nlon = -8.25\nnudge = [-4, -3]\nlabel = "below"\n\n[[location]]\nid = "south-pole"\nname = "South Pole"\ncontinent = "antarctica"\nlat = -90.0\nlon = 0.0\nnudge = [40, -11]\nlabel = "above"\n\n[[location]]\nid = "mawson"\nname = "Mawson"\ncontinent = "antarctica"\nlat = -67.6\nlon = 62.87\nlabel = "below"\n\n[[location]]\nid = "mcmurdo"\nname = "McMurdo"\ncontinent = "antarctica"\nlat = -77.85\nlon = 166.67\nnudge = [0, -6]\nlabel = "right"\n\n[[location]]\nid = "dubai"\nname = "Dubai"\ncontinent = "asia"\nlat = 25.2\nlon = 55.27\nlabel = "left"\n\n[[location]]\nid = "isfahan"\nname = "Isfahan"\ncontinent = "asia"\nlat = 32.65\nlon = 51.67\nlabel = "right"\n\n[[location]]\nid = "samarkand"\nname = "Samarkand"\ncontinent = "asia"\nlat = 39.65\nlon = 66.96\nlabel = "right"\n\n[[location]]\nid = "novosibirsk"\nname = "Novosibirsk"\ncontinent = "asia"\nlat = 55.03\nlon = 82.92\nlabel = "right"\n\n[[location]]\nid = "norilsk"\nname = "Norilsk"\ncontinent = "asia"\nlat = 69.35\nlon = 88.2\nlabel = "above"\n\n[[location]]\nid = "yakutsk"\nname = "Yakutsk"\ncontinent = "asia"\nlat = 62.03\nlon = 129.73\nlabel = "above"\n\n[[location]]\nid = "kamchatka"\nname = "Kamchatka"\ncontinent = "asia"\nlat = 53.02\nlon = 158.65\nlabel = "above"\n\n[[location]]\nid = "ulaanbaatar"\nname = "Ulaanbaatar"\ncontinent = "asia"\nlat = 47.92\nlon = 106.92\nlabel = "left"\n\n[[location]]\nid = "beijing"\nname = "Beijing"\ncontinent = "asia"\nlat = 39.9\nlon = 116.4\nlabel = "left"\n\n[[location]]\nid = "tokyo"\nname = "Tokyo"\ncontinent = "asia"\nlat = 35.68\nlon = 139.69\nlabel = "right"\n\n[[location]]\nid = "hong-kong"\nname = "Hong Kong"\ncontinent = "asia"\nlat = 22.32\nlon = 114.17\nlabel = "right"\n\n[[location]]\nid = "lhasa"\nname = "Lhasa"\ncontinent = "asia"\nlat = 29.65\nlon = 91.12\nlabel = "right"\n\n[[location]]\nid = "delhi"\nname = "Delhi"\ncontinent = "asia"\nlat = 28.61\nlon = 77.21\nlabel = "above"\n\n[[location]]\nid = "mumbai"\nname = "Mumbai"\ncontinent = "asia"\nlat = 19.08\nlon = 72.88\nlabel = "right"\n\n[[location]]\nid = "colombo"\nname = "Colombo"\ncontinent = "asia"\nlat = 6.93\nlon = 79.86\nlabel = "left"\n\n[[location]]\nid = "angkor"\nname = "Angkor"\ncontinent = "asia"\nlat = 13.41\nlon = 103.87\nlabel = "left"\n\n[[location]]\nid = "singapore"\nname = "Singapore"\ncontinent = "asia"\nlat = 1.35\nlon = 103.82\nlabel = "right"\n\n[[location]]\nid = "bali"\nname = "Bali"\ncontinent = "asia"\nlat = -8.41\nlon = 115.19\nlabel = "left"\n\n[[location]]\nid = "manila"\nname = "Manila"\ncontinent = "asia"\nlat = 14.6\nlon = 120.98\nlabel = "below"\n\n[[location]]\nid = "svalbard"\nname = "Svalbard"\ncontinent = "europe"\nlat = 78.2\nlon = 15.6\nnudge = [-6, 4]\nlabel = "right"\n\n[[location]]\nid = "reykjavik"\nname = "Reykjavík"\ncontinent = "europe"\nlat = 64.15\nlon = -21.94\nlabel = "above"\n\n[[location]]\nid = "murmansk"\nname = "Murmansk"\ncontinent = "europe"\nlat = 68.97\nlon = 33.08\nnudge = [4, 5]\nlabel = "left"\n\n[[location]]\nid = "stockholm"\nname = "Stockholm"\ncontinent = "europe"\nlat = 59.33\nlon = 18.06\nnudge = [3, 0]\nlabel = "left"\n\n[[location]]\nid = "london"\nname = "London"\ncontinent = "europe"\nlat = 51.51\nlon = -0.13\nnudge = [-7, -5]\nlabel = "left"\n\n[[location]]\nid = "paris"\nname = "Paris"\ncontinent = "europe"\nlat = 48.86\nlon = 2.35\nnudge = [0, 8]\nlabel = "below"\n\n[[location]]\nid = "berlin"\nname = "Berlin"\ncontinent = "europe"\nlat = 52.52\nlon = 13.4\nnudge = [4, 5]\nlabel = "right"\n\n[[location]]\nid = "moscow"\nname = "Moscow"\ncontinent = "europe"\nlat = 55.75\nlon = 37.62\nnudge = [5, 1]\nlabel = "above"\n\n[[location]]\nid = "lisbon"\nname = "Lisbon"\ncontinent = "europe"\nlat = 38.72\nlon = -9.14\nnudge = [-3, 0]\nlabel = "right"\n\n[[location]]\nid = "rome"\nname = "Rome"\ncontinent = "europe"\nlat = 41.9\nlon = 12.5\nnudge = [4, 2]\nlabel = "below"\n\n[[location]]\nid = "istanbul"\nname = "Istanbul"\ncontinent = "europe"\nlat = 41.01\nlon = 28.98\nnudge = [3, 1]\nlabel = "right"\n\n[[location]]\nid = "anchorage"\nname = "Anchorage"\ncontinent = "north-america"\nlat = 61.22\nlon = -149.9\nlabel = "right"\n\n[[location]]\nid = "yellowknife"\nname = "Yellowknife"\ncontinent = "north-america"\nlat = 62.45\nlon = -114.37\nnudge = [-2, -2]\nlabel = "above"\n\n[[location]]\nid = "churchill"\nname = "Churchill"\ncontinent = "north-america"\nlat = 58.77\nlon = -94.17\nnudge = [4, 2]\nlabel = "above"\n\n[[location]]\nid = "nuuk"\nname = "Nuuk"\ncontinent = "north-america"\nlat = 64.18\nlon = -51.72\nlabel = "above"\n\n[[location]]\nid = "vancouver"\nname = "Vancouver"\ncontinent = "north-america"\nlat = 49.28\nlon = -123.12\nlabel = "right"\n\n[[location]]\nid = "san-francisco"\nname = "San Francisco"\ncontinent = "north-america"\nlat = 37.77\nlon = -122.42\nnudge = [-3, 0]\nlabel = "left"\n\n[[location]]\nid = "grand-canyon"\nname = "Grand Canyon"\ncontinent = "north-america"\nlat = 36.06\nlon = -112.14\nnudge = [4, 4]\nlabel = "right"\n\n[[location]]\nid = "chicago"\nname = "Chicago"\ncontinent = "north-america"\nlat = 41.88\nlon = -87.63\nnudge = [-4, 0]\nlabel = "left"\n\n[[location]]\nid = "new-york"\nname = "New York"\ncontinent = "north-america"\nlat = 40.71\nlon = -74.01\nnudge = [6, 1]\nlabel = "above"\n\n[[location]]\nid = "st-johns"\nname = "St. John''s"\ncontinent = "north-america"\nlat = 47.56\nlon = -52.71\nlabel = "right"\n\n[[location]]\nid = "new-orleans"\nname = "New Orleans"\ncontinent = "north-america"\nlat = 29.95\nlon = -90.07\nlabel = "right"\n\n[[location]]\nid = "mexico-city"\nname = "Mexico City"\ncontinent = "north-america"\nlat = 19.43\nlon = -99.13\nlabel = "left"\n\n[[location]]\nid = "havana"\nname = "Havana"\ncontinent = "north-america"\nlat = 23.11\nlon = -82.37\nlabel = "right"\n\n[[location]]\nid = "panama"\nname = "Panama"\ncontinent = "north-america"\nlat = 8.98\nlon = -79.52\nlabel = "left"\n\n[[location]]\nid = "honolulu"\nname = "Honolulu"\ncontinent = "oceania"\nlat = 21.31\nlon = -157.86\nlabel = "right"\n\n[[location]]\nid = "tahiti"\nname = "Tahiti"\ncontinent = "oceania"\nlat = -17.65\nlon = -149.43\nlabel = "below"\n\n[[location]]\nid = "easter-island"\nname = "Easter Island"\ncontinent = "oceania"\nlat = -27.12\nlon = -109.35\nlabel = "left"\n\n[[location]]\nid = "fiji"\nname = "Fiji"\ncontinent = "oceania"\nlat = -17.8\nlon = 178.0\nlabel = "left"\n\n[[location]]\nid = "guam"\nname = "Guam"\ncontinent = "oceania"\nlat = 13.44\nlon = 144.79\nlabel = "below"\n\n[[location]]\nid = "port-moresby"\nname = "Port Moresby"\ncontinent = "oceania"\nlat = -9.44\nlon = 147.18\nlabel = "left"\n\n[[location]]\nid = "alice-springs"\nname = "Alice Springs"\ncontinent = "oceania"\nlat = -23.7\nlon = 133.88\nlabel = "right"\n\n[[location]]\nid = "perth"\nname = "Perth"\ncontinent = "oceania"\nlat = -31.95\nlon = 115.86\nlabel = "right"\n\n[[location]]\nid = "sydney"\nname = "Sydney"\ncontinent = "oceania"\nlat = -33.87\nlon = 151.21\nlabel = "left"\n\n[[location]]\nid = "auckland"\nname = "Auckland"\ncontinent = "oceania"\nlat = -36.85\nlon = 174.76\nlabel = "right"\n\n[[location]]\nid = "angel-falls"\nname = "Angel Falls"\ncontinent = "south-america"\nlat = 5.97\nlon = -62.54\nlabel = "right"\n\n[[location]]\nid = "galapagos"\nname = "Galápagos"\ncontinent = "south-america"\nlat = -0.74\nlon = -90.31\nlabel = "left"\n\n[[location]]\nid = "manaus"\nname = "Manaus"\ncontinent = "south-america"\nlat = -3.12\nlon = -60.02\nlabel = "left"\n\n[[location]]\nid = "recife"\nname = "Recife"\ncontinent = "south-america"\nlat = -8.05\nlon = -34.88\nlabel = "right"\n\n[[location]]\nid = "machu-picchu"\nname = "Machu Picchu"\ncontinent = "south-america"\nlat = -13.16\nlon = -72.55\nlabel = "right"\n\n[[location]]\nid = "rio"\nname = "Rio"\ncontinent = "south-america"\nlat = -22.91\nlon = -43.17\nlabel = "left"\n\n[[location]]\nid = "buenos-aires"\nname = "Buenos Aires"\ncontinent = "south-america"\nlat = -34.6\nlon = -58.38\nnudge = [5, -2]\nlabel = "right"\n\n[[location]]\nid = "santiago"\nname = "Santiago"\ncontinent = "south-america"\nlat = -33.45\nlon = -70.67\nnudge = [-5, 0]\nlabel = "above"\n\n[[location]]\nid = "ushuaia"\nname = "Ushuaia"\ncontinent = "south-america"\nlat = -54.8\nlon = -68.3\nnudge = [-5, 0]\nlabel = "left"\n\n# One pair per line, in no particular direction.\n[paths]\npurple = [\n  ["tahiti", "easter-island"],\n  ["neumayer", "south-pole"],\n  ["perth", "mawson"],\n  ["saint-helena", "recife"],\n  ["seychelles", "singapore"],\n  ["rome", "cairo"],\n  ["rome", "marrakesh"],\n  ["cairo", "addis-ababa"],\n  ["chicago", "new-york"],\n  ["buenos-aires", "esperanza"],\n  ["london", "berlin"],\n  ["beijing", "hong-kong"],\n  ["yakutsk", "ulaanbaatar"],\n  ["ulaanbaatar", "beijing"],\n  ["stockholm", "moscow"],\n  ["panama", "galapagos"],\n  ["london", "lisbon"],\n  ["kilimanjaro", "seychelles"],\n  ["sydney", "auckland"],\n  ["dubai", "mumbai"],\n  ["new-york", "st-johns"],\n  ["kinshasa", "kilimanjaro"],\n  ["yellowknife", "chicago"],\n  ["istanbul", "isfahan"],\n  ["manila", "guam"],\n  ["anchorage", "san-francisco"],\n  ["port-moresby", "alice-springs"],\n  ["manaus", "recife"],\n  ["churchill", "nuuk"],\n  ["norilsk", "yakutsk"],\n]\nyellow = [\n  ["honolulu", "tahiti"],\n  ["auckland", "mcmurdo"],\n  ["antananarivo", "mawson"],\n  ["reykjavik", "london"],\n  ["svalbard", "murmansk"],\n  ["dakar", "angel-falls"],\n  ["moscow", "novosibirsk"],\n  ["new-york", "havana"],\n  ["havana", "panama"],\n  ["reykjavik", "st-johns"],\n  ["dubai", "isfahan"],\n  ["isfahan", "samarkand"],\n  ["timbuktu", "lagos"],\n  ["vancouver", "san-francisco"],\n  ["addis-ababa", "kilimanjaro"],\n  ["alice-springs", "sydney"],\n  ["moscow", "istanbul"],\n  ["singapore", "bali"],\n  ["panama", "angel-falls"],\n  ["mumbai", "colombo"],\n  ["new-orleans", "mexico-city"],\n  ["kamchatka", "tokyo"],\n  ["marrakesh", "timbuktu"],\n  ["lhasa", "mumbai"],\n  ["recife", "rio"],\n  ["victoria-falls", "antananarivo"],\n  ["alice-springs", "perth"],\n  ["beijing", "tokyo"],\n  ["galapagos", "machu-picchu"],\n  ["santiago", "ushuaia"],\n]\nblue = [\n  ["san-francisco", "honolulu"],\n  ["cape-town", "neumayer"],\n  ["sydney", "mcmurdo"],\n  ["svalbard", "reykjavik"],\n  ["saint-helena", "cape-town"],\n  ["antananarivo", "perth"],\n  ["honolulu", "fiji"],\n  ["rome", "istanbul"],\n  ["paris", "berlin"],\n  ["havana", "angel-falls"],\n  ["bali", "perth"],\n  ["lisbon", "marrakesh"],\n  ["san-francisco", "grand-canyon"],\n  ["novosibirsk", "norilsk"],\n  ["istanbul", "cairo"],\n  ["hong-kong", "manila"],\n  ["hong-kong", "angkor"],\n  ["dakar", "timbuktu"],\n  ["paris", "lisbon"],\n  ["buenos-aires", "santiago"],\n  ["rio", "buenos-aires"],\n  ["nuuk", "st-johns"],\n  ["churchill", "chicago"],\n  ["grand-canyon", "mexico-city"],\n  ["dubai", "delhi"],\n  ["kinshasa", "victoria-falls"],\n  ["colombo", "angkor"],\n  ["novosibirsk", "ulaanbaatar"],\n  ["machu-picchu", "santiago"],\n  ["yakutsk", "kamchatka"],\n]\ngreen = [\n  ["kamchatka", "anchorage"],\n  ["honolulu", "guam"],\n  ["tahiti", "fiji"],\n  ["santiago", "easter-island"],\n  ["ushuaia", "esperanza"],\n  ["south-pole", "mawson"],\n  ["mawson", "mcmurdo"],\n  ["lisbon", "new-york"],\n  ["murmansk", "norilsk"],\n  ["addis-ababa", "dubai"],\n  ["murmansk", "stockholm"],\n  ["berlin", "moscow"],\n  ["paris", "rome"],\n  ["fiji", "auckland"],\n  ["lhasa", "delhi"],\n  ["yellowknife", "churchill"],\n  ["chicago", "new-orleans"],\n  ["vancouver", "grand-canyon"],\n  ["angkor", "manila"],\n  ["manaus", "machu-picchu"],\n  ["lagos", "kinshasa"],\n  ["cairo", "isfahan"],\n  ["dubai", "samarkand"],\n  ["seychelles", "antananarivo"],\n  ["victoria-falls", "cape-town"],\n  ["kilimanjaro", "victoria-falls"],\n  ["buenos-aires", "ushuaia"],\n  ["yakutsk", "beijing"],\n  ["tokyo", "hong-kong"],\n  ["guam", "port-moresby"],\n]\nred = [\n  ["galapagos", "easter-island"],\n  ["esperanza", "neumayer"],\n  ["reykjavik", "nuuk"],\n  ["dakar", "recife"],\n  ["saint-helena", "lagos"],\n  ["saint-helena", "rio"],\n  ["seychelles", "colombo"],\n  ["london", "paris"],\n  ["ushuaia", "easter-island"],\n  ["cairo", "timbuktu"],\n  ["stockholm", "berlin"],\n  ["berlin", "rome"],\n  ["tokyo", "guam"],\n  ["new-orleans", "havana"],\n  ["murmansk", "moscow"],\n  ["delhi", "mumbai"],\n  ["angel-falls", "manaus"],\n  ["anchorage", "vancouver"],\n  ["angkor", "singapore"],\n  ["grand-canyon", "new-orleans"],\n  ["samarkand", "novosibirsk"],\n  ["samarkand", "delhi"],\n  ["mexico-city", "panama"],\n  ["ulaanbaatar", "lhasa"],\n  ["yellowknife", "vancouver"],\n  ["dakar", "lagos"],\n  ["bali", "alice-springs"],\n  ["colombo", "singapore"],\n  ["fiji", "port-moresby"],\n  ["cape-town", "south-pole"],\n]\n','\n',char(10)));
CREATE TABLE host (
    one    INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    secret BLOB    NOT NULL CHECK (length(secret) = 32)
, lived INTEGER NOT NULL DEFAULT 0, push_key BLOB) STRICT;
INSERT INTO host VALUES(1,X'7e3c4c933d3d2370469484afafcaaa293f72866fedeabf74bb3e81de7fdcd2f0',0,X'308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b020101042063b50bad2e862299093b458599a28331fecb2d01a1230e7a0218afb3cf4a6e77a1440342000459492b1948bb94d5abf44b17d03a5a3d8d898393c24bae7b61d632f52b83b9fd74497b1dd81999a8e78c0015c3385df884ca390bfa8f6f84f1103d368a5f2101');
CREATE TABLE notes (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 1),
    -- How many entries the journal had then.
    entry    INTEGER NOT NULL CHECK (entry >= 0),
    note     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO notes VALUES('6uigfmb4rb',1,1,'{"end_asked":{"by":0}}');
CREATE TABLE company (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- The player who hosts the table, if it is no longer whoever opened it.
    host     TEXT,
    -- How many lines of talk there are; the next one's number is one more.
    talked   INTEGER NOT NULL DEFAULT 0 CHECK (talked >= 0),
    -- How people talk at it: opaque text.
    manners  TEXT
, public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1))) STRICT, WITHOUT ROWID;
INSERT INTO company VALUES('6uigfmb4rb',NULL,1,NULL,0);
INSERT INTO company VALUES('cfrxgcqfx9',NULL,0,NULL,1);
CREATE TABLE seat_links (
    hash     TEXT    NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    holds    INTEGER NOT NULL CHECK (holds IN (0, 1)),
    made_at  INTEGER NOT NULL
, mailed INTEGER NOT NULL DEFAULT 0 CHECK (mailed IN (0, 1))) STRICT, WITHOUT ROWID;
INSERT INTO seat_links VALUES('9f5ef5e4335328df979f96498ee72d607484054c840d25535ba6886b505441ba','6uigfmb4rb',1,1,1795033436,0);
CREATE TABLE seat_moves (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    giver    TEXT    NOT NULL,
    taker    TEXT    NOT NULL,
    -- The names before and after. With another name it is somebody else who plays on.
    old_name TEXT    NOT NULL,
    new_name TEXT    NOT NULL,
    -- How many entries the journal had.
    entries  INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE talk (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    circle   TEXT    NOT NULL CHECK (circle IN ('players', 'spectators')),
    player   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    seat     INTEGER CHECK (seat BETWEEN 0 AND 255),
    text     TEXT    NOT NULL,
    said_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO talk VALUES('6uigfmb4rb',1,'players','d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b','Ada',0,'Hello Bo',1795033436);
CREATE TABLE tokens (
    hash    TEXT    NOT NULL PRIMARY KEY,
    -- What its owner knows it by.
    id      TEXT    NOT NULL UNIQUE,
    player  TEXT    NOT NULL,
    label   TEXT    NOT NULL,
    scopes  TEXT    NOT NULL,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tokens VALUES('f1ecf697814e2b81d1520b22bce11edb0b478b264702e5493f7720171a759f63','f63bbad481ea','d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b','a program','read play',1795033437);
CREATE TABLE ways (
    -- Random, or made from the address. Whoever has that of a mail address can confirm or stop it: it is in the mails.
    id      TEXT    NOT NULL PRIMARY KEY,
    -- The player who is told; or the table whose people are.
    owner   TEXT    NOT NULL,
    kind    TEXT    NOT NULL CHECK (kind IN ('mail', 'push', 'hook')),
    address TEXT    NOT NULL,
    -- What messages to a browser are locked with: opaque text.
    keys    TEXT,
    lang    TEXT    NOT NULL,
    -- An address is asked first whether it wants to hear anything; one that refuses everything is left alone.
    state   TEXT    NOT NULL CHECK (state IN ('asked', 'on', 'refused')),
    -- Until when it is left alone, by the time of this house: because somebody is just telling it, because it was told
    -- lately, or because it failed.
    rests   INTEGER NOT NULL DEFAULT 0,
    -- How often in a row it failed.
    fails   INTEGER NOT NULL DEFAULT 0,
    -- How often in a row the address was refused.
    refused INTEGER NOT NULL DEFAULT 0,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO ways VALUES('19822e60c9fd64c85cae7965e7b3a0f5','d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b','hook','http://127.0.0.1:9/own',NULL,'en','on',0,0,0,1795033437);
INSERT INTO ways VALUES('c1c9029c8d6dfd33d4ef0a38061173a9','6uigfmb4rb','hook','http://127.0.0.1:9/hook',NULL,'en','on',0,0,0,1795033436);
CREATE TABLE calls (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    player   TEXT    NOT NULL,
    -- Which of their turns it is: the last entry of theirs before it.
    turn     INTEGER NOT NULL,
    -- Since when, by the time of this house.
    since    INTEGER NOT NULL,
    -- Whether they are still waited for.
    waits    INTEGER NOT NULL CHECK (waits IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE told (
    way      TEXT    NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    turn     INTEGER NOT NULL,
    PRIMARY KEY (way, table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE feeds (
    player TEXT NOT NULL PRIMARY KEY,
    hash   TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
INSERT INTO feeds VALUES('d7dc242ba6216d1e1f008cefd5868974a8020851ccf682944a3bffc164936e5b','a3ecddfd3fedd3188d30ce3489447a5bd74b024147f04c731bfe8826773f70e1');
CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- As the program writes it.
    result   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO results VALUES('3jkzrwwxrs','{"ended":{"won":[1]},"dice":[]}');
CREATE TABLE accounts (
    id       TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    -- What a name looks like; no two accounts look alike.
    likeness TEXT   NOT NULL UNIQUE,
    -- The player whose tables they are.
    player   TEXT   NOT NULL UNIQUE,
    -- The hash of the password, with how it was made.
    password TEXT   NOT NULL,
    language TEXT,
    pace     TEXT,
    made_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO accounts VALUES('aeba44f382f0ea86','Dora','dora','51a9dcf5fbccb483fc2cbc8bed69e32e812de827e53fac31cb861088111e6c6d','$argon2id$v=19$m=19456,t=2,p=1$YC7awjHNyPDYhTqDbvWpfw$U+f91RJ3oBEe9pJZeSCrrXy/a6mqtAnHh+qJz9YZfW4',NULL,NULL,1795033437);
CREATE TABLE devices (
    hash    TEXT   NOT NULL PRIMARY KEY,
    -- What its owner knows it by.
    id      TEXT   NOT NULL UNIQUE,
    player  TEXT   NOT NULL,
    -- The account by which it was signed in. One whose account was removed keeps its tables, and has none.
    account TEXT   REFERENCES accounts (id),
    label   TEXT   NOT NULL,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO devices VALUES('10634138d8df0d511d12a90514bd571b63405dee95683626e913e2cb12047778','07a4d3f43642','51a9dcf5fbccb483fc2cbc8bed69e32e812de827e53fac31cb861088111e6c6d','aeba44f382f0ea86','',1795033437);
CREATE TABLE passkeys (
    -- The hash of what the device that keeps it calls it.
    hash       TEXT    NOT NULL PRIMARY KEY,
    -- What its owner knows it by.
    id         TEXT    NOT NULL UNIQUE,
    account    TEXT    NOT NULL REFERENCES accounts (id),
    -- What the device calls it.
    credential TEXT    NOT NULL,
    label      TEXT    NOT NULL,
    public_key BLOB    NOT NULL,
    -- How often the device says that it has signed; zero, if it does not count.
    counter    INTEGER NOT NULL,
    made_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE challenges (
    hash    TEXT    NOT NULL PRIMARY KEY,
    -- The browser that asked for it.
    player  TEXT    NOT NULL,
    -- What for.
    purpose TEXT    NOT NULL,
    -- The account that it is about, or will be; empty where nobody knows it yet.
    account TEXT    NOT NULL,
    -- Until when it is good, by the time of the house.
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- As the program writes it.
    analysis TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO analyses VALUES('3jkzrwwxrs','{"seed":2002,"course":[[1,[0.7483,0.2517]],[2,[0.0,1.0]]],"rolls":[{"entry":2,"seat":0,"change":[0.0,0.0],"error":[0.0,0.0]}],"decisions":[],"seats":[{"start":0.5009,"end":0.0,"deal":0.2474,"luck":0.0,"error":0.0,"own_luck":0.0,"play":-0.7483,"decisions":0,"lost":0.0},{"start":0.4991,"end":1.0,"deal":-0.2474,"luck":0.0,"error":0.0,"own_luck":0.0,"play":0.7483,"decisions":0,"lost":0.0}]}');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('tables',4);
CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;
CREATE INDEX tables_due ON tables (made) WHERE due = 1;
CREATE INDEX seat_links_by_seat ON seat_links (table_id, seat);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tokens_by_player ON tokens (player);
CREATE INDEX ways_by_owner ON ways (owner);
CREATE INDEX company_public ON company (table_id) WHERE public = 1;
CREATE INDEX devices_by_player ON devices (player);
CREATE INDEX passkeys_by_account ON passkeys (account);
COMMIT;
