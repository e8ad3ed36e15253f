/**
 * The tests of this folder hold the specification's own content (claims, figures, names and wordings). All other tests
 * take their expectations from the content or from fixtures. A failure in this folder alone is therefore no fault when
 * the clinic has changed its content on purpose.
 */
export const conformanceMessage =
  "this is the specification's content: when the clinic changes it on purpose, change it in tests/requirement-conformance too";
