/** The branches that have a drawn landscape and a drawn landmark. */
export type SceneName = "main" | "sohar" | "salalah" | "nizwa" | "sur";
