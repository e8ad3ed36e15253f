import { useEffect, useState } from "react";
import { rootFontSize, stepSize, textSizes } from "./text-size.ts";

export interface PageTools {
  size: number;
  contrast: boolean;
  changeSize(way: -1 | 1): void;
  resetSize(): void;
  toggleContrast(): void;
}

/**
 * Text size and high contrast of the whole page. Both go back when the reader leaves it, also by closing it or by a
 * link that loads another page, so that the browser does not bring the old state back (B§4, D43).
 */
export function usePageTools(): PageTools {
  const [size, setSize] = useState<number>(textSizes.usual);
  const [contrast, setContrast] = useState(false);

  useEffect(() => {
    // Through the object model: the page's policy refuses style attributes in the HTML.
    document.documentElement.style.fontSize = rootFontSize(size);
  }, [size]);
  useEffect(() => {
    if (contrast) document.documentElement.dataset.contrast = "high";
    else delete document.documentElement.dataset.contrast;
  }, [contrast]);
  useEffect(() => {
    const leave = () => {
      clearTools();
      setSize(textSizes.usual);
      setContrast(false);
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      clearTools();
    };
  }, []);

  return {
    size,
    contrast,
    changeSize: (way) => setSize((before) => stepSize(before, way)),
    resetSize: () => setSize(textSizes.usual),
    toggleContrast: () => setContrast((before) => !before),
  };
}

function clearTools(): void {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.contrast;
}
