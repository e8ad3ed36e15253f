import { serve } from "./bootstrap/serve.ts";
import { startSite } from "./bootstrap/start.ts";

await serve((environment) => startSite(environment));
