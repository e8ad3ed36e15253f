/** The first port of the browser tests. `E2E_PORT` changes it, so that two checkouts can be tested at the same time. */
export const firstPort = Number(process.env.E2E_PORT ?? 4310);

/** The site with its embedded backend, as `npm start` runs it. */
export const site = `http://127.0.0.1:${firstPort}`;

/** Forwards requests of the second site to the backend of the first, and injects a fault when a test says so. */
export const proxy = `http://127.0.0.1:${firstPort + 1}`;

/** The site as it runs in production: its data comes from another host, through the proxy. */
export const siteBehindProxy = `http://127.0.0.1:${firstPort + 2}`;

/** A site for a browser that can show it in a frame only: its public URL, and its URL behind the proxy. */
export const framedSite = `http://127.0.0.1:${firstPort + 3}`;
export const siteBehindFrame = `http://127.0.0.1:${firstPort + 4}`;
