import { acceptance } from "./toggles/acceptance.ts";

// The terms ask for a yes.
acceptance();
