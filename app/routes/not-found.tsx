import { data } from "react-router";
import { pathOf } from "~/content/facts/pages.ts";
import { contentFor } from "~/server/page-content.server.ts";
import { EyeChart } from "~/shell/eye-chart.tsx";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import { SearchForm } from "~/shell/search/search-form.tsx";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { Text } from "~/ui/text/text.tsx";
import type { Route } from "./+types/not-found";
import styles from "./not-found.module.css";

export function loader({ context }: Route.LoaderArgs) {
  return data(contentFor(context).notFound, { status: 404 });
}

export const meta: Route.MetaFunction = pageMeta(({ metadata }) => ({
  words: metadata,
  path: pathOf("not-found"),
  noindex: true,
}));

export default function NotFound({ loaderData: words, matches }: Route.ComponentProps) {
  const { search } = matches[0].loaderData.shell;
  return (
    <Wrap className={styles.page}>
      <div className={styles.message}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>
          <Text>{words.text}</Text>
        </p>
        <SearchForm words={search} landmark={search.go} className={styles.search} />
        <ButtonRow>
          <ButtonLink to="/" arrow>
            {words.home}
          </ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            {words.contact}
          </ButtonLink>
        </ButtonRow>
      </div>
      <EyeChart className={styles.chart} />
    </Wrap>
  );
}
