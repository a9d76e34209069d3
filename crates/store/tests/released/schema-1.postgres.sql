SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.unixepoch() RETURNS bigint
    LANGUAGE sql
    AS $$SELECT floor(extract(epoch FROM clock_timestamp()))::bigint$$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.editions (
    hash text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.host (
    one bigint NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT host_one_check CHECK ((one = 1)),
    CONSTRAINT host_secret_check CHECK ((octet_length(secret) = 32))
);
CREATE TABLE public.lines (
    table_id text NOT NULL,
    number bigint NOT NULL,
    line text NOT NULL,
    CONSTRAINT lines_number_check CHECK ((number >= 0))
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    kind text NOT NULL,
    bot text,
    name text NOT NULL,
    player text,
    nonce text,
    CONSTRAINT seats_check CHECK (((kind = 'bot'::text) = (bot IS NOT NULL))),
    CONSTRAINT seats_kind_check CHECK ((kind = ANY (ARRAY['open'::text, 'person'::text, 'bot'::text]))),
    CONSTRAINT seats_seat_check CHECK (((seat >= 0) AND (seat <= 255)))
);
CREATE TABLE public.tables (
    made bigint NOT NULL,
    id text NOT NULL,
    game text NOT NULL,
    setup text NOT NULL,
    status text NOT NULL,
    entries bigint NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    CONSTRAINT tables_entries_check CHECK ((entries >= 0)),
    CONSTRAINT tables_status_check CHECK ((status = ANY (ARRAY['open'::text, 'playing'::text, 'over'::text])))
)
WITH (fillfactor='70');
ALTER TABLE public.tables ALTER COLUMN made ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tables_made_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public._sqlx_migrations VALUES (1, 'tables', '2026-11-16 01:48:13.10225+00', true, '\x0f48f8a4657d123e4a1f8f5d43aeb4edc7c24dd59624856478826491a0a719c86ecbc92a91a8141583b7a8a92e5d6e4f', 160099463);
INSERT INTO public.editions VALUES ('988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529', '# Little Monsters: the board "The Wide World".
#
# 81 real places joined by coloured paths. The original board is not printed in its rulebook (only Peking and Murmansk
# are named there), so this one is our own reconstruction from real geography: places, continents and coordinates are
# true, the paths and their colours are ours.
#
# What holds for it, and should go on holding when it is changed: it is connected, and stays so when any one place
# burns; every place has 2 to 6 paths, at most 2 of them of one colour; every colour is equally frequent; every
# continent is touched by at least 2 paths of each colour; no two paths cross, and none runs closer than 6 map units
# to a third place; places are at least 17 map units apart; no label covers another label or a place.
#
# Map units: Equal Earth about 11° E, 1000 wide (see xtask/src/coast.rs). A path between the far east and the far west
# crosses the map''s edge: it is drawn to x + 1000 and to x - 1000.
[edition]
game = "little-monsters"
id = "world"
name = "The Wide World"
version = 1
[tickets]
per_colour = 20
# The box does not state how its 18 event cards are divided; this is ruling LM-31.
[events]
pandemic = 1
nuclear = 2
earthquake = 2
wildfire = 2
storm = 2
strike = 1
polar-flight = 1
crowds = 1
tail-wind-purple = 1
tail-wind-yellow = 1
tail-wind-blue = 1
tail-wind-green = 1
tail-wind-red = 1
festival = 1
[[continent]]
id = "africa"
name = "Africa"
colour = "yellow"
[[continent]]
id = "antarctica"
name = "Antarctica"
colour = "blue"
[[continent]]
id = "asia"
name = "Asia"
colour = "red"
[[continent]]
id = "europe"
name = "Europe"
colour = "blue"
[[continent]]
id = "north-america"
name = "North America"
colour = "purple"
[[continent]]
id = "oceania"
name = "Oceania"
colour = "green"
[[continent]]
id = "south-america"
name = "South America"
colour = "green"
# nudge: shift in map units from the true position, where the map is crowded. label: where the name stands.
[[location]]
id = "marrakesh"
name = "Marrakesh"
continent = "africa"
lat = 31.63
lon = -7.99
label = "right"
[[location]]
id = "saint-helena"
name = "Saint Helena"
continent = "africa"
lat = -15.97
lon = -5.7
label = "right"
[[location]]
id = "cairo"
name = "Cairo"
continent = "africa"
lat = 30.04
lon = 31.24
label = "left"
[[location]]
id = "dakar"
name = "Dakar"
continent = "africa"
lat = 14.69
lon = -17.45
label = "above"
[[location]]
id = "timbuktu"
name = "Timbuktu"
continent = "africa"
lat = 16.77
lon = -3.01
label = "right"
[[location]]
id = "lagos"
name = "Lagos"
continent = "africa"
lat = 6.45
lon = 3.39
label = "left"
[[location]]
id = "addis-ababa"
name = "Addis Ababa"
continent = "africa"
lat = 9.03
lon = 38.74
label = "left"
[[location]]
id = "kinshasa"
name = "Kinshasa"
continent = "africa"
lat = -4.32
lon = 15.31
label = "left"
[[location]]
id = "kilimanjaro"
name = "Kilimanjaro"
continent = "africa"
lat = -3.07
lon = 37.35
label = "above"
[[location]]
id = "seychelles"
name = "Seychelles"
continent = "africa"
lat = -4.62
lon = 55.45
label = "below"
[[location]]
id = "victoria-falls"
name = "Victoria Falls"
continent = "africa"
lat = -17.92
lon = 25.86
label = "below"
[[location]]
id = "antananarivo"
name = "Antananarivo"
continent = "africa"
lat = -18.88
lon = 47.51
label = "above"
[[location]]
id = "cape-town"
name = "Cape Town"
continent = "africa"
lat = -33.92
lon = 18.42
label = "right"
[[location]]
id = "esperanza"
name = "Esperanza"
continent = "antarctica"
lat = -63.4
lon = -57.0
nudge = [0, 3]
label = "left"
[[location]]
id = "neumayer"
name = "Neumayer"
continent = "antarctica"
lat = -70.65
lon = -8.25
nudge = [-4, -3]
label = "below"
[[location]]
id = "south-pole"
name = "South Pole"
continent = "antarctica"
lat = -90.0
lon = 0.0
nudge = [40, -11]
label = "above"
[[location]]
id = "mawson"
name = "Mawson"
continent = "antarctica"
lat = -67.6
lon = 62.87
label = "below"
[[location]]
id = "mcmurdo"
name = "McMurdo"
continent = "antarctica"
lat = -77.85
lon = 166.67
nudge = [0, -6]
label = "right"
[[location]]
id = "dubai"
name = "Dubai"
continent = "asia"
lat = 25.2
lon = 55.27
label = "left"
[[location]]
id = "isfahan"
name = "Isfahan"
continent = "asia"
lat = 32.65
lon = 51.67
label = "right"
[[location]]
id = "samarkand"
name = "Samarkand"
continent = "asia"
lat = 39.65
lon = 66.96
label = "right"
[[location]]
id = "novosibirsk"
name = "Novosibirsk"
continent = "asia"
lat = 55.03
lon = 82.92
label = "right"
[[location]]
id = "norilsk"
name = "Norilsk"
continent = "asia"
lat = 69.35
lon = 88.2
label = "above"
[[location]]
id = "yakutsk"
name = "Yakutsk"
continent = "asia"
lat = 62.03
lon = 129.73
label = "above"
[[location]]
id = "kamchatka"
name = "Kamchatka"
continent = "asia"
lat = 53.02
lon = 158.65
label = "above"
[[location]]
id = "ulaanbaatar"
name = "Ulaanbaatar"
continent = "asia"
lat = 47.92
lon = 106.92
label = "left"
[[location]]
id = "beijing"
name = "Beijing"
continent = "asia"
lat = 39.9
lon = 116.4
label = "left"
[[location]]
id = "tokyo"
name = "Tokyo"
continent = "asia"
lat = 35.68
lon = 139.69
label = "right"
[[location]]
id = "hong-kong"
name = "Hong Kong"
continent = "asia"
lat = 22.32
lon = 114.17
label = "right"
[[location]]
id = "lhasa"
name = "Lhasa"
continent = "asia"
lat = 29.65
lon = 91.12
label = "right"
[[location]]
id = "delhi"
name = "Delhi"
continent = "asia"
lat = 28.61
lon = 77.21
label = "above"
[[location]]
id = "mumbai"
name = "Mumbai"
continent = "asia"
lat = 19.08
lon = 72.88
label = "right"
[[location]]
id = "colombo"
name = "Colombo"
continent = "asia"
lat = 6.93
lon = 79.86
label = "left"
[[location]]
id = "angkor"
name = "Angkor"
continent = "asia"
lat = 13.41
lon = 103.87
label = "left"
[[location]]
id = "singapore"
name = "Singapore"
continent = "asia"
lat = 1.35
lon = 103.82
label = "right"
[[location]]
id = "bali"
name = "Bali"
continent = "asia"
lat = -8.41
lon = 115.19
label = "left"
[[location]]
id = "manila"
name = "Manila"
continent = "asia"
lat = 14.6
lon = 120.98
label = "below"
[[location]]
id = "svalbard"
name = "Svalbard"
continent = "europe"
lat = 78.2
lon = 15.6
nudge = [-6, 4]
label = "right"
[[location]]
id = "reykjavik"
name = "Reykjavík"
continent = "europe"
lat = 64.15
lon = -21.94
label = "above"
[[location]]
id = "murmansk"
name = "Murmansk"
continent = "europe"
lat = 68.97
lon = 33.08
nudge = [4, 5]
label = "left"
[[location]]
id = "stockholm"
name = "Stockholm"
continent = "europe"
lat = 59.33
lon = 18.06
nudge = [3, 0]
label = "left"
[[location]]
id = "london"
name = "London"
continent = "europe"
lat = 51.51
lon = -0.13
nudge = [-7, -5]
label = "left"
[[location]]
id = "paris"
name = "Paris"
continent = "europe"
lat = 48.86
lon = 2.35
nudge = [0, 8]
label = "below"
[[location]]
id = "berlin"
name = "Berlin"
continent = "europe"
lat = 52.52
lon = 13.4
nudge = [4, 5]
label = "right"
[[location]]
id = "moscow"
name = "Moscow"
continent = "europe"
lat = 55.75
lon = 37.62
nudge = [5, 1]
label = "above"
[[location]]
id = "lisbon"
name = "Lisbon"
continent = "europe"
lat = 38.72
lon = -9.14
nudge = [-3, 0]
label = "right"
[[location]]
id = "rome"
name = "Rome"
continent = "europe"
lat = 41.9
lon = 12.5
nudge = [4, 2]
label = "below"
[[location]]
id = "istanbul"
name = "Istanbul"
continent = "europe"
lat = 41.01
lon = 28.98
nudge = [3, 1]
label = "right"
[[location]]
id = "anchorage"
name = "Anchorage"
continent = "north-america"
lat = 61.22
lon = -149.9
label = "right"
[[location]]
id = "yellowknife"
name = "Yellowknife"
continent = "north-america"
lat = 62.45
lon = -114.37
nudge = [-2, -2]
label = "above"
[[location]]
id = "churchill"
name = "Churchill"
continent = "north-america"
lat = 58.77
lon = -94.17
nudge = [4, 2]
label = "above"
[[location]]
id = "nuuk"
name = "Nuuk"
continent = "north-america"
lat = 64.18
lon = -51.72
label = "above"
[[location]]
id = "vancouver"
name = "Vancouver"
continent = "north-america"
lat = 49.28
lon = -123.12
label = "right"
[[location]]
id = "san-francisco"
name = "San Francisco"
continent = "north-america"
lat = 37.77
lon = -122.42
nudge = [-3, 0]
label = "left"
[[location]]
id = "grand-canyon"
name = "Grand Canyon"
continent = "north-america"
lat = 36.06
lon = -112.14
nudge = [4, 4]
label = "right"
[[location]]
id = "chicago"
name = "Chicago"
continent = "north-america"
lat = 41.88
lon = -87.63
nudge = [-4, 0]
label = "left"
[[location]]
id = "new-york"
name = "New York"
continent = "north-america"
lat = 40.71
lon = -74.01
nudge = [6, 1]
label = "above"
[[location]]
id = "st-johns"
name = "St. John''s"
continent = "north-america"
lat = 47.56
lon = -52.71
label = "right"
[[location]]
id = "new-orleans"
name = "New Orleans"
continent = "north-america"
lat = 29.95
lon = -90.07
label = "right"
[[location]]
id = "mexico-city"
name = "Mexico City"
continent = "north-america"
lat = 19.43
lon = -99.13
label = "left"
[[location]]
id = "havana"
name = "Havana"
continent = "north-america"
lat = 23.11
lon = -82.37
label = "right"
[[location]]
id = "panama"
name = "Panama"
continent = "north-america"
lat = 8.98
lon = -79.52
label = "left"
[[location]]
id = "honolulu"
name = "Honolulu"
continent = "oceania"
lat = 21.31
lon = -157.86
label = "right"
[[location]]
id = "tahiti"
name = "Tahiti"
continent = "oceania"
lat = -17.65
lon = -149.43
label = "below"
[[location]]
id = "easter-island"
name = "Easter Island"
continent = "oceania"
lat = -27.12
lon = -109.35
label = "left"
[[location]]
id = "fiji"
name = "Fiji"
continent = "oceania"
lat = -17.8
lon = 178.0
label = "left"
[[location]]
id = "guam"
name = "Guam"
continent = "oceania"
lat = 13.44
lon = 144.79
label = "below"
[[location]]
id = "port-moresby"
name = "Port Moresby"
continent = "oceania"
lat = -9.44
lon = 147.18
label = "left"
[[location]]
id = "alice-springs"
name = "Alice Springs"
continent = "oceania"
lat = -23.7
lon = 133.88
label = "right"
[[location]]
id = "perth"
name = "Perth"
continent = "oceania"
lat = -31.95
lon = 115.86
label = "right"
[[location]]
id = "sydney"
name = "Sydney"
continent = "oceania"
lat = -33.87
lon = 151.21
label = "left"
[[location]]
id = "auckland"
name = "Auckland"
continent = "oceania"
lat = -36.85
lon = 174.76
label = "right"
[[location]]
id = "angel-falls"
name = "Angel Falls"
continent = "south-america"
lat = 5.97
lon = -62.54
label = "right"
[[location]]
id = "galapagos"
name = "Galápagos"
continent = "south-america"
lat = -0.74
lon = -90.31
label = "left"
[[location]]
id = "manaus"
name = "Manaus"
continent = "south-america"
lat = -3.12
lon = -60.02
label = "left"
[[location]]
id = "recife"
name = "Recife"
continent = "south-america"
lat = -8.05
lon = -34.88
label = "right"
[[location]]
id = "machu-picchu"
name = "Machu Picchu"
continent = "south-america"
lat = -13.16
lon = -72.55
label = "right"
[[location]]
id = "rio"
name = "Rio"
continent = "south-america"
lat = -22.91
lon = -43.17
label = "left"
[[location]]
id = "buenos-aires"
name = "Buenos Aires"
continent = "south-america"
lat = -34.6
lon = -58.38
nudge = [5, -2]
label = "right"
[[location]]
id = "santiago"
name = "Santiago"
continent = "south-america"
lat = -33.45
lon = -70.67
nudge = [-5, 0]
label = "above"
[[location]]
id = "ushuaia"
name = "Ushuaia"
continent = "south-america"
lat = -54.8
lon = -68.3
nudge = [-5, 0]
label = "left"
# One pair per line, in no particular direction.
[paths]
purple = [
  ["tahiti", "easter-island"],
  ["neumayer", "south-pole"],
  ["perth", "mawson"],
  ["saint-helena", "recife"],
  ["seychelles", "singapore"],
  ["rome", "cairo"],
  ["rome", "marrakesh"],
  ["cairo", "addis-ababa"],
  ["chicago", "new-york"],
  ["buenos-aires", "esperanza"],
  ["london", "berlin"],
  ["beijing", "hong-kong"],
  ["yakutsk", "ulaanbaatar"],
  ["ulaanbaatar", "beijing"],
  ["stockholm", "moscow"],
  ["panama", "galapagos"],
  ["london", "lisbon"],
  ["kilimanjaro", "seychelles"],
  ["sydney", "auckland"],
  ["dubai", "mumbai"],
  ["new-york", "st-johns"],
  ["kinshasa", "kilimanjaro"],
  ["yellowknife", "chicago"],
  ["istanbul", "isfahan"],
  ["manila", "guam"],
  ["anchorage", "san-francisco"],
  ["port-moresby", "alice-springs"],
  ["manaus", "recife"],
  ["churchill", "nuuk"],
  ["norilsk", "yakutsk"],
]
yellow = [
  ["honolulu", "tahiti"],
  ["auckland", "mcmurdo"],
  ["antananarivo", "mawson"],
  ["reykjavik", "london"],
  ["svalbard", "murmansk"],
  ["dakar", "angel-falls"],
  ["moscow", "novosibirsk"],
  ["new-york", "havana"],
  ["havana", "panama"],
  ["reykjavik", "st-johns"],
  ["dubai", "isfahan"],
  ["isfahan", "samarkand"],
  ["timbuktu", "lagos"],
  ["vancouver", "san-francisco"],
  ["addis-ababa", "kilimanjaro"],
  ["alice-springs", "sydney"],
  ["moscow", "istanbul"],
  ["singapore", "bali"],
  ["panama", "angel-falls"],
  ["mumbai", "colombo"],
  ["new-orleans", "mexico-city"],
  ["kamchatka", "tokyo"],
  ["marrakesh", "timbuktu"],
  ["lhasa", "mumbai"],
  ["recife", "rio"],
  ["victoria-falls", "antananarivo"],
  ["alice-springs", "perth"],
  ["beijing", "tokyo"],
  ["galapagos", "machu-picchu"],
  ["santiago", "ushuaia"],
]
blue = [
  ["san-francisco", "honolulu"],
  ["cape-town", "neumayer"],
  ["sydney", "mcmurdo"],
  ["svalbard", "reykjavik"],
  ["saint-helena", "cape-town"],
  ["antananarivo", "perth"],
  ["honolulu", "fiji"],
  ["rome", "istanbul"],
  ["paris", "berlin"],
  ["havana", "angel-falls"],
  ["bali", "perth"],
  ["lisbon", "marrakesh"],
  ["san-francisco", "grand-canyon"],
  ["novosibirsk", "norilsk"],
  ["istanbul", "cairo"],
  ["hong-kong", "manila"],
  ["hong-kong", "angkor"],
  ["dakar", "timbuktu"],
  ["paris", "lisbon"],
  ["buenos-aires", "santiago"],
  ["rio", "buenos-aires"],
  ["nuuk", "st-johns"],
  ["churchill", "chicago"],
  ["grand-canyon", "mexico-city"],
  ["dubai", "delhi"],
  ["kinshasa", "victoria-falls"],
  ["colombo", "angkor"],
  ["novosibirsk", "ulaanbaatar"],
  ["machu-picchu", "santiago"],
  ["yakutsk", "kamchatka"],
]
green = [
  ["kamchatka", "anchorage"],
  ["honolulu", "guam"],
  ["tahiti", "fiji"],
  ["santiago", "easter-island"],
  ["ushuaia", "esperanza"],
  ["south-pole", "mawson"],
  ["mawson", "mcmurdo"],
  ["lisbon", "new-york"],
  ["murmansk", "norilsk"],
  ["addis-ababa", "dubai"],
  ["murmansk", "stockholm"],
  ["berlin", "moscow"],
  ["paris", "rome"],
  ["fiji", "auckland"],
  ["lhasa", "delhi"],
  ["yellowknife", "churchill"],
  ["chicago", "new-orleans"],
  ["vancouver", "grand-canyon"],
  ["angkor", "manila"],
  ["manaus", "machu-picchu"],
  ["lagos", "kinshasa"],
  ["cairo", "isfahan"],
  ["dubai", "samarkand"],
  ["seychelles", "antananarivo"],
  ["victoria-falls", "cape-town"],
  ["kilimanjaro", "victoria-falls"],
  ["buenos-aires", "ushuaia"],
  ["yakutsk", "beijing"],
  ["tokyo", "hong-kong"],
  ["guam", "port-moresby"],
]
red = [
  ["galapagos", "easter-island"],
  ["esperanza", "neumayer"],
  ["reykjavik", "nuuk"],
  ["dakar", "recife"],
  ["saint-helena", "lagos"],
  ["saint-helena", "rio"],
  ["seychelles", "colombo"],
  ["london", "paris"],
  ["ushuaia", "easter-island"],
  ["cairo", "timbuktu"],
  ["stockholm", "berlin"],
  ["berlin", "rome"],
  ["tokyo", "guam"],
  ["new-orleans", "havana"],
  ["murmansk", "moscow"],
  ["delhi", "mumbai"],
  ["angel-falls", "manaus"],
  ["anchorage", "vancouver"],
  ["angkor", "singapore"],
  ["grand-canyon", "new-orleans"],
  ["samarkand", "novosibirsk"],
  ["samarkand", "delhi"],
  ["mexico-city", "panama"],
  ["ulaanbaatar", "lhasa"],
  ["yellowknife", "vancouver"],
  ["dakar", "lagos"],
  ["bali", "alice-springs"],
  ["colombo", "singapore"],
  ["fiji", "port-moresby"],
  ["cape-town", "south-pole"],
]
');
INSERT INTO public.host VALUES (1, '\xf7bb4e2819a5b02496e0ee4175249599ee1e15e632612f8dcee1b786709f1806');
INSERT INTO public.lines VALUES ('9pakugtbsr', 0, '{"globetable":1,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":2,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Sprocket","Ada"],"dice":{"proven":{"commitment":"85c096971c83c286b9c8891f53ee58885cd9b999ac929cc341e431d0069332a2","table":"9pakugtbsr","nonces":["","c0ffee"]}},"hash":"9e1fe1d5179010ab473867f36690e8386444309ee518787127844a90a8257d94"}');
INSERT INTO public.lines VALUES ('9pakugtbsr', 1, '{"n":1,"what":"start","dice":[{"shuffle":["pile",[45,52,50,32,1,37,53,73,55,9,23,14,50,30,0,47,51,21,36,60,14,47,58,56,12,23,38,34,5,7,39,21,29,37,31,16,26,19,14,3,29,22,22,25,32,10,27,27,4,0,30,28,3,25,5,25,1,21,7,17,19,2,1,7,3,2,1,13,11,2,9,6,7,2,1,3,4,0,2,1]]},{"pick":["first",2,1]}],"hash":"70a178f9d8c67ac84771a00bac0a78cbfc2092a42b6d6cc88674193a2dec8fac"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 0, '{"globetable":1,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":3,"options":{"first":null,"free_market":true,"special_events":false,"traffic_jam":false}},"names":["Sprocket","Pixel","Gizmo"],"dice":{"proven":{"commitment":"e5a0dea5b4e9d9d59d749d9b971bc49521863e979488abea9ad1c7fc6a19cf68","table":"jynzbq8d6s","nonces":["","",""]}},"scenario":"# Everybody is one card away or on the way home: a short game for a first evening.\ntitle = \"The last leg home\"\ngame = \"little-monsters\"\nseats = 3\n\n[options]\nfree_market = true\n\n[position]\nturn = 0\ndisplay = [\"rome\", \"dakar\", \"beijing\", \"chicago\"]\n\n[[position.player]]\nhouse = \"reykjavik\"\nmonster = \"lisbon\"\ncards = [\"moscow\", \"istanbul\", \"cairo\", \"delhi\", \"tokyo\"]\ntickets = { purple = 1, green = 1, blue = 1, red = 1 }\n\n[[position.player]]\nhouse = \"sydney\"\nmonster = \"singapore\"\ncards = [\"fiji\", \"auckland\", \"perth\", \"bali\", \"manila\", \"lhasa\"]\ntickets = { yellow = 1, red = 1 }\n\n[[position.player]]\nhouse = \"rio\"\nmonster = \"new-york\"\ncards = [\"havana\", \"panama\", \"recife\", \"manaus\", \"lagos\"]\ntickets = { purple = 1, yellow = 1, green = 1 }\n","hash":"604561c9eecac31d14f4a4840efb6f1d5a41b4058c614a7209cd5a05137bc961"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 1, '{"n":1,"what":"start","dice":[{"shuffle":["pile",[12,56,41,43,46,14,35,13,7,27,8,34,3,1,1,22,22,5,28,32,14,13,13,32,24,29,13,12,25,24,20,9,25,22,3,4,21,5,9,3,13,13,7,3,6,2,4,4,2,8,0,0,2,0,3,0,0]]}],"hash":"551812509d79509ed7cc48fad969d024b1a2fdfe9f67732fe0addc11df3e6c34"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 0, '{"globetable":1,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":3,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Sprocket","Pixel","Gizmo"],"dice":{"proven":{"commitment":"5a2b104a8a62bdeb51c820ea7e497ab2ee2bc14eb1653f9a6d3399bd22b5f78f","table":"h7zbfxf8zh","nonces":["","",""]}},"hash":"09974f6e48a364457c666ffdfc22ddc7b5be21f1aff82b731bbae478aa5fa156"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 1, '{"n":1,"what":"start","dice":[{"shuffle":["pile",[77,15,13,42,53,2,27,4,5,35,5,45,67,8,19,42,17,23,56,54,48,26,26,49,3,16,2,14,15,18,34,3,9,13,40,44,39,30,0,18,39,25,9,11,27,23,27,8,8,15,4,10,5,12,7,6,8,5,8,19,13,7,8,8,10,12,4,2,9,1,4,9,5,3,5,1,3,0,0,1]]},{"pick":["first",3,0]}],"hash":"0756ac2c3c670cd42cc57ddbfa5696825a0f63fc4eef30a9f9d4b7574795c498"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 2, '{"n":2,"what":{"act":{"seat":0,"action":"roll"}},"dice":[{"die":["travel",6,6]},{"die":["travel",6,1]}],"hash":"184670e4a5b07d1e0377c47dda5452774f47f581965d70215df8e519461cf1e7"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 2, '{"n":2,"what":{"act":{"seat":0,"action":"roll"}},"dice":[{"die":["travel",6,2]},{"die":["travel",6,3]}],"hash":"2ab31e9494de9676ff29c890fe0de5f77a32df1823fe274950475710a433d7cc"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 3, '{"n":3,"what":{"act":{"seat":0,"action":{"take_ticket":"purple"}}},"hash":"2263c4110e6a43c37aa1d4014f93b32559b432b49168851189dcb80292fc29f7"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 3, '{"n":3,"what":{"act":{"seat":0,"action":"stop"}},"hash":"2a318b6c9cf8d77a96ed09ef29e78af53e24c53e986e5da43f89cbd5fb55c849"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 4, '{"n":4,"what":{"act":{"seat":0,"action":{"step":{"to":0,"colour":"blue"}}}},"hash":"4eede03adf1438db74991757498208cb9cd2054b4ca4bc5d6e9d337b7d07e614"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 5, '{"n":5,"what":{"act":{"seat":0,"action":{"step":{"to":46,"colour":"purple"}}}},"hash":"b8f7480cd59229cad0461349d191c54788a9231b32e5dc21f6de810f765ef0df"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 4, '{"n":4,"what":{"act":{"seat":1,"action":"roll"}},"dice":[{"die":["travel",6,4]},{"die":["travel",6,1]}],"hash":"ac671c7821b2851ef5b7878eab6322ce2373188b2826aa2b6ebc6d5ab4b0428c"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 6, '{"n":6,"what":{"act":{"seat":0,"action":"stop"}},"hash":"01050e16270c4f8692af4ec3d7f2aa0c5e658784c2093a71867eb13ef6b1dbfa"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 5, '{"n":5,"what":{"act":{"seat":1,"action":"stop"}},"hash":"a294e4ac044acad4c27573898e6f35a1d9c06d4bc11c02feea3fe6daec7afa48"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 7, '{"n":7,"what":{"act":{"seat":1,"action":"roll"}},"dice":[{"die":["travel",6,1]},{"die":["travel",6,3]}],"hash":"7d736ef98b315b954fa83b8ecbd2ef53ca73e0d658197f13254f055d39c21d05"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 6, '{"n":6,"what":{"act":{"seat":2,"action":"roll"}},"dice":[{"die":["travel",6,2]},{"die":["travel",6,1]}],"hash":"e62d4186e4c12cfcfae809e231829607150bfd83804e4c2d0fa3607ca6ee4add"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 8, '{"n":8,"what":{"act":{"seat":1,"action":{"offer":{"to":2,"give":[1,0,0,0,0],"want":[0,1,0,0,0]}}}},"hash":"b7e35141c0f8e348e9448880580cd3ac2016752a60b24946742eb01c27d911a4"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 7, '{"n":7,"what":{"act":{"seat":2,"action":"stop"}},"hash":"0d9b1fb59b21eafa0576efeeaa15020cee61252c5689cdea375add49499f0640"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 9, '{"n":9,"what":{"act":{"seat":2,"action":{"decline":1}}},"hash":"6e58b096feed8de17628414cdaf85ea3dbc3e93692572df7df7eaa03218f9a8f"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 8, '{"n":8,"what":{"act":{"seat":0,"action":"roll"}},"dice":[{"die":["travel",6,4]},{"die":["travel",6,4]}],"hash":"1b121925a8af8669e981db9db01a5701097a45772b1c2567104da1846a01dbf2"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 10, '{"n":10,"what":{"act":{"seat":1,"action":"stop"}},"hash":"8c2c08f53be39fdeffbb06bca89e9c50f971bddf2e4475ea90d043b29617e1ad"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 9, '{"n":9,"what":{"act":{"seat":0,"action":"stop"}},"hash":"6396e273b4fdf0aa081dfbb1d797cb2e9969eb69543b7009679bcfd0d7beab8e"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 11, '{"n":11,"what":{"act":{"seat":2,"action":"roll"}},"dice":[{"die":["travel",6,6]},{"die":["travel",6,3]}],"hash":"026980fafc4b510800cd32b230e2a57e937677477723d1f1ef95dbf5bcd0622f"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 10, '{"n":10,"what":{"act":{"seat":1,"action":"roll"}},"dice":[{"die":["travel",6,5]},{"die":["travel",6,4]}],"hash":"74024d0c7c87e0af8efd401ef7119db452ff533b535b3a3db4f53cc9b700dce3"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 12, '{"n":12,"what":{"act":{"seat":2,"action":{"take_ticket":"purple"}}},"hash":"a5d12f4fd7df87f1c75e30d87514b3ab6be8b1c4fbd2ca0905ade7aa3130e203"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 13, '{"n":13,"what":{"act":{"seat":2,"action":{"step":{"to":55,"colour":"purple"}}}},"hash":"86b2557e657f4d90a0e198880c54aa76bae39202193733e631aa313c1d680ec0"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 11, '{"n":11,"what":{"act":{"seat":1,"action":"stop"}},"hash":"6dd1a5642a06897585058df06f347b44f18bb5a9519ff418c6c6c515f8232a2f"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 12, '{"n":12,"what":{"act":{"seat":2,"action":"roll"}},"dice":[{"die":["travel",6,4]},{"die":["travel",6,3]}],"hash":"d61baaf47c0812d6a6275dc3c36140154e23ec729513233b168943917ce2e1bd"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 17, '{"n":17,"what":{"act":{"seat":0,"action":{"step":{"to":42,"colour":"green"}}}},"hash":"bca5a727fd257e56edca105e4d2d614e2364948e2ddafe5370187aa1a0b37da4"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 18, '{"n":18,"what":{"act":{"seat":0,"action":{"step":{"to":41,"colour":"red"}}}},"hash":"dc53691a20fc08b72dd3de7c676d3a11b08cf452075337875467940e173f4cb8"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 20, '{"n":20,"what":{"act":{"seat":0,"action":"stop"}},"hash":"f6c8e023c948437c9b2f380a8d2d5cfad401ad20239e6f88bc5c88ce2de8196c"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 21, '{"n":21,"what":{"reveal":{"seed":"fdff58d493801751fc4b55d4ae62ee51f947a1b32371d682d881f4da479b2717"}},"hash":"7802e8be15c9b6785b138865a7c322b3387574739ee7bc0e275858d47a5c74e9"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 17, '{"n":17,"what":{"act":{"seat":1,"action":"roll"}},"dice":[{"die":["travel",6,6]},{"die":["travel",6,1]}],"hash":"447ed80e897dc697e3eceb5e7f9b78f41e21e53e8475f3a0a4ae9f03268c35df"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 20, '{"n":20,"what":{"act":{"seat":2,"action":"roll"}},"dice":[{"die":["travel",6,1]},{"die":["travel",6,4]}],"hash":"2bf89ca394dcebb0687030fab7aaa868c2958567ad09b86c17aa6df1be421289"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 24, '{"n":24,"what":{"act":{"seat":0,"action":{"step":{"to":3,"colour":"red"}}}},"hash":"1e0e5e718f1ea1a8dcdf87259422cec9ba42c9205f372297f0788b1a0effba48"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 28, '{"n":28,"what":{"act":{"seat":0,"action":{"step":{"to":42,"colour":"blue"}}}},"hash":"0d75f7a6fd6782fb77e224b8a31b14c887179a9b1e168584dcfdfed5aa3bba82"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 31, '{"n":31,"what":{"act":{"seat":1,"action":"stop"}},"hash":"e7f4f51ac2d5eacdbbd9f5cef934b848ca37ccae0dd6cb78e6b91f216dec44ff"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 33, '{"n":33,"what":{"act":{"seat":2,"action":{"take_ticket":"purple"}}},"hash":"8e21daa9993545b9d89933968df48ff3ba121ff6258d76827b93eace0a9d8251"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 38, '{"n":38,"what":{"act":{"seat":2,"action":{"step":{"to":53,"colour":"blue"}}}},"hash":"b01236f27feb5ca7959313364caf1c5d829a0287cdba2581fcb51589449cd7c4"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 42, '{"n":42,"what":{"act":{"seat":0,"action":{"step":{"to":46,"colour":"green"}}}},"hash":"78bdfdf801850dc78f45393c825d9f0cfbb3ba72e5831cfa34552a2cd43d512c"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 14, '{"n":14,"what":{"act":{"seat":2,"action":"stop"}},"hash":"af9b9d98ce5cc7a506e4c9c1c5dc364f29499f5d0806697fd4025b99fbcb7b65"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 15, '{"n":15,"what":{"act":{"seat":0,"action":"roll"}},"dice":[{"die":["travel",6,3]},{"die":["travel",6,1]}],"hash":"5e9ebc7cbee0a8236e9ea405a9586f0467025e94aca4c39b50372a23b408cbc3"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 16, '{"n":16,"what":{"act":{"seat":0,"action":{"exchange":{"give":"purple","take":"yellow"}}}},"hash":"4bffec05d6a256f6dce9fdc71d3cf2609178b76eddbadf6f3af536876fd3a0c2"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 14, '{"n":14,"what":{"act":{"seat":0,"action":"roll"}},"dice":[{"die":["travel",6,2]},{"die":["travel",6,6]}],"hash":"19a56253b5f30c72d51bdce30140c79b9d673b10aa4a3230bd4c27d1c64ace7d"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 15, '{"n":15,"what":{"act":{"seat":0,"action":{"take_ticket":"red"}}},"hash":"b6aca82e1588adf5e5ce435a54a0f1301026e717b4b17eb53d98b51473e86821"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 16, '{"n":16,"what":{"act":{"seat":0,"action":"stop"}},"hash":"c36fe2261dc32228727980fd6698f73ab47d348cef947145df02da73a5b42eed"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 19, '{"n":19,"what":{"act":{"seat":1,"action":"stop"}},"hash":"b1a69278fe1ab5113aca4616eade2779798a53c5e72b101695d463ecb4300464"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 21, '{"n":21,"what":{"act":{"seat":2,"action":"stop"}},"hash":"54580a18260acc74b2466e10eff7cd47967d318f742726050132234fcac1afb9"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 23, '{"n":23,"what":{"act":{"seat":0,"action":{"step":{"to":75,"colour":"yellow"}}}},"hash":"5bd25b5027bef89389d1cf4ec9b74741997459723630b2b6c720799a93a6b55d"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 25, '{"n":25,"what":{"act":{"seat":0,"action":{"step":{"to":4,"colour":"blue"}}}},"hash":"e1c0477b6f7af26380c6954dc690baa0583b7eee430c0edf5535ad02d6b54524"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 27, '{"n":27,"what":{"act":{"seat":0,"action":{"step":{"to":45,"colour":"blue"}}}},"hash":"de4cee5dd4a7ddc839f669a86e90183e606de9004b43cd08e12e23d44bd40565"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 30, '{"n":30,"what":{"act":{"seat":1,"action":"roll"}},"dice":[{"die":["travel",6,3]},{"die":["travel",6,3]}],"hash":"a67190b5af23ed69e4082d1f691dbfb9fc757f0d0c7775af0dca60da6963c7df"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 34, '{"n":34,"what":{"act":{"seat":2,"action":{"step":{"to":80,"colour":"green"}}}},"hash":"5806cb57a7452dbb3c1e3c321ac42586659a4a795ca1f292d1663a9aaf8de8d0"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 36, '{"n":36,"what":{"act":{"seat":2,"action":{"step":{"to":63,"colour":"purple"}}}},"hash":"f63e4add49c09afc98b2ebe5bcc104e961d36394fb8c8d92c8e936708396d3d2"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 39, '{"n":39,"what":{"act":{"seat":2,"action":"stop"}},"hash":"960139f9f9563beb07a4bf78df648534db69d3bf4d0b629344ab6882530b02df"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 41, '{"n":41,"what":{"act":{"seat":0,"action":{"take_ticket":"purple"}}},"hash":"7a43acf6910f40d8188c963b4c18fd0921805fcf60749194ff343bcec2e8c683"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 44, '{"n":44,"what":{"act":{"seat":0,"action":"stop"}},"hash":"0842833fd286e8ea9fbd18ffbb7ae4d90800010cafdb4fad1022e2016d604938"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 13, '{"n":13,"what":{"act":{"seat":2,"action":"stop"}},"hash":"d390b562d2e9929b7653e004b338f56477ac9224ecb62eb914fb4450485570e8"}');
INSERT INTO public.lines VALUES ('jynzbq8d6s', 19, '{"n":19,"what":{"act":{"seat":0,"action":{"step":{"to":38,"colour":"yellow"}}}},"hash":"f1140c2e9ca19e89e5ba5992895941a8e6662250b5d29792733bd0d242d8943e"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 18, '{"n":18,"what":{"act":{"seat":1,"action":{"take_ticket":"blue"}}},"hash":"39c40333c8c8c50387407c303ca5644b80300d1e2224684b66713c87442d21db"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 22, '{"n":22,"what":{"act":{"seat":0,"action":"roll"}},"dice":[{"die":["travel",6,3]},{"die":["travel",6,3]}],"hash":"acb71bf6c59c4c8dd3a2236fbd9e5ef37410b3f6f0fc088d9f9ca00c2c8a5d29"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 26, '{"n":26,"what":{"act":{"seat":0,"action":{"step":{"to":0,"colour":"yellow"}}}},"hash":"85873388a150ca9ae7eb4fbd3e4830a6983d5256c214f7c01711b9930001cfdf"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 29, '{"n":29,"what":{"act":{"seat":0,"action":"stop"}},"hash":"6fd6ce912cc7ad959637d95b6f0e59787af2ffb5526e739af9d6c45854131b45"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 32, '{"n":32,"what":{"act":{"seat":2,"action":"roll"}},"dice":[{"die":["travel",6,5]},{"die":["travel",6,6]}],"hash":"bf8ce3a6d6b06c893fc9e2e135e16e5e3a63fa2abd4fd78c623a05a55ce733bf"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 35, '{"n":35,"what":{"act":{"seat":2,"action":{"step":{"to":64,"colour":"red"}}}},"hash":"5129734ededa40143d01244e56ede1e842980be7866565165c7f46552d497aa8"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 37, '{"n":37,"what":{"act":{"seat":2,"action":{"step":{"to":62,"colour":"yellow"}}}},"hash":"31de9a3c24f2f331fa8f42cbc98d9e312c3f6f942c2bf82757e57b6418717e70"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 40, '{"n":40,"what":{"act":{"seat":0,"action":"roll"}},"dice":[{"die":["travel",6,6]},{"die":["travel",6,5]}],"hash":"5cb1f06a9e4644ea97244c75f9c447c1b663053f265330b36b98f5455e71919a"}');
INSERT INTO public.lines VALUES ('h7zbfxf8zh', 43, '{"n":43,"what":{"act":{"seat":0,"action":{"step":{"to":2,"colour":"purple"}}}},"hash":"4b30295aba2d4074dbe2e64582bde2e0929263bb8a4f9e67bb3bf9d0b300253d"}');
INSERT INTO public.seats VALUES ('nye6q36krn', 0, 'person', NULL, 'Ada', 'b03ab21e1c0bf2c5b4aefa97d5234a320909c2f6a90b5a178fe54587cfe77362', 'c0ffee');
INSERT INTO public.seats VALUES ('nye6q36krn', 1, 'open', NULL, '', NULL, NULL);
INSERT INTO public.seats VALUES ('9pakugtbsr', 0, 'bot', 'greedy', 'Sprocket', NULL, NULL);
INSERT INTO public.seats VALUES ('9pakugtbsr', 1, 'person', NULL, 'Ada', 'b03ab21e1c0bf2c5b4aefa97d5234a320909c2f6a90b5a178fe54587cfe77362', 'c0ffee');
INSERT INTO public.seats VALUES ('jynzbq8d6s', 0, 'bot', 'greedy', 'Sprocket', NULL, NULL);
INSERT INTO public.seats VALUES ('jynzbq8d6s', 1, 'bot', 'greedy', 'Pixel', NULL, NULL);
INSERT INTO public.seats VALUES ('jynzbq8d6s', 2, 'bot', 'greedy', 'Gizmo', NULL, NULL);
INSERT INTO public.seats VALUES ('h7zbfxf8zh', 0, 'bot', 'greedy', 'Sprocket', NULL, NULL);
INSERT INTO public.seats VALUES ('h7zbfxf8zh', 1, 'bot', 'random', 'Pixel', NULL, NULL);
INSERT INTO public.seats VALUES ('h7zbfxf8zh', 2, 'bot', 'greedy', 'Gizmo', NULL, NULL);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (1, 'nye6q36krn', 'little-monsters', '{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"b03ab21e1c0bf2c5b4aefa97d5234a320909c2f6a90b5a178fe54587cfe77362"}', 'open', 0, 1794793695, 1794793695);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (2, '9pakugtbsr', 'little-monsters', '{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"b03ab21e1c0bf2c5b4aefa97d5234a320909c2f6a90b5a178fe54587cfe77362"}', 'playing', 1, 1794793695, 1794793695);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (3, 'jynzbq8d6s', 'little-monsters', '{"play":{"game":"little-monsters","seats":3,"options":{"free_market":true,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"scenario":"# Everybody is one card away or on the way home: a short game for a first evening.\ntitle = \"The last leg home\"\ngame = \"little-monsters\"\nseats = 3\n\n[options]\nfree_market = true\n\n[position]\nturn = 0\ndisplay = [\"rome\", \"dakar\", \"beijing\", \"chicago\"]\n\n[[position.player]]\nhouse = \"reykjavik\"\nmonster = \"lisbon\"\ncards = [\"moscow\", \"istanbul\", \"cairo\", \"delhi\", \"tokyo\"]\ntickets = { purple = 1, green = 1, blue = 1, red = 1 }\n\n[[position.player]]\nhouse = \"sydney\"\nmonster = \"singapore\"\ncards = [\"fiji\", \"auckland\", \"perth\", \"bali\", \"manila\", \"lhasa\"]\ntickets = { yellow = 1, red = 1 }\n\n[[position.player]]\nhouse = \"rio\"\nmonster = \"new-york\"\ncards = [\"havana\", \"panama\", \"recife\", \"manaus\", \"lagos\"]\ntickets = { purple = 1, yellow = 1, green = 1 }\n","host":"b03ab21e1c0bf2c5b4aefa97d5234a320909c2f6a90b5a178fe54587cfe77362"}', 'over', 21, 1794793696, 1794793706);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (4, 'h7zbfxf8zh', 'little-monsters', '{"play":{"game":"little-monsters","seats":3,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"b03ab21e1c0bf2c5b4aefa97d5234a320909c2f6a90b5a178fe54587cfe77362"}', 'playing', 44, 1794793696, 1794793721);
SELECT pg_catalog.setval('public.tables_made_seq', 4, true);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.host
    ADD CONSTRAINT host_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_id_key UNIQUE (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (made);
CREATE INDEX seats_by_player ON public.seats USING btree (player) WHERE (player IS NOT NULL);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
