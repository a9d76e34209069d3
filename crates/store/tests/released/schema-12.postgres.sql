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
CREATE TABLE public.accounts (
    id text NOT NULL,
    name text NOT NULL,
    likeness text NOT NULL,
    player text NOT NULL,
    password text NOT NULL,
    language text,
    pace text,
    made_at bigint NOT NULL
);
CREATE TABLE public.analyses (
    table_id text NOT NULL,
    analysis text NOT NULL
);
CREATE TABLE public.calls (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    player text NOT NULL,
    turn bigint NOT NULL,
    since bigint NOT NULL,
    waits bigint NOT NULL,
    CONSTRAINT calls_seat_check CHECK (((seat >= 0) AND (seat <= 255))),
    CONSTRAINT calls_waits_check CHECK ((waits = ANY (ARRAY[(0)::bigint, (1)::bigint])))
);
CREATE TABLE public.challenges (
    hash text NOT NULL,
    player text NOT NULL,
    purpose text NOT NULL,
    account text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.company (
    table_id text NOT NULL,
    host text,
    talked bigint DEFAULT 0 NOT NULL,
    manners text,
    public bigint DEFAULT 0 NOT NULL,
    CONSTRAINT company_public_check CHECK ((public = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT company_talked_check CHECK ((talked >= 0))
);
CREATE TABLE public.devices (
    hash text NOT NULL,
    id text NOT NULL,
    player text NOT NULL,
    account text,
    label text NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE public.editions (
    hash text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.feeds (
    player text NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.host (
    one bigint NOT NULL,
    secret bytea NOT NULL,
    lived bigint DEFAULT 0 NOT NULL,
    push_key bytea,
    CONSTRAINT host_one_check CHECK ((one = 1)),
    CONSTRAINT host_secret_check CHECK ((octet_length(secret) = 32))
);
CREATE TABLE public.lines (
    table_id text NOT NULL,
    number bigint NOT NULL,
    line text NOT NULL,
    CONSTRAINT lines_number_check CHECK ((number >= 0))
);
CREATE TABLE public.notes (
    table_id text NOT NULL,
    number bigint NOT NULL,
    entry bigint NOT NULL,
    note text NOT NULL,
    CONSTRAINT notes_entry_check CHECK ((entry >= 0)),
    CONSTRAINT notes_number_check CHECK ((number >= 1))
);
CREATE TABLE public.passkeys (
    hash text NOT NULL,
    id text NOT NULL,
    account text NOT NULL,
    credential text NOT NULL,
    label text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE public.results (
    table_id text NOT NULL,
    result text NOT NULL
);
CREATE TABLE public.seat_links (
    hash text NOT NULL,
    table_id text NOT NULL,
    seat bigint NOT NULL,
    holds bigint NOT NULL,
    made_at bigint NOT NULL,
    mailed bigint DEFAULT 0 NOT NULL,
    CONSTRAINT seat_links_holds_check CHECK ((holds = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT seat_links_mailed_check CHECK ((mailed = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT seat_links_seat_check CHECK (((seat >= 0) AND (seat <= 255)))
);
CREATE TABLE public.seat_moves (
    table_id text NOT NULL,
    number bigint NOT NULL,
    seat bigint NOT NULL,
    giver text NOT NULL,
    taker text NOT NULL,
    old_name text NOT NULL,
    new_name text NOT NULL,
    entries bigint NOT NULL,
    CONSTRAINT seat_moves_number_check CHECK ((number > 0)),
    CONSTRAINT seat_moves_seat_check CHECK (((seat >= 0) AND (seat <= 255)))
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    kind text NOT NULL,
    bot text,
    name text NOT NULL,
    player text,
    nonce text,
    seen bigint DEFAULT 0 NOT NULL,
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
    changes bigint DEFAULT 1 NOT NULL,
    due bigint DEFAULT 0 NOT NULL,
    held_by text,
    held_until bigint DEFAULT 0 NOT NULL,
    seed bytea,
    clocks text,
    deadline bigint,
    heard bigint DEFAULT 0 NOT NULL,
    CONSTRAINT tables_due_check CHECK ((due = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT tables_entries_check CHECK ((entries >= 0)),
    CONSTRAINT tables_seed_check CHECK ((octet_length(seed) = 32)),
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
CREATE TABLE public.talk (
    table_id text NOT NULL,
    number bigint NOT NULL,
    circle text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    seat bigint,
    text text NOT NULL,
    said_at bigint NOT NULL,
    CONSTRAINT talk_circle_check CHECK ((circle = ANY (ARRAY['players'::text, 'spectators'::text]))),
    CONSTRAINT talk_number_check CHECK ((number > 0)),
    CONSTRAINT talk_seat_check CHECK (((seat >= 0) AND (seat <= 255)))
);
CREATE TABLE public.tokens (
    hash text NOT NULL,
    id text NOT NULL,
    player text NOT NULL,
    label text NOT NULL,
    scopes text NOT NULL,
    made_at bigint NOT NULL
);
CREATE TABLE public.told (
    way text NOT NULL,
    table_id text NOT NULL,
    seat bigint NOT NULL,
    turn bigint NOT NULL,
    CONSTRAINT told_seat_check CHECK (((seat >= 0) AND (seat <= 255)))
);
CREATE TABLE public.ways (
    id text NOT NULL,
    owner text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    keys text,
    lang text NOT NULL,
    state text NOT NULL,
    rests bigint DEFAULT 0 NOT NULL,
    fails bigint DEFAULT 0 NOT NULL,
    refused bigint DEFAULT 0 NOT NULL,
    made_at bigint NOT NULL,
    CONSTRAINT ways_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'push'::text, 'hook'::text]))),
    CONSTRAINT ways_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'on'::text, 'refused'::text])))
);
INSERT INTO public._sqlx_migrations VALUES (1, 'tables', '2026-11-18 20:25:39.353001+00', true, '\x0f48f8a4657d123e4a1f8f5d43aeb4edc7c24dd59624856478826491a0a719c86ecbc92a91a8141583b7a8a92e5d6e4f', 92714463);
INSERT INTO public._sqlx_migrations VALUES (2, 'due work', '2026-11-18 20:25:39.478019+00', true, '\x944732f1c6bc59e83da3840d4a498d4dfbe11c137a3fc2adcd72fe595da840ac19a966a6a6beda092c05e7313f0ac52e', 39719110);
INSERT INTO public._sqlx_migrations VALUES (3, 'absence', '2026-11-18 20:25:39.541679+00', true, '\x9b0610104bb3c2ee4d94401a28a050d9c487983d55201c1b4a8ecd05f5d72b1bef774b70d27ca38b09284807158ea311', 48722449);
INSERT INTO public._sqlx_migrations VALUES (4, 'company', '2026-11-18 20:25:39.601686+00', true, '\x39bad371653dbdf97abf57d6856ad1cfb7ef24994abd6bcbd95383df9bab69f4b123e23024fa5e0ab4cba0345c70844a', 161212517);
INSERT INTO public._sqlx_migrations VALUES (5, 'clocks', '2026-11-18 20:25:39.785752+00', true, '\xca67a174b1a8ff9777031bb3edb919d2c9b658eb95088763af9637bdffc972497a66ea83bfb3a0116a25bf685dbb37f7', 35980114);
INSERT INTO public._sqlx_migrations VALUES (6, 'tokens', '2026-11-18 20:25:39.889692+00', true, '\x8bcfde1970b1c0eddfeac210d8886bba18c9dba7d38549ccbbdcd3b31604e51f9a3ea636c1bfb370eb614839c629577a', 79021209);
INSERT INTO public._sqlx_migrations VALUES (7, 'calls', '2026-11-18 20:25:39.981837+00', true, '\xfc54bcd6001e4f9e6e451d0d6b5f1216b4f3633cd1124ecbbba3bc2021e04301ceaeff9442d9617fd18305a76b675350', 87941845);
INSERT INTO public._sqlx_migrations VALUES (8, 'results', '2026-11-18 20:25:40.112209+00', true, '\xb9e7ced42d67bef8dd70ca1ff03cd2228d91ba8e0b37df42061b31bccaecc4225d9f1580c8bdb9569f4785a9fa3d1490', 94951188);
INSERT INTO public._sqlx_migrations VALUES (9, 'public tables', '2026-11-18 20:25:40.209843+00', true, '\x64c45ba4028e43668d08ebec66cf23a568f7c6da4797f234c67baef6c81395d687a0eee6780a77fb4c752c43da71091c', 39917356);
INSERT INTO public._sqlx_migrations VALUES (10, 'accounts', '2026-11-18 20:25:40.273761+00', true, '\xa0989fb43130a208f267efc8a3e1827da55f5d453a3a371d65b08c2e217a168990e09fcda1ec33b674036d7866686c17', 104089408);
INSERT INTO public._sqlx_migrations VALUES (11, 'passkeys', '2026-11-18 20:25:40.41371+00', true, '\xe20b0428b059c96f1a87cf5aea9e143b0d55fc8d162debab726a6cccdd5d8bc1f77e102dbfb142cdd8de2e6dad446bec', 137364007);
INSERT INTO public._sqlx_migrations VALUES (12, 'analyses', '2026-11-18 20:25:40.550481+00', true, '\xebbc55327fbffb181313ddc32f3d3f7e3a947d2dc4e212da8fa725677569abc336501185b20d8ebd0719cdc1821da981', 234898078);
INSERT INTO public.accounts VALUES ('00a0cee5570b2f70', 'Dora', 'dora', 'dba684ce68b178281f7d2189bfcc75122730b7a5256f685f009bd8a67885b8d4', '$argon2id$v=19$m=19456,t=2,p=1$+7kfjrtIteBaYYRBa2mLeg$983W3EB1/Jt9rrHIqv07hd7SAV5E6KCIZX6PpgTwowE', NULL, NULL, 1795033543);
INSERT INTO public.analyses VALUES ('xqdvzk2qvj', '{"seed":2002,"course":[[1,[0.4858,0.5142]],[2,[0.0,1.0]]],"rolls":[{"entry":2,"seat":0,"change":[0.0,0.0],"error":[0.0,0.0]}],"decisions":[],"seats":[{"start":0.5009,"end":0.0,"deal":-0.0151,"luck":0.0,"error":0.0,"own_luck":0.0,"play":-0.4858,"decisions":0,"lost":0.0},{"start":0.4991,"end":1.0,"deal":0.0151,"luck":0.0,"error":0.0,"own_luck":0.0,"play":0.4858,"decisions":0,"lost":0.0}]}');
INSERT INTO public.company VALUES ('4cudti84jf', NULL, 0, NULL, 1);
INSERT INTO public.company VALUES ('guvxu33nyi', NULL, 1, NULL, 0);
INSERT INTO public.devices VALUES ('aa85bb4d39b4649e1c11a5175dae88b8f39fac14544ec61f37602743f4343a36', '46bf87d2f97c', 'dba684ce68b178281f7d2189bfcc75122730b7a5256f685f009bd8a67885b8d4', '00a0cee5570b2f70', '', 1795033543);
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
INSERT INTO public.feeds VALUES ('ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71', '2a594a1f3f562758ddb719f26392d76d0ee2c1b97d29ac3235a1250860c6ed4e');
INSERT INTO public.host VALUES (1, '\xab2a0dcc873f2c5d508d9b0fb7a2d60c93cd0adae759b430d72b0464df03c7da', 0, '\x308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420fa165470042cd2e0c8f3f80a75482db16e50a0755674c0bb8b1cf31bcd89d746a1440342000471e62156ba368f5305e6657f4ba055cd89bed603fb53cdfef7b7572baffcfc5323d85fd71d8a13d2057e67167597c97bf1fe852715a7a96ddb2525265de30074');
INSERT INTO public.lines VALUES ('guvxu33nyi', 0, '{"globetable":2,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":2,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Ada","Bo"],"dice":{"sealed":{"table":"guvxu33nyi","seed":"610a464eb337fe22abe3ac18f68c45a2f075598a7d68893cd694dca01f05719b","seats":[{"person":{}},{"person":{}}]}},"hash":"2eb0f995ca8fe31f92eb2dedcae2cffc8b778a808019c55893b9e6d014fbcce3"}');
INSERT INTO public.lines VALUES ('guvxu33nyi', 1, '{"n":1,"what":"start","dice":[{"shuffle":["pile",[30,20,20,25,11,29,27,42,32,70,22,56,49,64,5,32,63,44,11,37,19,7,36,12,39,42,49,24,28,21,30,38,43,45,1,38,1,2,1,7,27,17,11,17,16,35,0,2,3,21,0,5,22,27,5,20,18,23,12,9,20,9,14,16,5,11,3,5,0,2,6,2,0,4,4,3,0,3,2,1]]},{"pick":["first",2,0]}],"salt":"08ad85cec38a834e6baeff4f5da70474","hash":"19d2a7871a2193cc235d4ff54ff85a224f0d597599ff513891526c37755b0a83"}');
INSERT INTO public.lines VALUES ('xqdvzk2qvj', 0, '{"globetable":2,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":2,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Ada","Pixel"],"dice":{"sealed":{"table":"xqdvzk2qvj","seed":"29074ca345003f7d97676c674897e70c309a98bbbef8c25a391cec618562c08d","seats":[{"person":{}},{"bot":"easy"}]}},"hash":"9b38b0f9f159399da41f2cea887713279982c18694ed144f728553cdea0bd28a"}');
INSERT INTO public.lines VALUES ('xqdvzk2qvj', 1, '{"n":1,"what":"start","dice":[{"shuffle":["pile",[40,38,38,53,1,53,36,58,71,24,38,46,28,15,25,47,15,43,23,13,48,22,30,41,18,13,40,42,30,1,38,47,10,42,10,44,7,32,20,35,21,35,3,3,27,22,15,16,2,31,2,0,26,5,22,16,4,6,1,11,2,3,9,13,6,6,5,3,7,10,7,7,1,2,5,1,4,3,2,1]]},{"pick":["first",2,0]}],"salt":"c3b6d4462763536377dbc3c6332bbe16","hash":"7487f4b2ad26ddca872d1e1908e5de4e43ba5123a54b0f8e72ccbd95a01998d6"}');
INSERT INTO public.lines VALUES ('xqdvzk2qvj', 2, '{"n":2,"what":{"act":{"seat":0,"action":"resign"}},"salt":"9c9391480ebc19ba3d8824f1133797b5","hash":"69526a0199c6b8a6efb813636aaedadbb2f6cae3ca8c8d3236f4d0fc14887045"}');
INSERT INTO public.lines VALUES ('xqdvzk2qvj', 3, '{"n":3,"what":{"reveal":{"seed":"525459ea759890ab4e303c38cf67051c38cd498e94834bddd3e1fcd65f25e937"}},"hash":"4330fcc8aa0f1e07637384eb3aa656e713b7fc43fc741acf38fa6323d026b8f6"}');
INSERT INTO public.lines VALUES ('3bpfhamurr', 0, '{"globetable":2,"identity":{"game":"little-monsters","rules":2,"edition":{"id":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"seats":3,"options":{"first":null,"free_market":false,"special_events":false,"traffic_jam":false}},"names":["Sprocket","Pixel","Gizmo"],"dice":{"sealed":{"table":"3bpfhamurr","seed":"42b0fb9c6cb0329c2501ca6c84a427a59f9940e94ee6871f8978766e48fbd81c","seats":[{"bot":"random"},{"bot":"greedy"},{"bot":"random"}]}},"hash":"35087cc61af124afe414dd3922e167e0f3ec2d40b25a875e031f3572b2393a25"}');
INSERT INTO public.lines VALUES ('3bpfhamurr', 1, '{"n":1,"what":"start","dice":[{"shuffle":["pile",[30,47,25,55,38,31,8,55,41,49,2,13,19,0,55,47,13,0,0,60,32,26,37,40,12,17,49,5,33,0,0,15,0,26,33,4,10,41,40,20,16,18,2,6,0,25,22,27,32,20,13,20,23,3,18,16,8,7,1,17,7,10,9,12,0,2,12,9,4,1,6,6,2,2,5,0,1,3,2,0]]},{"pick":["first",3,1]}],"salt":"8f08bde55a868e0df8b6e9f5903ce7eb","hash":"b008c0fcc580634a3fc1799a731d54dddb7f2a66f98254bb15677f2b552d2140"}');
INSERT INTO public.lines VALUES ('3bpfhamurr', 2, '{"n":2,"what":{"act":{"seat":1,"action":"roll"}},"dice":[{"die":["travel",6,4]},{"die":["travel",6,1]}],"salt":"cc4671de8aabcf777c6b27591c365c1c","hash":"52dd3562270a60b67ccd9429c9b70e3df3633f9bf212fd8ffc07c25cd99a87b4"}');
INSERT INTO public.lines VALUES ('3bpfhamurr', 3, '{"n":3,"what":{"act":{"seat":1,"action":"stop"}},"salt":"160725e7b76613cc469556aa67cdc953","hash":"c5747a829f8d1f33aa994725d00e08af7b4deb5e2f319e21e21f198f07edc817"}');
INSERT INTO public.lines VALUES ('3bpfhamurr', 4, '{"n":4,"what":{"act":{"seat":2,"action":"roll"}},"dice":[{"die":["travel",6,2]},{"die":["travel",6,6]}],"salt":"352825e6ec77ce536cce040ef8c73b99","hash":"693ed2ac3df24e954f58d080a9da6563c69d6d3aa52214e4dd0c99676e2d0a8e"}');
INSERT INTO public.lines VALUES ('3bpfhamurr', 5, '{"n":5,"what":{"act":{"seat":2,"action":{"take_ticket":"purple"}}},"salt":"8bfb3265e2db0ce36246f2300c60535c","hash":"2cf85a497431301ff4eb80483ef1b4f392b16f46367da28ab04730585d29838e"}');
INSERT INTO public.lines VALUES ('3bpfhamurr', 6, '{"n":6,"what":{"act":{"seat":2,"action":{"step":{"to":23,"colour":"purple"}}}},"salt":"ff41086edaf63ed71060a165c6c26059","hash":"fbf1d0412d24e6bcc3dbd4a72c7326e0d20a7e92efb4fdd07621c8c0d9b5ce49"}');
INSERT INTO public.notes VALUES ('guvxu33nyi', 1, 1, '{"end_asked":{"by":0}}');
INSERT INTO public.results VALUES ('xqdvzk2qvj', '{"ended":{"won":[1]},"dice":[]}');
INSERT INTO public.seat_links VALUES ('1d41fd088497649bd6026d56b2fd5a95f662c334bea86e77f5d139ba692091a6', 'guvxu33nyi', 1, 1, 1795033542, 0);
INSERT INTO public.seats VALUES ('4cudti84jf', 0, 'person', NULL, 'Ada', 'ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71', '', 0);
INSERT INTO public.seats VALUES ('4cudti84jf', 1, 'open', NULL, '', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('guvxu33nyi', 1, 'person', NULL, 'Bo', '4b409737e6ba015d69a190dd21d61953972070c4c24ddecc7657e2fe3e98dbe7', '', 1952);
INSERT INTO public.seats VALUES ('guvxu33nyi', 0, 'person', NULL, 'Ada', 'ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71', '', 1952);
INSERT INTO public.seats VALUES ('xqdvzk2qvj', 0, 'person', NULL, 'Ada', 'ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71', '', 0);
INSERT INTO public.seats VALUES ('xqdvzk2qvj', 1, 'bot', 'easy', 'Pixel', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('3bpfhamurr', 0, 'bot', 'random', 'Sprocket', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('3bpfhamurr', 1, 'bot', 'greedy', 'Pixel', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('3bpfhamurr', 2, 'bot', 'random', 'Gizmo', NULL, NULL, 0);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (1, '4cudti84jf', 'little-monsters', '{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71","pace":{"time":{"turns":{"hours":48,"rest":{"nights":false,"weekends":false,"ahead":0},"vacation":3}},"up":"others"}}', 'open', 0, 1795033541, 1795033541, 1, 0, NULL, 0, NULL, NULL, NULL, 0);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (3, 'xqdvzk2qvj', 'little-monsters', '{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71"}', 'over', 3, 1795033543, 1795033543, 4, 0, 'jvmx38dtkz', 1795033553, NULL, NULL, NULL, 0);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (2, 'guvxu33nyi', 'little-monsters', '{"play":{"game":"little-monsters","seats":2,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71","pace":{"time":{"turns":{"hours":48,"rest":{"nights":false,"weekends":false,"ahead":0},"vacation":3}},"up":"others"},"guests":{"door":"apart","several":false}}', 'playing', 1, 1795033542, 1795033542, 5, 0, 'jvmx38dtkz', 0, NULL, '[{"free":172800000,"bank":0,"due":172801777,"waits":0,"up":false,"days":3},{"free":0,"bank":0,"due":null,"waits":0,"up":false,"days":3}]', 172801777, 0);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (4, '3bpfhamurr', 'little-monsters', '{"play":{"game":"little-monsters","seats":3,"options":{"free_market":false,"traffic_jam":false,"special_events":false,"first":null}},"edition":{"name":"world","hash":"988058f96914138a7af6fe013d998589aa2b3b2697659139bd449be081ff4529"},"host":"ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71"}', 'playing', 6, 1795033543, 1795033545, 7, 1, 'jvmx38dtkz', 1795033554, NULL, NULL, NULL, 0);
INSERT INTO public.talk VALUES ('guvxu33nyi', 1, 'players', 'ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71', 'Ada', 0, 'Hello Bo', 1795033542);
INSERT INTO public.tokens VALUES ('5302e1946191059a201bf9935dd02d54a2b02760aa946488bce4ffa3b1bb32cf', '737a2986fe8b', 'ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71', 'a program', 'read play', 1795033543);
INSERT INTO public.ways VALUES ('733202730d828b4c1794a36c4405b496', 'guvxu33nyi', 'hook', 'http://127.0.0.1:9/hook', NULL, 'en', 'on', 0, 0, 0, 1795033543);
INSERT INTO public.ways VALUES ('2529177a2f814f2de4f15edbf9265c9a', 'ed4fff3e525e73dd22d76ec38bf6012d626fbb02be06dab09e90223c8a992a71', 'hook', 'http://127.0.0.1:9/own', NULL, 'en', 'on', 0, 0, 0, 1795033543);
SELECT pg_catalog.setval('public.tables_made_seq', 4, true);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_likeness_key UNIQUE (likeness);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_player_key UNIQUE (player);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_id_key UNIQUE (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.feeds
    ADD CONSTRAINT feeds_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.feeds
    ADD CONSTRAINT feeds_pkey PRIMARY KEY (player);
ALTER TABLE ONLY public.host
    ADD CONSTRAINT host_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_id_key UNIQUE (id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.seat_links
    ADD CONSTRAINT seat_links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.seat_moves
    ADD CONSTRAINT seat_moves_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_id_key UNIQUE (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (made);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_id_key UNIQUE (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.told
    ADD CONSTRAINT told_pkey PRIMARY KEY (way, table_id, seat);
ALTER TABLE ONLY public.ways
    ADD CONSTRAINT ways_pkey PRIMARY KEY (id);
CREATE INDEX company_public ON public.company USING btree (table_id) WHERE (public = 1);
CREATE INDEX devices_by_player ON public.devices USING btree (player);
CREATE INDEX passkeys_by_account ON public.passkeys USING btree (account);
CREATE INDEX seat_links_by_seat ON public.seat_links USING btree (table_id, seat);
CREATE INDEX seats_by_player ON public.seats USING btree (player) WHERE (player IS NOT NULL);
CREATE INDEX tables_deadline ON public.tables USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE INDEX tables_due ON public.tables USING btree (made) WHERE (due = 1);
CREATE INDEX tokens_by_player ON public.tokens USING btree (player);
CREATE INDEX ways_by_owner ON public.ways USING btree (owner);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seat_links
    ADD CONSTRAINT seat_links_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seat_moves
    ADD CONSTRAINT seat_moves_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.told
    ADD CONSTRAINT told_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.told
    ADD CONSTRAINT told_way_fkey FOREIGN KEY (way) REFERENCES public.ways(id) ON DELETE CASCADE;
