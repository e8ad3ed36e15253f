import { useRouteLoaderData } from "react-router";
import { Island } from "~/client/islands/island.tsx";
import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { Badge } from "~/components/indicators/badge.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import type { ShellWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { AboutVideo } from "./about-video.island.tsx";

/** The hero of /about: introduction, certificate, two actions, and the film in the arch. */
export function AboutHero({
  words: { breadcrumb, hero, video },
}: {
  words: Pick<AboutWords, "breadcrumb" | "hero" | "video">;
}) {
  const [{ value: phone }] = clinic.phones;
  const shell = useRouteLoaderData<() => { shell: ShellWords }>("root")?.shell;
  return (
    <PageHead
      title={hero.title}
      lead={hero.lead}
      split="even"
      breadcrumb={<Breadcrumb {...breadcrumb} />}
      end={<Island name="about-video" of={AboutVideo} props={{ words: video }} />}
    >
      <p>
        <Badge kind="main" icon="badge-check">
          {hero.certificate}
        </Badge>
      </p>
      <ButtonRow stretch>
        <ButtonLink to={pathOf("booking")} arrow>
          {hero.book}
        </ButtonLink>
        <ButtonLink
          href={telephoneLink(phone)}
          variant="secondary"
          icon="phone"
          aria-label={shell && `${hero.call}: ${shell.footer.phones[0]} ${phone}`}
        >
          {hero.call}
        </ButtonLink>
      </ButtonRow>
    </PageHead>
  );
}
