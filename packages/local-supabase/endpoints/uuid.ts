const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in small letters, the only form in which ids are stored and compared. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
