import { Fragment, type ReactNode } from "react";
import { ContentsList } from "~/components/controls/contents-list.tsx";
import { PicturedRow, PicturedRows } from "~/components/layout/pictured-row.tsx";
import { Container } from "~/components/layout/section.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import type { SearchWords } from "~/content/search.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import type { Result, ResultGroup } from "./list-result-groups.ts";
import styles from "./result-groups.module.css";
import type { ResultSubject } from "./search-entry.ts";

export interface ResultGroupsProps {
  groups: readonly ResultGroup[];
  words: Pick<SearchWords, "kinds" | "kindsLabel" | "closest">;
  /** Returns the thumbnail of a result. */
  pictureOf(subject: ResultSubject): ReactNode;
  /** Returns the notices of a branch, or those of all branches. */
  noticesOf(place: BranchId | "all"): ReactNode;
}

/** The results by kind, with a contents list beside or above them. */
export function ResultGroups({ groups, words, pictureOf, noticesOf }: ResultGroupsProps) {
  const { locale } = useLanguage();
  return (
    <Container className="stack with-aside page-body gap-6">
      {/* On narrow screens the contents list is a row of links. */}
      <div className="screen-only under-header sticky">
        <ContentsList
          items={groups.map(({ kind, total }) => ({
            id: idOf(kind),
            label: `${words.kinds[kind].many} ${formatNumber(total, locale)}`,
          }))}
          label={words.kindsLabel}
          chips
        />
      </div>
      <div className="stack gap-7">
        {groups.map(({ kind, results, total }) => (
          <section key={kind} id={idOf(kind)}>
            <h2 className="title-3 below-3">{words.kinds[kind].many}</h2>
            {kind === "branch" && <Notices>{noticesOf("all")}</Notices>}
            <PicturedRows>
              {results.map((result) => (
                <Row
                  key={result.path}
                  result={result}
                  picture={pictureOf(result.subject)}
                  notices={result.subject.kind === "branch" && noticesOf(result.subject.id)}
                />
              ))}
            </PicturedRows>
            {total > results.length && (
              <p className="secondary small above-3">
                <Text>
                  {interpolate(words.closest, {
                    shown: formatNumber(results.length, locale),
                    all: formatNumber(total, locale),
                  })}
                </Text>
              </p>
            )}
          </section>
        ))}
      </div>
    </Container>
  );
}

/** Returns the section id of a kind, prefixed so that it differs from other ids of the page. */
function idOf(kind: ResultGroup["kind"]): string {
  return `results-${kind}`;
}

function Row({ result: { subject, path, title, excerpt }, picture, notices }: RowProps) {
  return (
    <PicturedRow
      picture={
        <div
          className={subject.kind === "doctor" ? undefined : classNames("square", styles.picture)}
        >
          {picture}
        </div>
      }
      title={
        <AppLink to={path}>
          <MarkedWords parts={title} />
        </AppLink>
      }
    >
      <p className="measure">
        <MarkedWords parts={excerpt} />
      </p>
      <Notices>{notices}</Notices>
    </PicturedRow>
  );
}

/** Space around the notices, if there are any. */
function Notices({ children }: { children: ReactNode }) {
  return children ? <div className="above-3">{children}</div> : null;
}

interface RowProps {
  result: Result;
  picture: ReactNode;
  notices: ReactNode;
}

/** A text in parts of which every second one is a match, which is underlined. */
function MarkedWords({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) => {
    const text = part !== "" && <Text>{part}</Text>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move among themselves.
    return at % 2 === 1 ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>;
  });
}
