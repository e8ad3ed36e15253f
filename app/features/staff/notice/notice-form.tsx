import { branchIds } from "~/content/data/branches.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import type { Locale } from "~/i18n/locale.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { daySpan } from "../form/day-span.ts";
import type { LoadedRows, RenderForm } from "../form/row-loader.tsx";
import { StaffForm } from "../form/staff-form.tsx";
import type { StaffListEntry } from "../form/staff-list.tsx";
import { useDebouncedValue } from "../form/use-debounced-value.ts";
import { useStaffEntry } from "../form/use-staff-entry.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { NoticeFields } from "./notice-fields.tsx";
import { NoticePreview } from "./notice-preview.tsx";
import type { NoticeScreenProps } from "./notice-props.ts";
import {
  errorsOfRefusal,
  isNotice,
  type NoticeValues,
  newNotice,
  noticeOfRow,
  saveParameters,
  validateNotice,
} from "./notice-values.ts";
import { noticesCalls } from "./notices-calls.ts";

type Row = RowOf<"notices">;

export interface NoticeFormProps extends NoticeScreenProps {
  loaded: LoadedRows<Row>;
  /** Opening exceptions on the site, the latest change first. */
  exceptions: readonly RowOf<"opening_exceptions">[];
  render: RenderForm;
}

/** The form of a notice beside the preview of both languages. Everything typed is stored until it is published. */
export function NoticeForm(props: NoticeFormProps) {
  const { loaded, title, words, branchWords, render } = props;
  const { date: today } = omanDay(useStaff().now());
  const { locale } = useLanguage();
  const entry = useStaffEntry(loaded, {
    table: noticesCalls,
    words,
    shared: words,
    texts: words.errors,
    empty: () => newNotice(today),
    valuesOf: noticeOfRow,
    isValid: isNotice,
    check: (values) => validateNotice(values, today),
    errorsOfRefusal,
    parametersOf: (values) => [saveParameters(values)],
    draftOf: (values, [withdrawn]) => (withdrawn ? noticeOfRow(withdrawn) : values),
  });
  const { values, errorText, hasError, change } = entry.form;
  return (
    <StaffForm
      title={title}
      words={words}
      shared={words}
      table={noticesCalls}
      loaded={loaded}
      entry={entry}
      fields={
        <NoticeFields
          {...props}
          values={values}
          errorText={errorText}
          isReversed={hasError("last_day", "order")}
          onChange={(next, ...fields) => change({ ...values, ...next }, ...fields)}
        />
      }
      names={{ text_en: words.text.en, text_ar: words.text.ar }}
      previews={<Previews {...props} values={values} />}
      describe={(row) => noticeEntry(row, branchWords, locale)}
      textOf={(row) => noticeOfRow(row).text}
      render={render}
    />
  );
}

function Previews({ values, words, previews }: NoticeScreenProps & { values: NoticeValues }) {
  const { locale } = useLanguage();
  const { now } = useStaff();
  const delayed = useDebouncedValue(values, values.firstDay <= values.lastDay);
  const shown = delayed.branches.length > 0 ? delayed : { ...delayed, branches: [branchIds[0]] };
  return previews.map((preview) => (
    <NoticePreview
      key={preview.locale}
      values={shown}
      words={preview}
      more={{ forms: words.more, locale }}
      now={now()}
    />
  ));
}

/** Returns a notice as an entry of the list. */
function noticeEntry(
  row: RowOf<"notices">,
  branchWords: NoticeScreenProps["branchWords"],
  locale: Locale,
): StaffListEntry {
  const { branches, firstDay, lastDay, text } = noticeOfRow(row);
  const names = branches.map((branch) => branchWords[branch].shortName);
  return {
    branches: names.join(listSeparator(locale)),
    text: text[locale],
    days: daySpan(firstDay, lastDay, locale),
  };
}
