import { folding } from "./folding.ts";

// Long reading folds up on narrow screens.
folding();
