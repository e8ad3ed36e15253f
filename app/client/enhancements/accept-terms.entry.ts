import { acceptance } from "./disclosure/acceptance.ts";

// The terms ask for a yes.
acceptance();
