import { acceptance } from "./disclosure/acceptance.ts";

// Loaded by the terms, which ask for acceptance.
acceptance();
