import { pathOf } from "~/content/data/pages.ts";
import { sectionLinks } from "~/content/data/service-facts.ts";
import type { ServiceId } from "~/content/data/services.ts";
import type { ServicePageFrameWords, ServicePageWords } from "~/content/services.types.ts";

/**
 * The parts of a service page in reading order, by id, each with its short name for the contents list; a view is on
 * some pages only.
 */
export function listParts(
  {
    options,
    included,
    suitability,
  }: Pick<ServicePageWords, "options" | "included" | "suitability">,
  { contents }: Pick<ServicePageFrameWords, "contents">,
  { hasView }: { hasView: boolean },
): { id: string; label: string }[] {
  const own = (id: keyof typeof contents) => ({ id, label: contents[id] });
  // The first emergency box of a page follows the price.
  const hasOwnSigns = suitability.emergency !== undefined;
  return [
    own("suitability"),
    own("who"),
    own("price"),
    ...(hasOwnSigns ? [] : [own("signs")]),
    ...(hasView ? [own("view")] : []),
    ...options.map(({ id, label }) => ({ id, label })),
    own("risks"),
    own("before"),
    own("during"),
    own("after"),
    ...(hasOwnSigns ? [own("signs")] : []),
    { id: "included", label: included.label },
    own("questions"),
    own("reading"),
  ];
}

/**
 * Target of the note of a section: the section of another page with the other half (REQ-CLAIM-7); undefined
 * without a note.
 */
export function findNotePath(service: ServiceId, section: string): string | undefined {
  const links: Record<string, (typeof sectionLinks)[keyof typeof sectionLinks]> = sectionLinks;
  const link = links[`${service}.${section}`];
  if (!link) return undefined;
  return pathOf(link.page) + (link.part ? `#${link.part}` : "");
}
