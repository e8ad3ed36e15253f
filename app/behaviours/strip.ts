import { strips } from "./scrolling/strips.ts";

// The page has a strip that scrolls sideways.
strips();
