/**
 * The order in which style rules win, from weakest to strongest. The document says it before any style sheet, because
 * sheets arrive in an order nobody promises and the first mention of a layer decides its place.
 */
export const layerOrder =
  "@layer reset, tokens, base, illustrations, components, layout, features, pages, themes, paper;";
