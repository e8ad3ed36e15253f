/** The branches that have a drawn landscape. */
export const sceneNames = ["main", "sohar", "salalah", "nizwa", "sur"] as const;

export type SceneName = (typeof sceneNames)[number];

/** The URLs of the landscapes, for light and for dark screens. */
export type SceneFiles = Readonly<Record<SceneName, { day: string; night: string }>>;
