import { foldSections } from "./disclosure/folding.ts";

// Long reading folds up on narrow screens.
foldSections();
