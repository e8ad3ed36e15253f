/** The `code` of a Node error ("ENOENT", "ETIMEDOUT" …); undefined for any other value. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
