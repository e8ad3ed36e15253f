import { ArrowRight, Award, ChevronRight, Clock, Mail, MapPin, Phone, Star } from "lucide";
import type { KitWords } from "~/content/ui-kit.ts";
import { facebookIcon, instagramIcon, linkedInIcon, whatsAppIcon } from "~/ui/signs/brand-icons.ts";
import { Icon } from "~/ui/signs/icon.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Lines, Text } from "~/ui/text/text.tsx";
import styles from "../ui-kit.module.css";
import { KitSection } from "./kit-section.tsx";

/** The colour tokens by family, in the order of `tokens.css`. */
const colours = {
  land: ["paper", "paper-2", "paper-3", "sand", "white"],
  night: ["ink", "ink-2", "ink-3", "petrol", "petrol-2", "petrol-deep"],
  light: [
    "teal",
    "teal-2",
    "aurora",
    "aurora-hi",
    "mist",
    "mist-2",
    "amber",
    "amber-hi",
    "amber-ink",
    "amber-bg",
    "rust",
    "rust-bg",
  ],
  page: [
    "bg",
    "bg-2",
    "surface",
    "text",
    "text-2",
    "text-3",
    "line",
    "line-2",
    "link",
    "action",
    "action-h",
    "on-action",
  ],
  dark: ["night", "night-2", "on-night", "on-night-2", "night-line", "on-deep", "on-deep-link"],
  state: ["open", "open-bg", "open-dot", "shut", "shut-bg", "focus", "focus-2"],
  drawing: [
    "fig",
    "fig-a",
    "fig-f",
    "fig-b",
    "fig-ray",
    "sky-0",
    "sky-1",
    "sky-2",
    "page-head-1",
    "page-head-2",
  ],
};

const plainIcons = [Phone, Mail, MapPin, Clock, Star, Award];

/** Colour, type and icons. */
export function FoundationSections({ words }: { words: KitWords }) {
  return (
    <>
      <KitSection title={words.sections.colour}>
        {Object.entries(colours).map(([family, tokens]) => (
          <ul key={family} className={styles.swatches}>
            {tokens.map((token) => (
              <Swatch key={token} token={`--${token}`} />
            ))}
          </ul>
        ))}
      </KitSection>
      <KitSection title={words.sections.type}>
        <TypeScale words={words.type} />
      </KitSection>
      <KitSection title={words.sections.icons}>
        <p className={styles.icons}>
          {plainIcons.map((icon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of drawings without names.
            <Icon key={index} icon={icon} />
          ))}
          <Icon icon={ArrowRight} flip />
          <Icon icon={ChevronRight} flip />
          <Icon icon={whatsAppIcon} />
          <Icon icon={facebookIcon} />
          <Icon icon={instagramIcon} />
          <Icon icon={linkedInIcon} />
          <Icon icon={Award} className={styles.feature} />
          <Icon icon={whatsAppIcon} className={styles.feature} />
        </p>
      </KitSection>
    </>
  );
}

/** A colour by the name of its token; an SVG attribute takes it, as the page allows no style attributes. */
function Swatch({ token }: { token: string }) {
  return (
    <li className={styles.swatch}>
      <svg className={styles.colour} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={`var(${token})`} />
      </svg>
      <bdi lang="en" dir="ltr">
        {token}
      </bdi>
    </li>
  );
}

function TypeScale({ words }: { words: KitWords["type"] }) {
  return (
    <div className={styles.type}>
      <p className={styles.display}>
        <Lines>{words.display}</Lines>
      </p>
      <p className={styles.pageTitle}>
        <Text>{words.display[0]}</Text>
      </p>
      <p className={styles.statistic}>
        <Text>{words.statistic}</Text>
      </p>
      <h3>
        <Text>{words.display[1]}</Text>
      </h3>
      <h4>
        <Text>{words.display[1]}</Text>
      </h4>
      <p className={styles.lead}>
        <Text>{words.lead}</Text>
      </p>
      <p>
        <Text>{words.body}</Text>
      </p>
      <p>
        <PhoneNumber>{words.phone}</PhoneNumber>
      </p>
      <p className={styles.caption}>
        <Text>{words.caption}</Text>
      </p>
    </div>
  );
}
