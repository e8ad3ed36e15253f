/**
 * The ledger, this folder, holds the specification's own content (its claims, figures, names and wordings) once, and
 * nothing else does: all other tests take what they expect from the content or from fixtures of their own. So what fails
 * here and only here is no fault, where the clinic has changed its content on purpose.
 */
export const onPurpose =
  "this is the specification's content: when the clinic changes it on purpose, change it in tests/requirement-conformance too";
