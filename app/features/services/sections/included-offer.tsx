import { Banner } from "~/components/indicators/banner.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import type { IncludedWords } from "~/content/services.types.ts";

/** Services included in the treatment, and the note about the consultation. */
export function IncludedOffer({ items, note }: Pick<IncludedWords, "items" | "note">) {
  return (
    <>
      <BulletList items={items} />
      {note && <Banner kind="warning">{note}</Banner>}
    </>
  );
}
