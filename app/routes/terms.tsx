import { Banknote, CalendarClock, Stethoscope } from "lucide";
import { lastUpdated, termsSectionIds } from "~/content/facts/legal.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { AcceptanceBanner } from "~/features/legal/acceptance-banner.tsx";
import { AcceptanceBox } from "~/features/legal/acceptance-box.tsx";
import { ContactItems } from "~/features/legal/contact-items.tsx";
import { Glance } from "~/features/legal/glance.tsx";
import { LastUpdated } from "~/features/legal/last-updated.tsx";
import { LegalDocument } from "~/features/legal/legal-document.tsx";
import { OtherDocument } from "~/features/legal/other-document.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { pageMetadata } from "~/shell/metadata/page-metadata.ts";
import { breadcrumbThing } from "~/shell/metadata/structured-things.ts";
import { PageHead } from "~/ui/layout/page-head.tsx";
import { BackToTop } from "~/ui/links/back-to-top.tsx";
import { Breadcrumb } from "~/ui/links/breadcrumb.tsx";
import type { Route } from "./+types/terms";

const path = pathOf("terms");

export function loader({ context }: Route.LoaderArgs) {
  const { terms, legalFrame } = contentIn(siteOf(context).language.locale);
  return { words: terms, frame: legalFrame };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { metadata, breadcrumb } = loaderData.words;
  const steps = [
    { name: breadcrumb.home, path: "/" },
    { name: breadcrumb.current, path },
  ];
  return pageMetadata(site, { words: metadata, path, things: [breadcrumbThing(site, steps)] });
}

export default function Terms({ loaderData, matches }: Route.ComponentProps) {
  const { words, frame } = loaderData;
  const { newTab, backToTop } = matches[0].loaderData.shell;
  const { breadcrumb } = words;
  return (
    <>
      <PageHead
        landmark="sur"
        title={words.title}
        lead={words.lead}
        breadcrumb={
          <Breadcrumb
            label={breadcrumb.label}
            items={[{ label: breadcrumb.home, to: "/" }, { label: breadcrumb.current }]}
          />
        }
      >
        <LastUpdated label={frame.updated} date={lastUpdated.terms} />
      </PageHead>
      <Glance
        label={frame.glance}
        facts={words.glance}
        icons={[CalendarClock, Banknote, Stethoscope]}
      />
      <LegalDocument
        ids={termsSectionIds}
        sections={words.sections}
        frame={frame}
        additions={{
          introduction: <OtherDocument words={words.other} page="privacy" />,
          "law-and-contact": <ContactItems words={frame} newTabLabel={newTab} />,
        }}
      >
        <AcceptanceBox words={words.acceptance} />
      </LegalDocument>
      {/* Above the banner where that rests at the end of the page. */}
      <BackToTop label={backToTop} />
      <AcceptanceBanner words={words.acceptance.banner} />
    </>
  );
}
