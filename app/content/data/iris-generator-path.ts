import { pathOf } from "./pages.ts";

/** Section id of the iris generator. */
export const irisGeneratorId = "own-iris";

/**
 * Address of the iris generator. It has its own module, so that the generator's script does not contain the table of
 * pages.
 */
export const irisGeneratorPath = `${pathOf("games")}#${irisGeneratorId}`;
