import type { ComponentProps } from "react";

/**
 * Every island by its name, each loaded from its own file. The server renders it like any component, `Island` marks it,
 * and `hydrate` hydrates it alone.
 */
export const islands = {
  "about-video": async () => (await import("~/features/about/about-video.island.tsx")).AboutVideo,
  "accessibility-toolbar": async () =>
    (await import("~/features/accessibility/accessibility-toolbar.island.tsx"))
      .AccessibilityToolbar,
  booking: async () =>
    (await import("~/features/branches/booking/booking-view.island.tsx")).BookingView,
  "branch-finder": async () =>
    (await import("~/features/branches/finder/branch-finder.island.tsx")).BranchFinder,
  notices: async () => (await import("~/notices/notices.island.tsx")).NoticesOnPage,
  "branch-rows": async () =>
    (await import("~/features/branches/finder/branch-rows.island.tsx")).BranchRows,
  branches: async () => (await import("~/features/branches/branches-view.island.tsx")).BranchesView,
  "branches-now": async () =>
    (await import("~/features/triage/branches-now.island.tsx")).BranchesNow,
  doctors: async () => (await import("~/features/doctors/doctors-view.island.tsx")).DoctorsView,
  games: async () => (await import("~/features/games/games-view.island.tsx")).GamesView,
  "my-drops": async () => (await import("~/features/drops/my-drops-view.island.tsx")).MyDropsView,
  visit: async () => (await import("~/features/visit/visit-view.island.tsx")).VisitView,
  "open-branches": async () =>
    (await import("~/features/home/open-branches.island.tsx")).OpenBranches,
};

export type IslandName = keyof typeof islands;

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** Props of an island's component; they must be serialisable as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;
