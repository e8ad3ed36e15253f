import { folding } from "./toggles/folding.ts";

// Long reading folds up on narrow screens.
folding();
