import { Island } from "~/client/islands/island.tsx";
import { ButtonLink } from "~/components/controls/button.tsx";
import { Container, Section } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { Text } from "~/components/text/text.tsx";
import { treatmentBylines } from "~/content/data/bylines.ts";
import { pathOf } from "~/content/data/pages.ts";
import { isLargePrint, isVisitSheet } from "~/content/data/print-views.ts";
import { relatedArticles } from "~/content/data/service-facts.ts";
import { type ServiceId, serviceIds } from "~/content/data/services.ts";
import { viewedServiceIds } from "~/content/data/simulator-views.ts";
import { purposeOfService } from "~/content/data/visit.ts";
import { getContent } from "~/content/index.server.ts";
import { selectOpeningHoursWords, selectTriageWords } from "~/content/island-words.ts";
import { BranchRows } from "~/features/branches/finder/branch-rows.island.tsx";
import { Byline } from "~/features/bylines/byline.tsx";
import { getBylineText } from "~/features/bylines/byline-text.ts";
import { DoctorRows } from "~/features/doctors/doctor-rows.tsx";
import { ReadingAids } from "~/features/read-aloud/reading-aids.tsx";
import { NotAtChosenBranch } from "~/features/services/not-at-chosen-branch.tsx";
import { KeyFacts } from "~/features/services/sections/key-facts.tsx";
import { ServiceBody } from "~/features/services/service-body.tsx";
import { ServiceHero } from "~/features/services/service-hero.tsx";
import { serviceTrail } from "~/features/services/service-trail.ts";
import { VisitSheet } from "~/features/services/sheet/visit-sheet.tsx";
import { getTreatmentProviders } from "~/features/services/treatment-providers.ts";
import { EmergencyBox } from "~/features/triage/emergency-box.tsx";
import { LensSimulator } from "~/features/vision-simulator/lens-simulator.tsx";
import { TreatmentSimulator } from "~/features/vision-simulator/treatment-simulator.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { procedureNode } from "~/layout/metadata/structured-nodes.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/service";

/** The six service pages share this module; the matched pattern names the service. */
function getServiceId(pattern: string): ServiceId {
  const id = serviceIds.find((service) => pathOf(service) === pattern);
  if (!id) throw new Error(`no service has the address ${pattern}`);
  return id;
}

export function loader({ context, pattern }: Route.LoaderArgs) {
  const id = getServiceId(pattern);
  const { locale } = getSite(context).language;
  const content = getContent(locale);
  const { treatments, lenses, note, ring } = content.views;
  const { servicePages, servicePageFrame } = content;
  const { articles, ...frame } = servicePageFrame;
  const viewed = viewedServiceIds.find((service) => service === id);
  const reading = relatedArticles[id].map(({ slug, path }) => ({ path, title: articles[slug] }));
  return {
    id,
    words: servicePages[id],
    frame,
    reading,
    triage: selectTriageWords(content),
    view: viewed && { id: viewed, treatment: treatments[viewed], lenses, note, ring },
    ...getTreatmentProviders(id, content, locale),
    branchRows: selectOpeningHoursWords(content)["branch-rows"],
    byline: getBylineText(treatmentBylines[id], content, locale),
    bylineWords: content.byline,
  };
}

export const meta: Route.MetaFunction = pageMeta(({ id, words, frame, byline }, site) => {
  const path = pathOf(id);
  return {
    words: words.metadata,
    path,
    medical: true,
    review: byline,
    trail: serviceTrail(frame, words),
    nodes: [
      procedureNode(site, {
        name: words.title,
        description: words.lead,
        path,
        ...words.procedure,
      }),
    ],
  };
});

export default function ServicePage({ loaderData, matches }: Route.ComponentProps) {
  const { id, words, frame, reading, triage, people, places, start, elsewhere } = loaderData;
  const { search } = useCurrentUrl();
  const isLarge = isLargePrint(search);
  // Large print omits the interactive views.
  const view = isLarge ? undefined : loaderData.view;
  const { now, validity } = matches[1].loaderData;
  const { shell } = matches[0].loaderData;
  if (isVisitSheet(search)) return <VisitSheet words={words} frame={frame} />;
  return (
    <>
      <ServiceHero id={id} words={words} frame={frame} />
      <Container>
        <KeyFacts facts={words.facts} label={frame.factsLabel} />
        <ReadingAids words={shell.largePrint} />
      </Container>
      <Section>
        <ServiceBody
          id={id}
          words={words}
          frame={frame}
          reading={reading}
          view={
            view && {
              title: view.treatment.title,
              picture: <TreatmentSimulator id={view.id} words={view} />,
            }
          }
          lenses={
            view?.id === "cataract-surgery"
              ? { title: view.lenses.title, picture: <LensSimulator words={view} /> }
              : undefined
          }
          emergencyBox={(signs) => (
            <EmergencyBox
              signs={signs}
              content={triage}
              notices={matches[1].loaderData.notices}
              renderTime={matches[1].loaderData}
            />
          )}
          end={
            <>
              <ArrowLink to={`${pathOf("visit")}#for=${purposeOfService[id]}`}>
                {frame.actions.visit}
              </ArrowLink>
              <ArrowLink to={pathOf("my-drops")}>{frame.actions.drops}</ArrowLink>
              <Byline byline={loaderData.byline} words={loaderData.bylineWords} />
            </>
          }
        >
          <NotAtChosenBranch elsewhere={elsewhere} />
          <DoctorRows people={people} />
          <Island
            name="branch-rows"
            of={BranchRows}
            words={loaderData.branchRows}
            props={{ places, serverInstant: now }}
            validity={validity}
          />
          {start && (
            <p className="above-3">
              <Text>{start}</Text>
            </p>
          )}
        </ServiceBody>
      </Section>
      {!isLarge && (
        <ClosingBand words={words.closing}>
          <ButtonLink to={pathOf("insurance")} variant="secondary">
            {frame.actions.insurance}
          </ButtonLink>
        </ClosingBand>
      )}
    </>
  );
}
