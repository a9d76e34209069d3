// Globetable. Makes the real forms and links of a page live; all works without it too.
import "./clauses.js";
import { count } from "./clock.js";
import "./drag.js";
import { dress } from "./dress.js";
import "./fields.js";
import "./keys.js";
import { follow } from "./live.js";
import { base } from "./page.js";

dress();
setInterval(count, 250);
if (base) follow();
