import { Badge } from "~/components/indicators/badge.tsx";
import arch from "~/components/layout/arch.module.css";
import { PicturedRow, PicturedRows } from "~/components/layout/pictured-row.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchWords } from "~/content/branches.types.ts";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { capitalize } from "~/i18n/capitalize.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { branchCardPath } from "~/notices/branch-card-path.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { getOpeningStatus, shortOpeningStatus } from "~/opening-hours/opening-status.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { classNames } from "~/styles/class-names.ts";

export interface BranchRowsProps {
  places: readonly { id: BranchId; text: string }[];
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "name">>>;
  hours: Pick<HoursWords, "weekdays" | "dayParts" | "brief">;
  serverInstant: number;
}

/** A list of branches with their services, opening status and phone numbers. */
export function BranchRows({ places, branchWords, hours, serverInstant }: BranchRowsProps) {
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const now = useClock(serverInstant);
  return (
    <PicturedRows>
      {places.map(({ id, text }) => {
        const { name } = branchWords[id];
        // Every page except /book-consultation uses the contact hours (REQ-HOURS-2).
        const status = getOpeningStatus(hoursIn("contact", id, exceptionalHours), now);
        const style = { words: hours, locale };
        const phone = branches[id].phone.value;
        return (
          <PicturedRow
            key={id}
            title={<AppLink to={branchCardPath(id)}>{name}</AppLink>}
            picture={
              <div className={classNames("screen-only square", arch.arch)}>
                <BranchScene {...pictureOf(id)} small lazy className="fill" />
              </div>
            }
            end={
              <>
                <Badge kind={status.open ? "open" : "closed"} className="screen-only">
                  {capitalize(shortOpeningStatus(status, hours.brief, style))}
                </Badge>
                <a
                  className="target medium"
                  href={telephoneLink(phone)}
                  aria-label={`${name} ${phone}`}
                >
                  <PhoneNumber>{phone}</PhoneNumber>
                </a>
              </>
            }
          >
            <p>
              <Text>{text}</Text>
            </p>
          </PicturedRow>
        );
      })}
    </PicturedRows>
  );
}
