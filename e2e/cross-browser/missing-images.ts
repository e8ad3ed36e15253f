import type { Evaluator } from "./engine-page.ts";

/** Lists images that do not load and empty SVG elements, by the start of their HTML. */
export function listMissingImages(page: Evaluator): Promise<string[]> {
  return page.evaluate(async () => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
    const loads = (address: string) => {
      const picture = new Image();
      picture.src = address;
      return picture.decode().then(
        () => true,
        () => false,
      );
    };
    const missing: string[] = [];
    const pictures = [...document.images].filter(isVisible);
    const loaded = await Promise.all(pictures.map((one) => loads(one.currentSrc || one.src)));
    missing.push(...pictures.filter((_, index) => !loaded[index]).map(nameOf));
    for (const drawing of document.querySelectorAll("svg")) {
      // An SVG element with `defs` only shows nothing.
      const keepsParts = [...drawing.children].every(({ localName }) => localName === "defs");
      if (!isVisible(drawing) || (keepsParts && drawing.childElementCount > 0)) continue;
      const { width, height } = drawing.getBBox();
      if (width === 0 && height === 0) missing.push(nameOf(drawing));
    }
    const backgroundUrls = new Set<string>();
    for (const element of document.querySelectorAll("body, body :not(svg *)")) {
      for (const part of [null, "::before", "::after"]) {
        const { backgroundImage, maskImage } = getComputedStyle(element, part);
        for (const [, address = ""] of `${backgroundImage} ${maskImage}`.matchAll(
          /url\("([^"#][^"]*)"\)/g,
        )) {
          backgroundUrls.add(address);
        }
      }
    }
    for (const address of backgroundUrls)
      if (!(await loads(address))) missing.push(address.slice(0, 120));
    return missing;
  });
}
