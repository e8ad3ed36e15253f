// The script in every page. It is short, because no cache serves it.
import "./islands/click-queue.ts";
import { allowLazyLayout } from "./lazy-layout.ts";

allowLazyLayout();
