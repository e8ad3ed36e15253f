import { branchWordsWith } from "~/content/branches-shape.ts";
import { bookingBranchIds } from "~/content/facts/branch-facts.ts";
import { branches } from "~/content/facts/branches.ts";
import { chatLink } from "~/content/facts/clinic.ts";
import { bookingFigures } from "~/content/facts/figures.ts";
import { contactBannerHours } from "~/content/facts/hours.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { BookingHero } from "~/features/branches/booking/booking-hero.tsx";
import {
  BookingView,
  bookingMargin,
  shownOnBooking,
} from "~/features/branches/booking/booking-view.tsx";
import { VisitSteps } from "~/features/branches/booking/visit-steps.tsx";
import { BranchMap } from "~/features/branches/branch-map.tsx";
import { BranchesOnPaper } from "~/features/branches/branches-on-paper.tsx";
import { offersOf } from "~/features/branches/card/branch-offers.ts";
import { cardHours } from "~/features/branches/card/card-hours.ts";
import { HelpBox } from "~/features/branches/help-box.tsx";
import { statisticText } from "~/features/statistics/statistic-text.ts";
import { TriageNow, triageContent } from "~/features/triage/triage-now.tsx";
import { bookingHoursOf } from "~/hours/branch-hours.ts";
import { spanText } from "~/hours/hours-text.ts";
import { secondsOfMinuteLeft } from "~/hours/muscat-minute.ts";
import { steadyHours } from "~/hours/steady-hours.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { Island } from "~/islands/island.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { branchThings } from "~/shell/metadata/branch-things.ts";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Reveal } from "~/ui/layout/reveal.tsx";
import { Section } from "~/ui/layout/section.tsx";
import { Breadcrumb } from "~/ui/links/breadcrumb.tsx";
import { whatsAppIcon } from "~/ui/signs/brand-icons.ts";
import type { Route } from "./+types/booking";

export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { locale } = site.language;
  const now = Date.now();
  // The page says what is open now, so it is not kept beyond its minute.
  site.keepFor(secondsOfMinuteLeft(now));
  const content = contentIn(locale);
  const { booking, branches: branchWords, hours, home } = content;
  const claims = bookingFigures.map((figure) => ({
    figure: statisticText(figure, locale, home.statistics.thousand),
    label: booking.hero.labels[figure.key],
  }));
  const during = steadyHours(bookingBranchIds, bookingHoursOf, now);
  return {
    words: booking,
    branchWords,
    offers: offersOf(bookingBranchIds, content, booking.selector.askDoctor),
    hours,
    claims,
    now,
    during,
    triage: triageContent(content),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ words, branchWords }, site) => ({
  words: words.metadata,
  path: pathOf("booking"),
  trail: words.breadcrumb,
  things: branchThings(site, bookingBranchIds, branchWords),
}));

/** The page ends with help: the closing band would lead to this very page. */
export default function Booking({ loaderData, matches }: Route.ComponentProps) {
  const { words, branchWords, offers, hours, claims, now, during, triage } = loaderData;
  const { newTab, footer } = matches[0].loaderData.shell;
  const style = { words: hours, locale: useLanguage().locale, notation: "12-hour" } as const;
  const contactHours = {
    words: words.contactHours,
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
        props={{
          words: {
            selector: words.selector,
            chatMessage: words.chatMessage,
          },
          branchWords: branchWordsWith(branchWords, shownOnBooking),
          offers,
          hours: cardHours(hours),
          contactHours,
          newTab,
          serverInstant: now,
        }}
        when="turned"
        during={during}
      />
      <BranchesOnPaper
        branchWords={branchWords}
        words={words.selector}
        table="booking"
        hours={hours}
        now={now}
      />
      <TriageNow content={triage} table="booking" newTab={newTab} moment={{ now, during }} />
      <Section tone="sand">
        <Reveal rootMargin={bookingMargin}>
          <VisitSteps words={words.expect} />
          <HelpBox title={words.help.title} text={words.help.text}>
            <ButtonLink to={pathOf("faq")} variant="secondary">
              {words.help.questions}
            </ButtonLink>
            <ButtonLink
              href={chatLink(branches.main.whatsapp.value, words.chatMessage)}
              newTabLabel={newTab}
              icon={whatsAppIcon}
            >
              {words.help.chat}
            </ButtonLink>
          </HelpBox>
        </Reveal>
      </Section>
    </>
  );
}
