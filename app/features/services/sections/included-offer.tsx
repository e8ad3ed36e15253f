import type { IncludedWords } from "~/content/services-shape.ts";
import { Banner } from "~/ui/layout/banner.tsx";
import { BulletList } from "~/ui/text/bullet-list.tsx";

/** What comes with the treatment, and the line about the consultation under it. */
export function IncludedOffer({ items, note }: Pick<IncludedWords, "items" | "note">) {
  return (
    <>
      <BulletList items={items} />
      {note && <Banner kind="notice">{note}</Banner>}
    </>
  );
}
