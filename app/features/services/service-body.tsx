import type { ReactNode } from "react";
import { Accordion } from "~/components/controls/accordion.tsx";
import { ButtonLink } from "~/components/controls/button.tsx";
import { ContentsList } from "~/components/controls/contents-list.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { isLargePrint, printParameter, visitSheet } from "~/content/data/print-views.ts";
import type { ServiceId } from "~/content/data/services.ts";
import type {
  EmergencySigns,
  ServicePageFrameWords,
  ServicePageWords,
} from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import { OptionPart } from "./options/option-part.tsx";
import { IncludedOffer } from "./sections/included-offer.tsx";
import { Price } from "./sections/price.tsx";
import { RelatedReading } from "./sections/related-reading.tsx";
import { Risks } from "./sections/risks.tsx";
import { CollapsiblePart, Part, SectionBody } from "./sections/service-section.tsx";
import styles from "./service-body.module.css";
import { findNotePath, listParts } from "./service-parts.ts";

/** Id of the emergency box of this treatment. */
const ownSignsId = "own-signs";

interface SimulatorSection {
  title: string;
  picture: ReactNode;
}

export interface ServiceBodyProps {
  id: ServiceId;
  words: ServicePageWords;
  frame: Omit<ServicePageFrameWords, "articles">;
  /** Articles for further reading. */
  reading: readonly { path: string; title: string }[];
  /** The vision simulator with the condition of the treatment. */
  view?: SimulatorSection | undefined;
  /** The vision simulator with each kind of lens, above the comparison of the lenses. */
  lenses?: SimulatorSection | undefined;
  /** Renders the emergency box, which belongs to another feature. */
  emergencyBox: (signs: EmergencySigns) => ReactNode;
  /** Doctors and branches of the treatment. */
  children: ReactNode;
  /** Content after the last part, in its column. */
  end?: ReactNode;
}

/** The sections of a service page beside their contents list: suitability, method, before, during, after, included. */
export function ServiceBody({
  id,
  words,
  frame,
  reading,
  view,
  lenses,
  emergencyBox,
  children,
  end,
}: ServiceBodyProps) {
  // Large print is for paper, where nothing can be opened.
  const isLarge = isLargePrint(useCurrentUrl().search);
  const bodyOf = (part: "suitability" | "before" | "during" | "after") => (
    <SectionBody words={words[part]} noteTo={findNotePath(id, part)} />
  );
  const signsOf = (part: "suitability" | "after") => {
    const { emergency } = words[part];
    return emergency && emergencyBox(emergency);
  };
  const hasOwnSigns = words.suitability.emergency !== undefined;
  const signsAfter = (
    <Part id="signs" title={frame.risks.signs}>
      {signsOf("after")}
    </Part>
  );
  return (
    <div className={classNames("with-aside", styles.layout)}>
      {/* On narrow screens the contents list is a row of links. */}
      <div className="screen-only under-header sticky below-5">
        <ContentsList
          items={listParts(words, frame, { hasView: view !== undefined })}
          label={frame.contentsLabel}
          chips
        />
      </div>
      <div className={styles.parts}>
        {hasOwnSigns && (
          // On narrow screens a link to the emergency box comes before doctors, branches and price.
          <ArrowLink href={`#${ownSignsId}`}>{frame.contents.signs}</ArrowLink>
        )}
        <CollapsiblePart id="suitability" title={words.suitability.title}>
          {bodyOf("suitability")}
        </CollapsiblePart>
        <Part id="who" title={frame.who.title}>
          <div>{children}</div>
        </Part>
        <Part id="price" title={frame.price.title}>
          <Price points={words.price} words={frame.price} insurance={frame.actions.insurance} />
        </Part>
        {/* Every page has an emergency box right after doctors, branches and price. */}
        {hasOwnSigns ? (
          <section id={ownSignsId} aria-label={frame.contents.signs}>
            {signsOf("suitability")}
          </section>
        ) : (
          signsAfter
        )}
        {view && (
          <CollapsiblePart id="view" title={view.title}>
            {view.picture}
          </CollapsiblePart>
        )}
        {lenses && (
          <CollapsiblePart id="lens-view" title={lenses.title}>
            {lenses.picture}
          </CollapsiblePart>
        )}
        {words.options.map((group) => (
          <OptionPart key={group.id} group={group} />
        ))}
        <CollapsiblePart id="risks" title={frame.risks.title}>
          <Risks risks={words.risks} words={frame.risks} />
        </CollapsiblePart>
        <CollapsiblePart id="before" title={words.before.title} open>
          {bodyOf("before")}
          <ButtonLink
            to={`${pathOf(id)}?${printParameter}=${visitSheet}`}
            rel="nofollow"
            variant="secondary"
            size="small"
            icon="printer"
            className="screen-only"
          >
            {frame.sheet.print}
          </ButtonLink>
        </CollapsiblePart>
        <CollapsiblePart id="during" title={words.during.title}>
          {bodyOf("during")}
        </CollapsiblePart>
        <CollapsiblePart id="after" title={words.after.title}>
          {bodyOf("after")}
        </CollapsiblePart>
        {hasOwnSigns && signsAfter}
        <CollapsiblePart id="included" title={words.included.title}>
          <IncludedOffer items={words.included.items} note={words.included.note} />
        </CollapsiblePart>
        <CollapsiblePart id="questions" title={frame.questionsTitle}>
          <Accordion
            items={words.questions.map(({ question, answer }) => ({
              question,
              answer,
              open: isLarge,
            }))}
          />
        </CollapsiblePart>
        <CollapsiblePart id="reading" title={frame.readingTitle}>
          <RelatedReading links={reading} />
        </CollapsiblePart>
        <div className="stack start">
          <p className="note">
            <Text>{frame.doctorDecides}</Text>
          </p>
          {end}
        </div>
      </div>
    </div>
  );
}
