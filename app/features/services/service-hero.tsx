import { AxisDial } from "~/art/eye/axis-dial.tsx";
import { EyeFigure } from "~/art/eye/eye-figure.tsx";
import { pathOf } from "~/content/facts/pages.ts";
import type { ServiceId } from "~/content/facts/services.ts";
import type { ServicePageFrameWords, ServicePageWords } from "~/content/services-shape.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { PageHead } from "~/ui/layout/page-head.tsx";
import { Breadcrumb } from "~/ui/links/breadcrumb.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./service-hero.module.css";
import { serviceTrail } from "./service-trail.ts";

export interface ServiceHeroProps {
  id: ServiceId;
  /** The treated part, at the end of the figure's leader line. */
  part: string;
  words: Pick<ServicePageWords, "breadcrumb" | "title" | "lead" | "figureCaption">;
  frame: Pick<ServicePageFrameWords, "breadcrumb" | "actions">;
}

/** The opening of a service page: the way here, what it is, two ways on, and the eye with the treated part (A§2). */
export function ServiceHero({ id, part, words, frame }: ServiceHeroProps) {
  const { actions } = frame;
  return (
    <PageHead
      title={words.title}
      lead={words.lead}
      split="even"
      breadcrumb={<Breadcrumb label={frame.breadcrumb.label} {...serviceTrail(frame, words)} />}
      end={
        <figure className={styles.figure}>
          <div className={styles.drawing}>
            <div className={styles.dial}>
              <AxisDial numbered={false} />
            </div>
            <EyeFigure slug={id} caption={part} className={styles.eye} />
          </div>
          <figcaption className={styles.caption}>
            <Text>{words.figureCaption}</Text>
          </figcaption>
        </figure>
      }
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
