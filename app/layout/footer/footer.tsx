import { Container } from "~/components/layout/section.tsx";
import { ArrowText } from "~/components/links/arrow-link.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { type ServiceId, serviceIds } from "~/content/data/services.ts";
import promoPlate from "~/illustrations/assets/promo-plate.svg";
import { classNames } from "~/styles/class-names.ts";
import { Brand } from "../brand/brand.tsx";
import { BranchesLink } from "./branches-link.tsx";
import styles from "./footer.module.css";
import { FooterContact } from "./footer-contact.tsx";
import { FooterEnd } from "./footer-end.tsx";

/** The footer of the site: motto, games, services, clinic, hours, contact and the legal row. */
export function Footer({
  words,
  serviceNames,
  year,
}: {
  words: ShellWords;
  serviceNames: Record<ServiceId, string>;
  year: number;
}) {
  return (
    <footer className={classNames("on-dark stars", styles.footer)}>
      <Container>
        <div className={styles.columns}>
          <div className="stack start">
            <Brand name={words.brand} tagline={words.tagline} reusesShapes />
            <p>
              <Text>{words.footer.promise}</Text>
            </p>
            <GamesPromotion words={words.footer.games} />
          </div>
          <nav aria-label={words.footer.servicesTitle}>
            <h2 className={classNames("medium below-3", styles.title)}>
              {words.footer.servicesTitle}
            </h2>
            <ul>
              {serviceIds.map((id) => (
                <li key={id}>
                  <AppLink className={classNames("target quiet-link", styles.link)} to={pathOf(id)}>
                    <Text>{serviceNames[id]}</Text>
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
          <ClinicLinks words={words} />
          <FooterContact words={words} />
        </div>
        <FooterEnd words={words} year={year} />
      </Container>
    </footer>
  );
}

function ClinicLinks({ words }: { words: ShellWords }) {
  const { clinicTitle, bookConsultation } = words.footer;
  return (
    <nav aria-label={clinicTitle}>
      <h2 className={classNames("medium below-3", styles.title)}>{clinicTitle}</h2>
      <ul>
        {(["about", "doctors"] as const).map((page) => (
          <li key={page}>
            <AppLink className={classNames("target quiet-link", styles.link)} to={pathOf(page)}>
              {words.navigation[page]}
            </AppLink>
          </li>
        ))}
        <li>
          <BranchesLink className={classNames("target quiet-link", styles.link)}>
            {words.navigation.branches}
          </BranchesLink>
        </li>
        {(["insurance", "articles", "faq"] as const).map((page) => (
          <li key={page}>
            <AppLink className={classNames("target quiet-link", styles.link)} to={pathOf(page)}>
              {words.navigation[page]}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink className={classNames("target quiet-link", styles.link)} to={pathOf("booking")}>
            {bookConsultation}
          </AppLink>
        </li>
      </ul>
    </nav>
  );
}

function GamesPromotion({ words }: { words: ShellWords["footer"]["games"] }) {
  return (
    <AppLink className={classNames("full above-3", styles.games)} to={pathOf("games")}>
      <img
        className={styles.plate}
        src={promoPlate}
        alt=""
        width={104}
        height={104}
        loading="lazy"
      />
      <b className={classNames("medium", styles.question)}>{words.question}</b>
      <ArrowText>{words.link}</ArrowText>
    </AppLink>
  );
}
