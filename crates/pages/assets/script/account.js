// The pace of an account becomes the pace of this browser.
import { one } from "./page.js";

const pace = one("main").dataset.ownPace;
if (pace) localStorage.pace = pace;
