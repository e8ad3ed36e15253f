import { data } from "react-router";
import { LandoltRing } from "~/art/landolt-ring.tsx";
import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { siteOf } from "~/server/site-context.server.ts";
import { EyeChart } from "~/shell/eye-chart.tsx";
import { pageMetadata } from "~/shell/metadata/page-metadata.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { Text } from "~/ui/text/text.tsx";
import type { Route } from "./+types/not-found";
import styles from "./not-found.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { language } = siteOf(context);
  return data(contentIn(language.locale).notFound, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  return pageMetadata(site, {
    words: loaderData.metadata,
    path: pathOf("not-found"),
    noindex: true,
  });
}

export default function NotFound({ loaderData: words }: Route.ComponentProps) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.message}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>
          <Text>{words.text}</Text>
        </p>
        <ButtonRow>
          <ButtonLink to="/">
            <Text>{words.home}</Text>
            <LandoltRing className={styles.ring} />
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
