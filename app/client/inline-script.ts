// The script in every page. It is short, because every page contains it.
import "./islands/click-queue.ts";
