/**
 * The order of cascade layers, from weakest to strongest. The document declares it before any style sheet, because
 * the order in which sheets load is undefined and the first mention of a layer decides its position.
 */
export const layerOrder =
  "@layer reset, tokens, base, illustrations, components, layout, features, pages, themes, print;";
