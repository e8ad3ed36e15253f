/** The content of a picture. */
export interface PictureParts {
  /** An SVG document with a size of its own. */
  svg: string;
  name: string;
  /** Below the name, small. */
  brand: string;
  /** The faces of the name on the page, and the direction it reads in. */
  face: Pick<CSSStyleDeclaration, "fontFamily" | "direction">;
}

/** Width and height of a picture in pixels, the format of profile pictures. */
const side = 1080;

/** An SVG document as a data URL: it needs no request and does not taint a canvas. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The iris on the night of its plate, its name below and the clinic's under that, as a PNG. Throws where none can be made. */
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
    const most = side * 0.86;
    if (width > most) paper.font = font((size * most) / width);
    paper.fillStyle = colour;
    paper.fillText(text, side / 2, at);
  };
  // A list of faces rejects where the machine lacks one of them; the name is then set in another.
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

/** The ground of the plate (`iris-generator.module.css`). */
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
