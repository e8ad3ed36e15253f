/**
 * Matches the address of an article's image: a file of this site, or one of another site by https. Browsers read a
 * backslash as a slash and drop tabs and line ends, so that either could turn a path into another site.
 */
export const imageAddress = /^(https:\/\/|\/(?!\/))[^\\\p{Cc}]*$/u;
