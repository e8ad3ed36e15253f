import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { type PageId, pathOf } from "~/content/data/pages.ts";
import type { LegalLinkWords } from "~/content/legal.types.ts";

/** The sentence that links to the other legal document. */
export function OtherDocument({ words, page }: { words: LegalLinkWords; page: PageId }) {
  return (
    <p>
      <Text>{words.text}</Text> <AppLink to={pathOf(page)}>{words.link}</AppLink>
    </p>
  );
}
