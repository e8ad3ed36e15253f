import type { ReactNode } from "react";
import { pathOf } from "~/content/facts/pages.ts";
import { AppLink } from "~/ui/links/link.tsx";

/** The footer's way to the branches waits this long, in milliseconds (A§2, A§9). */
const delay = 500;

/** The footer's link to the branches: a plain press is followed after 500 ms (D21). */
export function BranchesLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <AppLink className={className} to={pathOf("branches")} data-delay={delay}>
      {children}
    </AppLink>
  );
}
