import { pathOf } from "./pages.ts";

/** Section id of the iris generator. */
export const ownIrisId = "own-iris";

/**
 * Address of the iris generator. It has its own module, so that the generator's script does not contain the table of
 * pages.
 */
export const ownIrisPath = `${pathOf("games")}#${ownIrisId}`;
