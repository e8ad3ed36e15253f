import frequentFile from "~/illustrations/assets/icons.svg";
import rareFile from "~/illustrations/assets/rare-icons.svg";
import { frequentIcons } from "./frequent-icons.ts";
import type { IconName } from "./icon.tsx";

/** The address of an icon's shapes, for `<use href>`. */
export function iconAddress(icon: IconName): string {
  return `${frequentIcons.has(icon) ? frequentFile : rareFile}#${icon}`;
}
