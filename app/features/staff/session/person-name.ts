/** Returns the name of a colleague: the part of the e-mail address before the @. */
export function personName(email: string): string {
  return email.replace(/@.*/, "");
}
