import { Phone } from "lucide";
import type { DoctorProfileWords, DoctorsPageWords } from "~/content/doctors-shape.ts";
import { branchOfDoctorsBranch, type DoctorsBranchId } from "~/content/facts/branch-facts.ts";
import { branches } from "~/content/facts/branches.ts";
import { telephoneLink } from "~/content/facts/clinic.ts";
import { type DoctorId, doctors } from "~/content/facts/doctors.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { findTreatment } from "~/content/facts/treatment-facts.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { ButtonLink, ButtonRow } from "~/ui/button.tsx";
import { ChipList, type ChipListProps } from "~/ui/chip.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { PhoneNumber } from "~/ui/phone-number.tsx";
import { Text } from "~/ui/text.tsx";
import styles from "./doctor-profile.module.css";
import { Portrait } from "./portrait.tsx";

const nameId = "profile-name";

export interface DoctorProfileProps {
  id: DoctorId;
  person: DoctorProfileWords;
  words: DoctorsPageWords["profile"];
  branchNames: Record<DoctorsBranchId, { name: string }>;
  /** Called once it has closed, by whatever way. */
  onClose: () => void;
}

/** Everything about one doctor, with the ways to book and to call at the doctor's branch (A§2, D22). Open while it is there. */
export function DoctorProfile({ id, person, words, branchNames, onClose }: DoctorProfileProps) {
  const at = doctors[id].branches;
  const comma = useLanguage().locale === "ar" ? "، " : ", ";
  const facts = [
    { label: words.experience, values: [person.experience] },
    { label: words.education, values: person.education },
    { label: words.languages, values: [person.languages.join(comma)] },
    { label: words.branches, values: at.map((branch) => branchNames[branch].name) },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={nameId}
      closeLabel={words.close}
      bottomCloseLabel={words.close}
    >
      <div className={styles.profile}>
        <div className={styles.side}>
          <Portrait id={id} initials={person.initials} image={doctors[id].image} />
        </div>
        <div className={styles.body}>
          <div>
            <h2 id={nameId} className={styles.name}>
              <Text>{person.name}</Text>
            </h2>
            <p className={styles.role}>{person.role}</p>
          </div>
          <ChipList items={listSpecialties(id, person.specialties)} label={words.specialties} />
          <dl className={styles.facts}>
            {facts.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                {values.map((value) => (
                  <dd key={value}>
                    <Text>{value}</Text>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          {at[0] && <ProfileActions branch={at[0]} words={words} />}
        </div>
      </div>
    </Dialog>
  );
}

/** The specialties of a doctor, each a link where it names a treatment. */
function listSpecialties(id: DoctorId, names: readonly string[]): ChipListProps["items"] {
  return names.map((text, index) => {
    const specialty = doctors[id].specialties[index];
    const treatment = specialty ? findTreatment(specialty) : null;
    return treatment ? { text, to: pathOf(treatment) } : text;
  });
}

function ProfileActions({
  branch,
  words,
}: {
  branch: DoctorsBranchId;
  words: DoctorProfileProps["words"];
}) {
  const place = branchOfDoctorsBranch[branch];
  const { phone } = branches[place];
  return (
    <ButtonRow stretch>
      <ButtonLink to={`${pathOf("booking")}?branch=${place}`} arrow>
        {words.book}
      </ButtonLink>
      <ButtonLink href={telephoneLink(phone.value)} variant="secondary" icon={Phone}>
        <span>
          {words.call} <PhoneNumber>{phone.value}</PhoneNumber>
        </span>
      </ButtonLink>
    </ButtonRow>
  );
}
