/** Returns an `sms:` address with a message. iOS needs `&` before the first field, Android ignores the `?` before it. */
export function smsLink(phone: string, message: string): string {
  return `sms:${phone.replace(/[^+\d]/g, "")}?&body=${encodeURIComponent(message)}`;
}
