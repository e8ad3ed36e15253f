/**
 * The address of an article's image: a file of this site, or one of another site by https. Browsers take a backslash for
 * a slash and drop tabs and line ends, so either could make another site of a path.
 */
export const imageAddress = /^(https:\/\/|\/(?!\/))[^\\\p{Cc}]*$/u;
