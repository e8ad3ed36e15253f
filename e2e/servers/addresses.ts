/** The site with its embedded backend, as `npm start` runs it. */
export const site = "http://127.0.0.1:4310";

/** Passes calls of the second site to the backend of the first, and disturbs them when a test asks for it. */
export const proxy = "http://127.0.0.1:4311";

/** The site as it runs in production: its data comes from another host, through the proxy. */
export const siteBehindProxy = "http://127.0.0.1:4312";
