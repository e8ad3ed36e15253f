import { type PageId, pathOf } from "~/content/facts/pages.ts";
import type { LegalLinkWords } from "~/content/legal-shape.ts";
import { AppLink } from "~/ui/links/link.tsx";
import { Text } from "~/ui/text/text.tsx";

/** The sentence that leads from one legal document to the other. */
export function OtherDocument({ words, page }: { words: LegalLinkWords; page: PageId }) {
  return (
    <p>
      <Text>{words.text}</Text> <AppLink to={pathOf(page)}>{words.link}</AppLink>
    </p>
  );
}
