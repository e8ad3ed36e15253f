import { Island } from "~/client/islands/island.tsx";
import { ButtonLink } from "~/components/controls/button.tsx";
import { Reveal } from "~/components/layout/reveal.tsx";
import { Section } from "~/components/layout/section.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { bookingBranchIds } from "~/content/data/branch-facts.ts";
import { branches } from "~/content/data/branches.ts";
import { chatLink } from "~/content/data/clinic.ts";
import { bookingFigures } from "~/content/data/figures.ts";
import { contactBannerHours } from "~/content/data/hours.ts";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { selectIslandWords, selectTriageWords } from "~/content/island-words.ts";
import { BookingHero } from "~/features/branches/booking/booking-hero.tsx";
import { BookingView, bookingMargin } from "~/features/branches/booking/booking-view.island.tsx";
import { VisitSteps } from "~/features/branches/booking/visit-steps.tsx";
import { BranchMap } from "~/features/branches/branch-map.tsx";
import { offersOf } from "~/features/branches/card/branch-offers.ts";
import { HelpBox } from "~/features/branches/help-box.tsx";
import { PrintedBranches } from "~/features/branches/printed-branches.tsx";
import { PrintedNotices } from "~/features/branches/printed-notices.tsx";
import { statisticText } from "~/features/statistics/statistic-text.ts";
import { TriageNow } from "~/features/triage/triage-now.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { branchNodes } from "~/layout/metadata/branch-nodes.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { noticesOfSingleBranches } from "~/notices/branch-notice.ts";
import { bookingHoursOf } from "~/opening-hours/branch-hours.ts";
import { spanText } from "~/opening-hours/hours-text.ts";
import { hoursValidity } from "~/opening-hours/hours-validity.ts";
import { secondsOfMinuteLeft } from "~/opening-hours/oman-minute.ts";
import { readPageExceptionalHours } from "~/server/exceptional-hours.server.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/booking";

export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const { locale } = site.language;
  const now = Date.now();
  // The page shows the current status, so it is cached for its minute only.
  site.setMaxAge(secondsOfMinuteLeft(now));
  const content = getContent(locale);
  const { booking, branches: branchWords, hours, home } = content;
  const claims = bookingFigures.map((figure) => ({
    figure: statisticText(figure, locale, home.statistics.thousand),
    label: booking.hero.labels[figure.key],
  }));
  const exceptionalHours = await readPageExceptionalHours(site, now, hours, locale);
  const validity = hoursValidity(
    bookingBranchIds,
    (id) => bookingHoursOf(id, exceptionalHours),
    now,
  );
  return {
    words: booking,
    branchWords,
    islandWords: selectIslandWords(content).booking,
    offers: offersOf(bookingBranchIds, content, booking.selector.askDoctor),
    hours,
    claims,
    now,
    validity,
    exceptionalHours,
    triage: selectTriageWords(content),
  };
}

export const meta: Route.MetaFunction = pageMeta(
  ({ words, branchWords, exceptionalHours }, site) => ({
    words: words.metadata,
    path: pathOf("booking"),
    trail: words.breadcrumb,
    nodes: branchNodes(site, bookingBranchIds, branchWords, exceptionalHours),
  }),
);

/** The page ends with help: a closing band would link to this same page. */
export default function Booking({ loaderData, matches }: Route.ComponentProps) {
  const { words, branchWords, islandWords, offers, hours, claims, now, validity, triage } =
    loaderData;
  const { newTab, footer } = matches[0].loaderData.shell;
  const { notices } = matches[1].loaderData;
  const style = { words: hours, locale: useLanguage().locale } as const;
  const contactHours = {
    time: spanText(contactBannerHours, hours.spans.banner, style),
    differ: { text: footer.hoursDiffer, link: footer.hoursLink },
  };
  return (
    <>
      <BookingHero
        words={words}
        claims={claims}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
        map={<BranchMap ids={bookingBranchIds} words={branchWords} label={words.selector.map} />}
      />
      <Island
        name="booking"
        of={BookingView}
        words={islandWords}
        props={{
          offers,
          contactHours,
          notices,
          newTab,
          serverInstant: now,
        }}
        when="query-change"
        validity={validity}
      />
      <PrintedNotices notices={notices} branchWords={branchWords} now={now} />
      <PrintedBranches
        branchWords={branchWords}
        words={words.selector}
        table="booking"
        hours={hours}
        now={now}
      />
      <TriageNow
        content={triage}
        table="booking"
        isFull
        newTab={newTab}
        notices={noticesOfSingleBranches(notices)}
        renderTime={{ now, validity }}
      />
      <Section tone="sand">
        <Reveal rootMargin={bookingMargin} className="stack gap-7">
          <VisitSteps words={words.expect} />
          <HelpBox title={words.help.title} text={words.help.text}>
            <ButtonLink to={pathOf("faq")} variant="secondary">
              {words.help.questions}
            </ButtonLink>
            <ButtonLink
              href={chatLink(branches.main.whatsapp.value, words.chatMessage)}
              newTabLabel={newTab}
              icon="whatsapp"
            >
              {words.help.chat}
            </ButtonLink>
          </HelpBox>
        </Reveal>
      </Section>
    </>
  );
}
