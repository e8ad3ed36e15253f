import { folding } from "./disclosure/folding.ts";

// Long reading folds up on narrow screens.
folding();
