import { createMiddleware } from "hono/factory";

/**
 * Middleware that redirects pages at `http://localhost` to a website at `http://127.0.0.1` with the same port. Accounts
 * work on the origin of the website only, and developers often type the other name of their machine.
 */
export function redirectLocalhost(siteUrl: string) {
  const localhost = siteUrl.replace("//127.0.0.1:", "//localhost:");
  return createMiddleware(async (c, next) => {
    const { origin, href } = new URL(c.req.url);
    if (origin === siteUrl || origin !== localhost) return next();
    return c.redirect(siteUrl + href.slice(origin.length), 307);
  });
}
