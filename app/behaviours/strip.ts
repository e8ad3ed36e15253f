import { strips } from "./strips.ts";

// The page has a strip that scrolls sideways.
strips();
