import { acceptance } from "./acceptance.ts";

// The terms ask for a yes.
acceptance();
