import { Icon } from "~/components/indicators/icon.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import hidden from "~/components/text/visually-hidden.module.css";
import type { ShellWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { urgentPath } from "~/content/data/triage.ts";
import { classNames } from "~/styles/class-names.ts";
import { BranchesLink } from "./branches-link.tsx";
import styles from "./footer.module.css";

const networks = [
  { network: "facebook", icon: "facebook" },
  { network: "instagram", icon: "instagram" },
  { network: "linkedin", icon: "linkedin" },
] as const;

/**
 * The footer's own hours with their label (REQ-HOURS-2), both phone numbers, the e-mail address and the social links.
 */
export function FooterContact({ words }: { words: ShellWords }) {
  const { hoursTitle, hours, hoursDiffer, hoursLink, urgent, contactTitle, social, phones } =
    words.footer;
  return (
    <div>
      <h2 className={classNames("medium below-3", styles.title)}>{hoursTitle}</h2>
      <dl className="figures">
        {hours.map((row) => (
          <div key={row.days} className="cluster spread links">
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        {`${hoursDiffer} `}
        <BranchesLink>{hoursLink}</BranchesLink>
      </p>
      <h2 className={hidden.hidden}>{contactTitle}</h2>
      <ul className={styles.contact}>
        <li>
          <AppLink className={classNames("target quiet-link", styles.link)} to={urgentPath}>
            <Icon icon="circle-alert" />
            {urgent}
          </AppLink>
        </li>
        {clinic.phones.map(({ value }, index) => (
          <li key={value}>
            <a className={classNames("target quiet-link", styles.link)} href={telephoneLink(value)}>
              <Icon icon="phone" />
              <span>
                {`${phones[index]} `}
                <PhoneNumber>{value}</PhoneNumber>
              </span>
            </a>
          </li>
        ))}
        <li>
          <a
            className={classNames("target quiet-link", styles.link)}
            href={`mailto:${clinic.email.value}`}
          >
            <Icon icon="mail" />
            <Text>{clinic.email.value}</Text>
          </a>
        </li>
      </ul>
      <ul className={classNames("cluster gap-2 above-3", styles.social)}>
        {networks.map(({ network, icon }) => (
          <li key={network}>
            <a
              className={classNames("icon-box", styles.network)}
              href={clinic.social[network].value}
              target="_blank"
              rel="noopener"
              aria-label={`${social[network]} ${words.newTab}`}
            >
              <Icon icon={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
