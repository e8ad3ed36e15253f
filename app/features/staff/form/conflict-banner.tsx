import { Button } from "~/components/controls/button.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { directionOf, type Locale } from "~/i18n/locale.ts";

/** Shows the version of somebody else, and asks which one to use (REQ-STAFF-6). */
export function ConflictBanner({
  message,
  theirs,
  words,
  onMine,
  onTheirs,
}: {
  /** The change of the other person, in a sentence. */
  message: string;
  theirs: Readonly<Record<Locale, string>>;
  words: { mine: string; theirs: string };
  onMine: () => void;
  onTheirs: () => void;
}) {
  return (
    <div className="stack gap-3">
      <Banner kind="warning" announce>
        {message}
      </Banner>
      {(["en", "ar"] as const).map((locale) => (
        <blockquote key={locale} lang={locale} dir={directionOf(locale)}>
          <Text>{theirs[locale]}</Text>
        </blockquote>
      ))}
      <div className="cluster gap-3">
        <Button size="small" onClick={onMine}>
          {words.mine}
        </Button>
        <Button size="small" variant="secondary" onClick={onTheirs}>
          {words.theirs}
        </Button>
      </div>
    </div>
  );
}
