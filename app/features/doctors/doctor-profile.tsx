import { ButtonLink } from "~/components/controls/button.tsx";
import { Dialog, DialogClose } from "~/components/controls/dialog.tsx";
import dock from "~/components/controls/dock.module.css";
import { Badge } from "~/components/indicators/badge.tsx";
import { ChipList, type ChipListProps } from "~/components/links/chip.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branchOfDoctorsBranch, type DoctorsBranchId } from "~/content/data/branch-facts.ts";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { type DoctorId, doctors } from "~/content/data/doctors.ts";
import { pathOf } from "~/content/data/pages.ts";
import { findTreatment } from "~/content/data/treatment-facts.ts";
import type { DoctorProfileWords, DoctorsPageWords } from "~/content/doctors.types.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { capitalize } from "~/i18n/capitalize.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { getOpeningStatus, shortOpeningStatus } from "~/opening-hours/opening-status.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./doctor-profile.module.css";
import { Portrait } from "./portrait.tsx";

const nameId = "profile-name";

export interface DoctorProfileProps {
  id: DoctorId;
  person: DoctorProfileWords;
  words: DoctorsPageWords["profile"];
  branchNames: Record<DoctorsBranchId, { name: string; shortName: string }>;
  hours: BranchStatusProps["hours"];
  serverInstant: number;
  /** Called after the dialog has closed, whatever closed it. */
  onClose: () => void;
}

/** The profile of one doctor, with links to book and to call the doctor's branch. It is open while it is rendered. */
export function DoctorProfile({ id, person, words, onClose, ...branchFacts }: DoctorProfileProps) {
  const { branches: at, image } = doctors[id];
  const separator = listSeparator(useLanguage().locale);
  return (
    <Dialog open onClose={onClose} labelledBy={nameId} closeLabel={words.close}>
      <div className={classNames("stack gap-5", styles.profile)}>
        <h2 id={nameId} className={classNames("title-3", styles.name)}>
          <Text>{person.name}</Text>
        </h2>
        <div className={classNames("cluster", styles.top)}>
          <div className={classNames("stack screen-only", styles.side)}>
            <Portrait id={id} words={person} image={image} />
          </div>
          <div className={classNames("stack gap-3", styles.field)}>
            <p className="secondary">{person.role}</p>
            <ChipList items={listSpecialties(id, person.specialties)} label={words.specialties} />
          </div>
        </div>
        <dl className={classNames("stack", styles.facts)}>
          <Fact label={words.experience} values={[person.experience]} />
          <div>
            <dt className="secondary small">{words.branches}</dt>
            {at.map((branch) => (
              <dd key={branch}>
                <BranchStatus branch={branch} {...branchFacts} />
              </dd>
            ))}
          </div>
          <Fact label={words.education} values={person.education} />
          <Fact label={words.languages} values={[person.languages.join(separator)]} />
        </dl>
        <DialogClose>{words.back}</DialogClose>
        {at[0] && (
          <ProfileActions
            branch={at[0]}
            name={branchFacts.branchNames[at[0]].shortName}
            words={words}
          />
        )}
      </div>
    </Dialog>
  );
}

function Fact({ label, values }: { label: string; values: readonly string[] }) {
  return (
    <div>
      <dt className="secondary small">{label}</dt>
      {values.map((value) => (
        <dd key={value}>
          <Text>{value}</Text>
        </dd>
      ))}
    </div>
  );
}

interface BranchStatusProps extends Pick<DoctorProfileProps, "branchNames" | "serverInstant"> {
  branch: DoctorsBranchId;
  hours: Pick<HoursWords, "weekdays" | "dayParts" | "brief">;
}

/** A branch and its opening status. */
function BranchStatus({ branch, branchNames, hours, serverInstant }: BranchStatusProps) {
  const { locale } = useLanguage();
  const now = useClock(serverInstant);
  // Every page except /book-consultation uses the contact hours (REQ-HOURS-2).
  const status = getOpeningStatus(
    hoursIn("contact", branchOfDoctorsBranch[branch], useExceptionalHours()),
    now,
  );
  const style = { words: hours, locale };
  return (
    <span className="cluster">
      <span>
        <Text>{branchNames[branch].name}</Text>
      </span>
      <Badge kind={status.open ? "open" : "closed"}>
        {capitalize(shortOpeningStatus(status, hours.brief, style))}
      </Badge>
    </span>
  );
}

/** Lists the specialties of a doctor; a specialty with a treatment is a link. */
function listSpecialties(id: DoctorId, names: readonly string[]): ChipListProps["items"] {
  return names.map((text, index) => {
    const specialty = doctors[id].specialties[index];
    const treatment = specialty ? findTreatment(specialty) : null;
    return treatment ? { text, to: pathOf(treatment) } : text;
  });
}

function ProfileActions({
  branch,
  name,
  words,
}: {
  branch: DoctorsBranchId;
  name: string;
  words: DoctorProfileProps["words"];
}) {
  const place = branchOfDoctorsBranch[branch];
  const { phone } = branches[place];
  return (
    <div className={classNames("cluster gap-3", dock.dock, styles.actions)}>
      <ButtonLink to={`${pathOf("booking")}?branch=${place}`}>{words.book}</ButtonLink>
      <ButtonLink href={telephoneLink(phone.value)} variant="secondary" icon="phone">
        <span>
          <Text>{interpolate(words.call, { branch: name })}</Text>
          <span className={styles.number}>
            {" "}
            <PhoneNumber>{phone.value}</PhoneNumber>
          </span>
        </span>
      </ButtonLink>
    </div>
  );
}
