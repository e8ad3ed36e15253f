import { serve } from "./start/serve.ts";
import { startSite } from "./start/start.ts";

await serve(startSite);
