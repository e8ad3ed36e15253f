import { data } from "react-router";
import { Island } from "~/client/islands/island.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { doctors } from "~/content/data/doctors.ts";
import { knownParameters, pathOf, searchParameter } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { selectTriageWords } from "~/content/island-words.ts";
import { listBodies, listSearchable } from "~/features/articles/queries/article-list.server.ts";
import { Portrait } from "~/features/doctors/portrait.tsx";
import { listResultGroups } from "~/features/search/list-result-groups.ts";
import { ResultGroups } from "~/features/search/result-groups.tsx";
import { ResultThumbnail } from "~/features/search/result-thumbnail.tsx";
import { searchSite } from "~/features/search/search.ts";
import type { ResultSubject } from "~/features/search/search-entry.ts";
import { SearchHead } from "~/features/search/search-head.tsx";
import { getSearchIndexes } from "~/features/search/search-indexes.server.ts";
import { TreatmentTiles } from "~/features/search/treatment-tiles.tsx";
import { TriageLine } from "~/features/triage/triage-line.tsx";
import { TriageNow } from "~/features/triage/triage-now.tsx";
import { interpolate } from "~/i18n/interpolate.ts";
import { EyeFigure } from "~/illustrations/eye/eye-figure.tsx";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { SearchForm } from "~/layout/search/search-form.tsx";
import { noticesOf, noticesOfSingleBranches } from "~/notices/branch-notice.ts";
import { NoticesOnPage } from "~/notices/notices.island.tsx";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/search";

/** Without a query the page is the same for all; the server does not store a response with a query (REQ-SEARCH-1). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = getSite(context);
  const { locale } = site.language;
  const content = getContent(locale);
  const { search: words, services, doctors: people } = content;
  const parameters = knownParameters("search", new URL(request.url).searchParams);
  const typed = parameters.get(searchParameter) ?? "";
  const results = typed
    ? searchSite(
        typed,
        await getSearchIndexes(site, { getContent, listArticles: listSearchable, listBodies }),
      )
    : null;
  const isLimited = site.isSearchLimited;
  const showsTriage = isLimited || results?.total === 0 || results?.lines[0];
  const shown = {
    typed,
    isLimited,
    words,
    services,
    people,
    total: results?.total ?? null,
    groups: results ? listResultGroups(results, locale) : [],
    line: results?.lines[0] ?? null,
    triage: showsTriage ? selectTriageWords(content) : null,
  };
  return data(shown, isLimited ? { status: 429 } : {});
}

export const meta: Route.MetaFunction = pageMeta(({ words, typed }) => {
  const { metadata, titleFor } = words;
  const title = typed ? interpolate(titleFor, { words: typed }) : metadata.title;
  return { words: { ...metadata, title }, path: pathOf("search"), noindex: true };
});

export default function Search({ loaderData, matches }: Route.ComponentProps) {
  const { typed, isLimited, words, services, people, total, groups, line, triage } = loaderData;
  const [root, layout] = matches;
  const { search, newTab, callLabel } = root.loaderData.shell;
  const pictureFor = (subject: ResultSubject) => {
    switch (subject.kind) {
      case "treatment":
        return <EyeFigure slug={subject.id} />;
      case "doctor": {
        const { id } = subject;
        return (
          <Portrait id={id} words={people[id]} image={doctors[id].image} sizes="5.5rem" small />
        );
      }
      case "branch":
        return <BranchScene {...pictureOf(subject.id)} sizes="5.5rem" className="fill" lazy />;
      default:
        return <ResultThumbnail subject={subject} />;
    }
  };
  const { notices, now, validity } = layout.loaderData;
  const noticesAt = (place: BranchId | "all") => {
    const own = noticesOf(notices, place);
    return (
      own && (
        <Island
          name="notices"
          of={NoticesOnPage}
          props={{ notices: own, place, short: true, serverInstant: now }}
          validity={validity}
        />
      )
    );
  };
  const hasBranches = groups.some(({ kind }) => kind === "branch");
  const call = triage && {
    content: triage,
    table: "contact" as const,
    isFull: true,
    newTab,
    // The list of branches among the results shows the notices of all branches.
    notices: hasBranches ? noticesOfSingleBranches(notices) : notices,
    renderTime: layout.loaderData,
  };
  const nothing = {
    title: interpolate(words.nothing.title, { words: typed }),
    text: words.nothing.text,
  };
  const message = isLimited ? words.limited : typed ? nothing : undefined;
  return (
    <>
      <SearchHead words={words} typed={typed} total={total}>
        <SearchForm words={search} landmark={search.go} value={typed} />
      </SearchHead>
      {call && line && <TriageLine {...line} {...call} isLast={groups.length === 0} />}
      {groups.length > 0 && (
        <ResultGroups groups={groups} words={words} pictureOf={pictureFor} noticesOf={noticesAt} />
      )}
      {/* A person with a sign for an emergency department needs neither the treatments nor "nothing is found". */}
      {groups.length === 0 && !line && (
        <TreatmentTiles message={message} treatments={services} callLabel={callLabel} />
      )}
      {call && !total && !line && <TriageNow {...call} />}
    </>
  );
}
