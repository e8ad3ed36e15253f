/**
 * An error that the operator can correct. Its message is one sentence that names the path and the correction, and is
 * shown without a stack. Its `cause` is the technical error.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
