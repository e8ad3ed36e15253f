/** The pages that have goals, in both languages. */
export const measuredPages = [
  "/",
  "/services/lasik-surgery",
  "/book-consultation",
  "/articles/lasik-vs-prk",
].flatMap((path) => [path, `${path}?lang=ar`]);

/** The path of every public page of a running site in both languages, from its sitemap. */
export async function listPages(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

export function isHome(address: string): boolean {
  return pathOf(address) === "/";
}

/** The most that a first visit may transfer, in kB. */
export function heaviestVisit(address: string): number {
  if (isHome(address)) return 60;
  return pathOf(address).startsWith("/articles/") ? 40 : 52;
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, "");
}
