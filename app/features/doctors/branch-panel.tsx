import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import arch from "~/components/layout/arch.module.css";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import {
  branchOfDoctorsBranch,
  type DoctorsBranchId,
  pictureOf,
} from "~/content/data/branch-facts.ts";
import { branches } from "~/content/data/branches.ts";
import { chatLink, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { DoctorsPageWords } from "~/content/doctors.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { directionOf, otherLocale } from "~/i18n/locale.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branch-panel.module.css";

/** Words of a branch in the filter and its panel. */
export interface FilterBranch {
  shortName: string;
  name: string;
  address: readonly string[];
}

export interface BranchPanelProps {
  id: DoctorsBranchId;
  branch: FilterBranch;
  /** The name in the other language. */
  otherName: string;
  words: DoctorsPageWords["panel"];
  newTab: string;
}

/** The selected branch above its people: its picture, its two names, its address and its contact links. */
export function BranchPanel({ id, branch, otherName, words, newTab }: BranchPanelProps) {
  const { locale } = useLanguage();
  const place = branchOfDoctorsBranch[id];
  return (
    <section
      className={classNames("stack", styles.panel)}
      aria-label={interpolate(words.label, { branch: branch.name })}
    >
      <div className={classNames("screen-only above-6", arch.arch, styles.picture)}>
        <BranchScene {...pictureOf(place)} className="fill" />
      </div>
      <div className={classNames("stack start", styles.body)}>
        <div className="cluster">
          <h2 className="title-3">
            <Text>{branch.name}</Text>
          </h2>
          <bdi
            className="secondary title-4"
            lang={otherLocale(locale)}
            dir={directionOf(otherLocale(locale))}
          >
            {otherName}
          </bdi>
        </div>
        <address className="secondary">
          <VisuallyHidden>{`${words.address}: `}</VisuallyHidden>
          <Text>{branch.address.join(listSeparator(locale))}</Text>
        </address>
        <BranchContact place={place} name={branch.shortName} words={words} newTab={newTab} />
        <ArrowLink to={`${pathOf("branches")}?branch=${place}`}>{words.hours}</ArrowLink>
      </div>
    </section>
  );
}

function BranchContact({
  place,
  name,
  words,
  newTab,
}: Pick<BranchPanelProps, "words" | "newTab"> & {
  place: (typeof branchOfDoctorsBranch)[DoctorsBranchId];
  name: string;
}) {
  const { phone, whatsapp, mapUrl } = branches[place];
  return (
    <ButtonRow stretch>
      <ButtonLink to={`${pathOf("booking")}?branch=${place}`} arrow>
        {words.book}
      </ButtonLink>
      <ButtonLink href={telephoneLink(phone.value)} variant="secondary" icon="phone">
        <span>
          <VisuallyHidden>{`${interpolate(words.call, { branch: name })} `}</VisuallyHidden>
          <PhoneNumber>{phone.value}</PhoneNumber>
        </span>
      </ButtonLink>
      <ButtonLink
        href={chatLink(whatsapp.value)}
        newTabLabel={newTab}
        variant="secondary"
        icon="whatsapp"
      >
        {words.chat}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink href={mapUrl} newTabLabel={newTab} variant="secondary" icon="map-pin">
        {words.directions}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
    </ButtonRow>
  );
}
