import { data } from "react-router";
import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { Container } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { EyeChart } from "~/layout/eye-chart.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { SearchForm } from "~/layout/search/search-form.tsx";
import { getPageContent } from "~/server/page-content.server.ts";
import { classNames } from "~/styles/class-names.ts";
import type { Route } from "./+types/not-found";
import styles from "./not-found.module.css";

export function loader({ context }: Route.LoaderArgs) {
  return data(getPageContent(context).notFound, { status: 404 });
}

export const meta: Route.MetaFunction = pageMeta(({ metadata }) => ({
  words: metadata,
  path: pathOf("not-found"),
  noindex: true,
}));

export default function NotFound({ loaderData: words, matches }: Route.ComponentProps) {
  const { search } = matches[0].loaderData.shell;
  return (
    <Container className={classNames("stack", styles.page)}>
      <div className={classNames("stack", styles.message)}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className="lead">
          <Text>{words.text}</Text>
        </p>
        <SearchForm words={search} landmark={search.go} />
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
    </Container>
  );
}
