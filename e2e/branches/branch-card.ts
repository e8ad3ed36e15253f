import { expect, type Locator, type Page } from "@playwright/test";
import type { BranchSelectorWords } from "../../app/content/branches.types.ts";
import { branchFacts } from "../../app/content/data/branch-facts.ts";
import { type BranchId, branches } from "../../app/content/data/branches.ts";
import { chatLink, telephoneLink } from "../../app/content/data/clinic.ts";
import { photograph } from "../../app/content/data/photos.ts";
import { en } from "../support/words.ts";

/** The URL of a branch's image: its photograph, or the built file of its illustration. */
export function branchImage(id: BranchId): string | RegExp {
  const { image } = branchFacts[id];
  return image ? photograph(image, "place").src : new RegExp(`scene-${id}`);
}

/** The panel of the selected branch, on the pages with branches. */
export const branchPanel = (page: Page) => page.getByRole("tabpanel");

/** The badge of a card: the first text for open or closed. */
export function badgeIn(card: Locator, { open, closed }: BranchSelectorWords): Locator {
  return card
    .getByText(open, { exact: true })
    .or(card.getByText(closed, { exact: true }))
    .first();
}

/** Expects links to the branch's phone number, chat and map, the last two in a new tab. */
export async function expectContactLinks(
  card: Locator,
  id: BranchId,
  words: BranchSelectorWords,
  chatMessage?: string,
): Promise<void> {
  const { phone, whatsapp, mapUrl } = branches[id];
  const call = card.getByRole("link", {
    name: `${words.call.replace("{branch}", en.branches[id].name)} ${phone.value}`,
    exact: true,
  });
  await expect(call).toHaveAttribute("href", telephoneLink(phone.value));
  const chat = card.getByRole("link", { name: words.chat });
  await expect(chat).toHaveAttribute("href", chatLink(whatsapp.value, chatMessage));
  const directions = card.getByRole("link", { name: words.directions });
  await expect(directions).toHaveAttribute("href", mapUrl);
  for (const link of [chat, directions]) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
}
