import { Reveal } from "~/components/layout/reveal.tsx";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { selectOpeningHoursWords, selectTriageWords } from "~/content/island-words.ts";
import { ArticlesTeaser } from "~/features/articles/cards/articles-teaser.tsx";
import { readNewestCovers } from "~/features/articles/queries/newest-covers.server.ts";
import { FindBranch } from "~/features/branches/finder/find-branch.tsx";
import { DoctorsTeaser } from "~/features/doctors/doctors-teaser.tsx";
import { Hero } from "~/features/home/hero.tsx";
import { WhyChooseUs } from "~/features/home/why-choose-us.tsx";
import { QuestionsTeaser } from "~/features/questions/questions-teaser.tsx";
import { ServiceCards } from "~/features/services/overview/service-cards.tsx";
import { StatisticsBand } from "~/features/statistics/statistics-band.tsx";
import { TriageNow } from "~/features/triage/triage-now.tsx";
import { HomeSimulator } from "~/features/vision-simulator/home-simulator.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { clinicNode } from "~/layout/metadata/branch-nodes.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { faqNode } from "~/layout/metadata/structured-nodes.ts";
import { noticesOfSingleBranches } from "~/notices/branch-notice.ts";
import { secondsOfMinuteLeft } from "~/opening-hours/oman-minute.ts";
import { getTimeOfDay } from "~/opening-hours/time-of-day.ts";
import { readPageExceptionalHours } from "~/server/exceptional-hours.server.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/home";
import "~/styles/time-of-day.css";

/** Number of questions on the home page (REQ-HOME-7). */
const questionsShown = 4;

/** Number of covers of articles. */
const coversShown = 3;

/** In seconds: how long a page without covers is cached after the backend failed, so that requests do not wait for it. */
const failureMaxAge = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const { covers, failed } = await readNewestCovers(site, coversShown);
  const now = Date.now();
  site.setMaxAge(failed ? Math.min(failureMaxAge, site.freshness) : site.freshness);
  // The page shows the time.
  site.setMaxAge(secondsOfMinuteLeft(now));
  const content = getContent(site.language.locale);
  const { home, services, doctors, questions, answerLinks } = content;
  const { home: homeView, note, ring } = content.views;
  const exceptionalHours = await readPageExceptionalHours(
    site,
    now,
    content.hours,
    site.language.locale,
  );
  return {
    now,
    exceptionalHours,
    timeOfDay: getTimeOfDay(now),
    words: home,
    view: { home: homeView, note, ring },
    services,
    doctors,
    questions: questions.slice(0, questionsShown),
    answerLinks,
    covers,
    islandWords: selectOpeningHoursWords(content),
    triage: selectTriageWords(content),
  };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ words, questions, exceptionalHours }, site) => ({
    words: words.metadata,
    path: pathOf("home"),
    nodes: [clinicNode(site, exceptionalHours), faqNode(questions)],
  }),
);

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { words, services, doctors, questions, answerLinks, covers, triage } = loaderData;
  const { now, islandWords } = loaderData;
  const [, layout] = matches;
  const allServices = <ArrowLink to={pathOf("services")}>{words.services.all}</ArrowLink>;
  return (
    <>
      <Hero
        words={words.hero}
        now={{
          islandWords: islandWords["open-branches"],
          now,
          validity: layout.loaderData.validity,
        }}
      />
      <HomeSimulator words={loaderData.view} services={services} />
      <FindBranch
        words={words.branches}
        islandWords={islandWords["branch-finder"]}
        notices={layout.loaderData.notices}
        renderTime={layout.loaderData}
      />
      <Section id="services">
        <Reveal>
          <SectionHead title={words.services.title} end={allServices} />
          <ServiceCards services={services} words={words.services} />
        </Reveal>
      </Section>
      <StatisticsBand words={words.statistics} />
      <Reveal>
        <WhyChooseUs words={words.why} />
      </Reveal>
      <Reveal>
        <DoctorsTeaser words={words.doctors} people={doctors} />
      </Reveal>
      <TriageNow
        content={triage}
        table="contact"
        notices={noticesOfSingleBranches(layout.loaderData.notices)}
        renderTime={layout.loaderData}
      />
      <Reveal>
        <QuestionsTeaser words={words.questions} questions={questions} answerLinks={answerLinks} />
      </Reveal>
      <Reveal>
        <ArticlesTeaser covers={covers} words={words.articles} />
      </Reveal>
      <ClosingBand words={words.closing} />
    </>
  );
}
