import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { pathOf } from "~/content/data/pages.ts";
import type { ServiceId } from "~/content/data/services.ts";
import type { ServicePageFrameWords, ServicePageWords } from "~/content/services.types.ts";
import { LightFigure } from "./light-figure.tsx";
import { serviceTrail } from "./service-trail.ts";

export interface ServiceHeroProps {
  id: ServiceId;
  words: Pick<ServicePageWords, "breadcrumb" | "title" | "lead" | "light">;
  frame: Pick<ServicePageFrameWords, "breadcrumb" | "actions" | "light">;
}

/** The hero of a service page: breadcrumb, introduction, two actions, and the eye figure. */
export function ServiceHero({ id, words, frame }: ServiceHeroProps) {
  const { actions } = frame;
  return (
    <PageHead
      title={words.title}
      lead={words.lead}
      split="even"
      breadcrumb={<Breadcrumb label={frame.breadcrumb.label} {...serviceTrail(frame, words)} />}
      end={<LightFigure id={id} words={words.light} frame={frame.light} />}
    >
      <ButtonRow stretch>
        <ButtonLink to={pathOf("booking")} arrow>
          {actions.book}
        </ButtonLink>
        <ButtonLink to={pathOf("insurance")} variant="secondary">
          {actions.insurance}
        </ButtonLink>
      </ButtonRow>
    </PageHead>
  );
}
