import type { ReactNode } from "react";
import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { Container } from "~/components/layout/section.tsx";
import { BackToTop } from "~/components/links/back-to-top.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { type PageId, pathOf } from "~/content/data/pages.ts";
import type { LegalDocumentWords, LegalFrameWords } from "~/content/legal.types.ts";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { ContactItems } from "./contact-items.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { LegalDocument, type LegalDocumentProps } from "./legal-document.tsx";

export interface LegalPageProps<Id extends string>
  extends Pick<LegalDocumentProps<Id>, "ids" | "additions" | "children"> {
  words: LegalDocumentWords<Id>;
  frame: LegalFrameWords;
  shell: { newTab: string; backToTop: string };
  /** Date of the last change, a calendar date. */
  updated: string;
  /** One for each of the three facts. */
  icons: DocumentKeyFactsProps["icons"];
  /** The section that ends with a link to the other legal document, and that document. */
  other: { section: Id; page: PageId };
  /** The section that ends with the contact links. */
  contact: Id;
  /** Shown between the facts and the document. */
  notice?: ReactNode;
}

/** A page with a legal document: its head with the date, three facts, and the sections. */
export function LegalPage<Id extends string>({
  words,
  frame,
  shell,
  updated,
  icons,
  ids,
  other,
  contact,
  additions,
  notice,
  children,
}: LegalPageProps<Id>) {
  const ends: Partial<Record<Id, ReactNode>> = { ...additions };
  ends[other.section] = (
    <p>
      <Text>{words.other.text}</Text> <AppLink to={pathOf(other.page)}>{words.other.link}</AppLink>
    </p>
  );
  ends[contact] = <ContactItems words={frame} newTabLabel={shell.newTab} />;
  return (
    <>
      <PageHead
        landmark={<RidgeLandmark name="sur" />}
        title={words.title}
        lead={words.lead}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
      >
        <LastUpdated label={frame.updated} date={updated} />
      </PageHead>
      <DocumentKeyFacts label={frame.keyFactsLabel} facts={words.keyFacts} icons={icons} />
      {notice}
      <LegalDocument ids={ids} sections={words.sections} frame={frame} additions={ends}>
        {children}
      </LegalDocument>
      <BackToTop label={shell.backToTop} />
    </>
  );
}

interface DocumentKeyFactsProps {
  label: string;
  facts: readonly { title: string; text: string }[];
  /** One for each fact. */
  icons: readonly IconName[];
}

/** The three most important facts, in one ruled row above the document. */
function DocumentKeyFacts({ label, facts, icons }: DocumentKeyFactsProps) {
  return (
    <Container>
      <RuledRow
        list="ul"
        label={label}
        heading="p"
        entries={facts.map((fact, index) => {
          const icon = icons[index];
          return { ...fact, mark: icon && <Icon icon={icon} /> };
        })}
      />
    </Container>
  );
}
