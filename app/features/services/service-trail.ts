import { pathOf } from "~/content/facts/pages.ts";
import type { ServicePageFrameWords, ServicePageWords } from "~/content/services-shape.ts";
import type { Trail } from "~/ui/links/breadcrumb.tsx";

/** A service page comes after the list of services. */
export function serviceTrail(
  { breadcrumb: { home, services } }: Pick<ServicePageFrameWords, "breadcrumb">,
  { breadcrumb: current }: Pick<ServicePageWords, "breadcrumb">,
): Trail {
  return { home, through: [{ name: services, path: pathOf("services") }], current };
}
