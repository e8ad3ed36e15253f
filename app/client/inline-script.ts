// The script in every page. It is short, because every page contains it.
import "./islands/click-queue.ts";
import { allowLazyLayout } from "./lazy-layout.ts";

allowLazyLayout();
