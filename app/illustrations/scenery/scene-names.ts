/** The branches that have a drawn landscape. */
export const sceneNames = ["main", "sohar", "salalah", "nizwa", "sur"] as const;

export type SceneName = (typeof sceneNames)[number];

/** The URLs of the landscapes, for light and for dark screens. */
export type SceneFiles = Readonly<Record<SceneName, { day: string; night: string }>>;

/** The media query of the dark theme: high contrast has its own theme, and print is light. */
export const darkScreen =
  "screen and (prefers-color-scheme: dark) and (prefers-contrast: no-preference)";
