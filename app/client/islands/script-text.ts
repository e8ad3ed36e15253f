/** JSON that is safe inside a script element: it cannot end the element or begin a comment. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
