import { Banner } from "~/components/indicators/banner.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { capitalize } from "~/i18n/capitalize.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { bottleName, frequencyText } from "../page/drops-text.ts";
import { findStepOn } from "../timetable/regimen.ts";
import type { NightProps } from "./night-props.ts";

/** A notice for each drop that does not fit into the night, with the phone of the branch. */
export function UnmovedDropNotices({
  sheets,
  regimen,
  night: { words, branches: names, branch },
  date,
  dropIds,
}: NightProps & { dropIds: ReadonlySet<string> }) {
  const { locale } = useLanguage();
  const { words: sheet } = sheets[locale];
  const phone = branches[branch].phone.value;
  return regimen.drops.map((drop) => {
    const step = findStepOn(drop, date);
    if (!step || !dropIds.has(drop.id)) return null;
    const times = frequencyText(step.timesADay, sheet, locale);
    return (
      <Banner key={drop.id} kind="warning" icon="triangle-alert" announce>
        <strong className="block">
          <Text>
            {interpolate(words.misfit, { name: bottleName(drop, regimen, sheet, locale) })}
          </Text>
        </strong>
        <span className="block">
          <Text>{capitalize(interpolate(words.reason, { times }))}</Text>
        </span>
        <a href={telephoneLink(phone)} className="target cluster gap-2">
          <Text>{interpolate(words.call, { branch: names[branch].shortName })}</Text>{" "}
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      </Banner>
    );
  });
}
