import { createElement, Fragment, type ReactNode } from "react";
import { bidiRuns, type TextRun } from "~/i18n/bidi-runs.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { bindUnits } from "~/i18n/number-units.ts";
import runStyles from "./text-runs.module.css";

/**
 * A string of content with its foreign runs isolated, so that names, codes and signed numbers never reorder
 * (REQ-TYPE-3, REQ-TYPE-4), and without line breaks in short names, ranges, and numbers with their unit: in Arabic,
 * Latin words and figures read left to right; in English, Arabic words right to left. Anything that is not a string
 * passes through, so a primitive can pass on any children. `language` is the language of the string where it is not the
 * page's.
 */
export function Text(props: TextProps) {
  const runs = useRuns(props);
  // One element around several runs, because a flex row would separate them.
  return runs.length > 1 ? createElement("span", null, ...runs) : runs[0];
}

/** As `Text`, without an element around several runs: for a parent that is neither a flex row nor a grid. */
export function InlineText(props: TextProps) {
  return createElement(Fragment, null, ...useRuns(props));
}

interface TextProps {
  children?: ReactNode;
  language?: Locale;
}

/**
 * The runs of a text. They have no keys: as arguments of `createElement` they need none, because their order is fixed.
 */
function useRuns({ children, language }: TextProps): ReactNode[] {
  const { locale } = useLanguage();
  if (typeof children !== "string") return [children];
  return bidiRuns(children, language ?? locale).map(isolate);
}

/** Maximum letters of a run that fits the narrowest column at 200 %; longer ones may break. */
const [short, medium] = [10, 20];

/** Words with a dash; a number joined to its unit may be longer and may break. */
const maxJoinedLength = 14;

/** Returns the class that keeps a run of one or two words on one line (REQ-TYPE-10). */
function noWrapClass(text: string): string | undefined {
  if (!/[ /–-]/.test(text) || text.split(" ").length > 2 || text.length > medium) return undefined;
  return text.length > short ? runStyles.wholeIfItFits : runStyles.whole;
}

function isolate({ text, kind }: TextRun): ReactNode {
  if (kind === "latin") {
    return (
      <bdi lang="en" dir="ltr" className={noWrapClass(text)}>
        {text}
      </bdi>
    );
  }
  if (kind === "joined")
    return (
      <span className={text.length > maxJoinedLength ? runStyles.wholeIfItFits : runStyles.whole}>
        {text}
      </span>
    );
  if (kind === "clock") return <span className={runStyles.wholeIfItFits}>{text}</span>;
  if (kind === "figure") {
    return (
      <bdi dir="ltr" className={noWrapClass(text)}>
        {text}
      </bdi>
    );
  }
  if (kind === "arabic") {
    return (
      <bdi lang="ar" dir="rtl">
        {text}
      </bdi>
    );
  }
  return bindUnits(text);
}

/** A headline with its line breaks. The space between lines is for screen readers and copying. */
export function Lines({ children }: { children: string | readonly string[] }) {
  const lines = typeof children === "string" ? [children] : children;
  if (lines.length < 2) return <Text>{lines[0]}</Text>;
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <span className="block">
        <Text>{line}</Text>
      </span>
    </Fragment>
  ));
}
