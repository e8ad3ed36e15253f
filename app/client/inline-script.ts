// The script in every page. It is short, because no cache serves it.
import "./lazy-layout.ts";
import "./islands/click-queue.ts";
