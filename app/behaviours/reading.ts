import { acceptance } from "./acceptance.ts";
import { folding } from "./folding.ts";

// What long reading does besides: it folds up on narrow screens, and the terms ask for a yes.
folding();
acceptance();
