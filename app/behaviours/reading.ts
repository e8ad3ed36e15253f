import { acceptance } from "./acceptance.ts";
import { folding } from "./folding.ts";

// What long reading does besides: it folds up on narrow screens, and the terms ask for a yes.
const begin = () => {
  folding();
  acceptance();
};
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else begin();
