import { acceptance } from "./acceptance.ts";
import { backToTop } from "./back-to-top.ts";
import { contents } from "./contents.ts";
import { folding } from "./folding.ts";

// What long pages do besides: they fold up, mark where the reader is, lead back to the top, and ask for the terms.
folding();
contents();
backToTop();
acceptance();
