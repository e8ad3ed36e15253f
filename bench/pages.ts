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
