/** The scripts of a document, as the build has named them. */
export interface PageScripts {
  /** Text of the script that keeps presses and wakes islands. */
  starter: string;
  /** Address of the file that brings islands to life. */
  islands: string;
  /** Address of the small functions of every document, and of those that wait for a movement. */
  page: string;
  later: string;
  /** Of what only some pages need: sections that fold up, the answer to the terms, strips that scroll, figures that count. */
  fold: string;
  accept: string;
  strip: string;
  count: string;
  /** Of the clock and the light of home. */
  hour: string;
  /** Of the rings that are drawn across a view. */
  ring: string;
  /** Of the iris that a name draws, fetched when its button is pressed. */
  draw: string;
  /** Of what reads a page aloud. */
  listen: string;
  /** Of the branch that the reader has chosen. */
  branch: string;
  /** Of the fields that look through the site, fetched when one of them has the focus. */
  suggest: string;
  /** Address of the style sheet with the print rules of all pages. */
  printStyles: string;
  /** Address of the worker that keeps pages for readers without a network; none where the site keeps none. */
  worker?: string;
}

/** Stands in a document where its style rules belong, until the server, which then knows the page, puts them there. */
export const stylesPlace = "/*styles*/";
