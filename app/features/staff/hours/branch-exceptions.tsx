import { FieldError } from "~/components/forms/field-error.tsx";
import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { dayText, timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { classNames } from "~/styles/class-names.ts";
import { daySpan } from "../form/day-span.ts";
import { TextButton } from "../form/text-button.tsx";
import type { RowOf } from "../session/staff-api.ts";
import styles from "./branch-exceptions.module.css";
import { ClosedDaysNote } from "./closed-days-note.tsx";
import type { HoursFieldsProps } from "./hours-fields.tsx";
import type { HoursPreviewWords, HoursScreenProps } from "./hours-props.ts";
import type { BranchException, HoursChoice } from "./hours-values.ts";
import { SessionFields } from "./session-fields.tsx";
import { useAuthors } from "./use-authors.ts";

const choices: readonly HoursChoice[] = ["closed", "regular", "other"];

export interface BranchExceptionsProps extends HoursFieldsProps {
  branchWords: HoursScreenProps["branchWords"];
  /** The words of the person's language. */
  preview: HoursPreviewWords;
  /** Rows on the site, the latest change first. */
  rows: readonly RowOf<"opening_exceptions">[];
}

/** The hours of each branch on the days of the form: closed, regular, or other ones. */
export function BranchExceptions(props: BranchExceptionsProps) {
  const { values, words, rows, errorText, onChange } = props;
  const authors = useAuthors(rows);
  const error = errorText("branches");
  const change = (id: BranchId, exception: Partial<BranchException>) => {
    const changed = { ...values.exceptions, [id]: { ...values.exceptions[id], ...exception } };
    onChange({ ...values, exceptions: changed }, "branches", `exception-${id}`);
  };
  return (
    <section id="branches" tabIndex={-1} className="stack" aria-labelledby="branch-exceptions">
      <h2 id="branch-exceptions" className="title-3">
        <Text>{words.branches}</Text>
      </h2>
      {error && <FieldError id="branches-error">{error}</FieldError>}
      {branchIds.map((id) => (
        <OneBranch
          key={id}
          {...props}
          branch={id}
          authors={authors}
          onException={(exception) => change(id, exception)}
        />
      ))}
    </section>
  );
}

interface OneBranchProps extends BranchExceptionsProps {
  branch: BranchId;
  /** The author of each row, by its id. */
  authors: Readonly<Record<string, string>>;
  onException: (exception: Partial<BranchException>) => void;
}

function OneBranch(props: OneBranchProps) {
  const { branch, values, words, branchWords, preview, errorText, onException } = props;
  const { locale } = preview;
  const { choice, sessions } = values.exceptions[branch];
  const field = `exception-${branch}`;
  const error = errorText(field);
  const name = branchWords[branch].shortName;
  return (
    <div id={field} tabIndex={-1} className={classNames("ruled gap-3", styles.branch)}>
      <div>
        <BranchScene {...pictureOf(branch)} className="branch-window" lazy />
      </div>
      <div className="stack gap-3">
        <PillGroup legend={name}>
          {choices.map((one) => (
            <Pill
              key={one}
              type="radio"
              name={field}
              checked={choice === one}
              // A second click on "Closed" must not open the branch.
              onChange={(isChecked) => isChecked && onException({ choice: one })}
            >
              {words.choices[one]}
            </Pill>
          ))}
        </PillGroup>
        {choice === "other" && (
          <SessionFields
            branch={name}
            sessions={sessions}
            words={words.session}
            timeText={(minutes) => timeText(minutes, { words: preview.hours, locale })}
            errorId={error && `${field}-error`}
            onChange={(next) => onException({ sessions: next })}
          />
        )}
        {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
        {choice !== "regular" && (
          <>
            <ClosedDaysNote {...props} name={name} />
            <Overlap {...props} />
          </>
        )}
      </div>
    </div>
  );
}

/** Warns of other entries for the same days. The later one applies, so nothing is blocked. */
function Overlap({
  branch,
  values,
  words,
  branchWords,
  preview,
  rows,
  authors,
  onException,
}: OneBranchProps) {
  const { locale } = preview;
  const row = rows.find((one) => {
    const entry = parseExceptionalHours(one);
    return (
      entry?.branches.includes(branch) &&
      !values.ids.includes(one.id) &&
      entry.first <= values.lastDay &&
      values.firstDay <= entry.last
    );
  });
  const entry = row && parseExceptionalHours(row);
  if (!row || !entry) return null;
  const date = formatDateLong(omanDay(Date.parse(row.updated_at)).date, locale);
  const person = authors[row.id];
  return (
    <Banner kind="warning">
      {interpolate(words.overlap.text, {
        branch: branchWords[branch].shortName,
        hours: dayText(entry.sessions, { words: preview.hours, locale }),
        days: daySpan(entry.first, entry.last, locale),
        date: person ? interpolate(words.overlap.by, { date, person }) : date,
      })}{" "}
      <TextButton onClick={() => onException({ choice: "regular" })}>
        {words.overlap.keep}
      </TextButton>
    </Banner>
  );
}
