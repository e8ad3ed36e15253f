/** The content of a picture. */
export interface PictureParts {
  /** An SVG document with an intrinsic size. */
  svg: string;
  name: string;
  /** Small text below the name. */
  brand: string;
  /** The fonts of the name on the page, and its direction. */
  face: Pick<CSSStyleDeclaration, "fontFamily" | "direction">;
}

/** Width and height of a picture in pixels, the format of profile pictures. */
const side = 1080;

/** Returns an SVG document as a data URL: it needs no request and does not taint a canvas. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Returns a PNG with the iris on the plate's night background, the name and the clinic's name below. Throws when the
 * browser cannot create it.
 */
export async function irisPicture({ svg, name, brand, face }: PictureParts): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas");
  const iris = new Image();
  iris.src = svgAddress(svg);
  const write = (text: string, at: number, size: number, weight: number, colour: string) => {
    const font = (of: number) => `${weight} ${of}px ${face.fontFamily}`;
    paper.font = font(size);
    const width = paper.measureText(text).width;
    const maxWidth = side * 0.86;
    if (width > maxWidth) paper.font = font((size * maxWidth) / width);
    paper.fillStyle = colour;
    paper.fillText(text, side / 2, at);
  };
  // `load` rejects when a font of the list is missing; a fallback font is then used.
  const letters = document.fonts.load(`300 72px ${face.fontFamily}`, name + brand).catch(() => {});
  await Promise.all([iris.decode(), letters]);
  night(paper);
  paper.drawImage(iris, (side - 800) / 2, 44, 800, 800);
  paper.textAlign = "center";
  paper.textBaseline = "middle";
  paper.direction = face.direction as CanvasDirection;
  write(name, 918, 76, 300, "#f3f6f0");
  paper.direction = "inherit";
  write(brand, 1016, 26, 360, "#c4d8d5");
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** Paints the background of the plate (`iris-generator.module.css`). */
function night(paper: CanvasRenderingContext2D): void {
  const dark = paper.createLinearGradient(0, 0, 0, side);
  dark.addColorStop(0, "#06232a");
  dark.addColorStop(1, "#0b343b");
  const glow = paper.createRadialGradient(side / 2, 444, 0, side / 2, 444, side * 0.62);
  glow.addColorStop(0, "#17545c");
  glow.addColorStop(1, "rgba(23, 84, 92, 0)");
  for (const fill of [dark, glow]) {
    paper.fillStyle = fill;
    paper.fillRect(0, 0, side, side);
  }
}
