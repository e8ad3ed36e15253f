/**
 * A reason not to start that the operator can put right. Its message is one sentence that names
 * the path and what to do, and can be shown as it is; the technical error is its `cause`.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
