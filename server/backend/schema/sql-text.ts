/** A text as an SQL literal. For our own constants and files only: what people send is bound. */
export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
