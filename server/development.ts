// The site with Vite's development server (npm run dev). Its arguments are the folders whose change restarts it.
import { serve } from "./bootstrap/serve.ts";
import { startDevelopment } from "./development/start-development.ts";

await serve((environment, server) => startDevelopment(environment, server, process.argv.slice(2)));
