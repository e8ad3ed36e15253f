import { Icon } from "~/components/indicators/icon.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { classNames } from "~/styles/class-names.ts";
import { LanguageSwitch } from "../language/language-switch.tsx";
import styles from "./header-strip.module.css";

/** The first line of every page in a wide window: certificate, phone and language. It scrolls away. */
export function HeaderStrip({ words }: { words: ShellWords }) {
  return (
    <div className={classNames("secondary", styles.strip)}>
      <span className={classNames("target gap-2", styles.certificate)}>
        <Icon icon="badge-check" />
        <Text>{words.certificate}</Text>
      </span>
      <HeaderPhone label={words.callLabel} />
      <LanguageSwitch className={classNames("screen-only", styles.language)} />
    </div>
  );
}

/** The clinic's phone number in the header; `label` names its owner for screen readers. */
export function HeaderPhone({ label }: { label: string }) {
  const [{ value: phone }] = clinic.phones;
  return (
    <a
      className={classNames("target gap-2", styles.phone)}
      href={telephoneLink(phone)}
      aria-label={`${label} ${phone}`}
    >
      <Icon icon="phone" />
      <PhoneNumber>{phone}</PhoneNumber>
    </a>
  );
}
