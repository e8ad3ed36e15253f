import type { ReactNode } from "react";
import { AppLink } from "~/components/links/link.tsx";
import { pathOf } from "~/content/data/pages.ts";

/** Delay of the footer's link to the branches, in milliseconds (REQ-LAYOUT-11). */
const delay = 500;

/** The footer's link to the branches: a plain click is followed after 500 ms. */
export function BranchesLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <AppLink className={className} to={pathOf("branches")} data-delay={delay}>
      {children}
    </AppLink>
  );
}
