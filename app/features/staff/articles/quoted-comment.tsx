import { Text } from "~/components/text/text.tsx";
import { directionOfText } from "~/i18n/text-direction.ts";

/** A sentence with `{comment}`, which may be in the other language. Its first letter decides about its direction. */
export function QuotedComment({ sentence, comment }: { sentence: string; comment: string }) {
  const [before, after] = sentence.split("{comment}");
  const direction = directionOfText(comment);
  const language = direction === "rtl" ? "ar" : "en";
  return (
    <span>
      <Text>{before}</Text>
      <bdi lang={language} dir={direction}>
        <Text language={language}>{comment}</Text>
      </bdi>
      <Text>{after}</Text>
    </span>
  );
}
