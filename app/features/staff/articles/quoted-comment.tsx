import { Text } from "~/components/text/text.tsx";
import { directionOf } from "~/i18n/locale.ts";

/** A sentence with `{comment}`, which may be in the other language. Its first letter decides about its direction. */
export function QuotedComment({ sentence, comment }: { sentence: string; comment: string }) {
  const [before, after] = sentence.split("{comment}");
  const [letter = ""] = comment.match(/\p{L}/u) ?? [];
  const language = /\p{Script=Arabic}/u.test(letter) ? "ar" : "en";
  return (
    <span>
      <Text>{before}</Text>
      <bdi lang={language} dir={directionOf(language)}>
        <Text language={language}>{comment}</Text>
      </bdi>
      <Text>{after}</Text>
    </span>
  );
}
