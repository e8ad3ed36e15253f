import type { Confirmation } from "../accounts/email-changes.ts";
import { siteLink } from "../mail/mail-link.ts";
import { writeMail } from "../mail/mail-message.ts";
import { readTarget } from "../mail/redirects.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";

/** Counts one confirmation of a change of address. `whole` only when nobody else has the address by now. */
export async function confirmEmailChange(
  token: string,
  { emailChanges, users }: GatewayParts,
): Promise<Confirmation> {
  if (!token) return { state: "unknown" };
  const confirmation = await emailChanges.confirm(token, new Date());
  const isTaken = confirmation.state === "whole" && (await users.find(confirmation.to));
  return isTaken ? { state: "unknown" } : confirmation;
}

/** After lite has made the change: the old address is told, so that a theft does not go unseen. */
export async function finishEmailChange(
  { from, to, userId }: Extract<Confirmation, { state: "whole" }>,
  { request, url }: AuthCall,
  { emailChanges, mail, site }: GatewayParts,
): Promise<void> {
  await emailChanges.finish(userId, to);
  const { language } = readTarget(request, url, site);
  const link = siteLink(site, "/branches", language);
  await mail.add(writeMail({ name: "email_changed", language, to: from, link, address: to }));
}
