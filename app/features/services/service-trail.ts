import type { Trail } from "~/components/links/breadcrumb.tsx";
import { pathOf } from "~/content/data/pages.ts";
import type { ServicePageFrameWords, ServicePageWords } from "~/content/services.types.ts";

/** The breadcrumb of a service page: below the list of services. */
export function serviceTrail(
  { breadcrumb: { home, services } }: Pick<ServicePageFrameWords, "breadcrumb">,
  { breadcrumb: current }: Pick<ServicePageWords, "breadcrumb">,
): Trail {
  return { home, through: [{ name: services, path: pathOf("services") }], current };
}
