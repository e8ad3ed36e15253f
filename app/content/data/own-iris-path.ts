import { pathOf } from "./pages.ts";

/** Where a reader's own iris is drawn: the id of its section. */
export const ownIrisId = "own-iris";

/** Its address. Beside `own-iris.ts`, so that the script that draws has no table of pages in it. */
export const ownIrisPath = `${pathOf("games")}#${ownIrisId}`;
