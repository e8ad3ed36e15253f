import frequentFile from "~/illustrations/assets/icons.svg";
import rareFile from "~/illustrations/assets/rare-icons.svg";
import { frequentIcons } from "./frequent-icons.ts";
import type { iconDrawings } from "./icon-drawings.ts";

/** The address of an icon's shapes, for `<use href>`. */
export function iconAddress(icon: keyof typeof iconDrawings): string {
  return `${frequentIcons.has(icon) ? frequentFile : rareFile}#${icon}`;
}
