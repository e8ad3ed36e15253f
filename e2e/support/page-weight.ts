import { brotliCompressSync } from "node:zlib";

/** The weight of a page: compressed bytes of each part, and the number of its elements. */
export interface PageWeight {
  /** Status line and headers of the response, which the first round trip carries with the HTML. */
  headers: number;
  /** The whole HTML as served, compressed. The parts below are compressed alone, so their sum is larger. */
  html: number;
  inlineStyles: number;
  inlineSvg: number;
  inlineScripts: number;
  markup: number;
  elements: number;
}

const parts = {
  inlineStyles: /<style[^>]*>[\s\S]*?<\/style>/g,
  inlineScripts: /<script[^>]*>[\s\S]*?<\/script>/g,
  inlineSvg: /<svg[\s\S]*?<\/svg>/g,
};

const compressedLength = (text: string) => brotliCompressSync(text).length;

/** Measures the text of a page, whose compressed response has the given size and headers. */
export function weighPage(
  text: string,
  html: number,
  headers: Record<string, string | string[] | undefined>,
): PageWeight {
  let rest = text;
  const sizes = Object.entries(parts).map(([name, part]) => {
    const own = rest.match(part)?.join("") ?? "";
    rest = rest.replace(part, "");
    return [name, compressedLength(own)];
  });
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const document = text.replace(parts.inlineScripts, "").replace(parts.inlineStyles, "");
  return {
    ...(Object.fromEntries(sizes) as Pick<PageWeight, keyof typeof parts>),
    html,
    headers: Buffer.byteLength(`HTTP/1.1 200 OK\r\n${head.join("")}\r\n`),
    markup: compressedLength(rest),
    elements: document.match(/<[a-z]/gi)?.length ?? 0,
  };
}
