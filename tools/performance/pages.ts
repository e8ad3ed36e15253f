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

export function isArabic(address: string): boolean {
  return address.endsWith("?lang=ar");
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, "");
}
