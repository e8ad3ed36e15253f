/** The pages that have goals, and both languages. */
export const measuredPages = [
  "/",
  "/services/lasik-surgery",
  "/book-consultation",
  "/articles/lasik-vs-prk",
].flatMap((path) => [path, `${path}?lang=ar`]);

/** Every public page of a running site in both languages, as its sitemap names them. */
export async function everyPage(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

/** Pages whose first paint is more than words: pictures, or a choice that is shown at once. Every other is a text page. */
const rich = ["/", "/branches", "/book-consultation", "/doctors", "/eye-games"];

export function isHome(address: string): boolean {
  return pathOf(address) === "/";
}

export function isText(address: string): boolean {
  return !rich.includes(pathOf(address));
}

export function isArabic(address: string): boolean {
  return address.endsWith("?lang=ar");
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, "");
}
