import { Banner } from "~/components/layout/banner.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import type { IncludedWords } from "~/content/services.types.ts";

/** What comes with the treatment, and the line about the consultation under it. */
export function IncludedOffer({ items, note }: Pick<IncludedWords, "items" | "note">) {
  return (
    <>
      <BulletList items={items} />
      {note && <Banner kind="notice">{note}</Banner>}
    </>
  );
}
