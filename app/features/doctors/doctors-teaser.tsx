import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { type DoctorId, homeDoctorIds } from "~/content/data/doctors.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { DoctorWords } from "~/content/doctors.types.ts";
import { DoctorCard } from "./doctor-card.tsx";
import { doctorsPath } from "./doctors-path.ts";

interface TeaserProps {
  words: HomeWords["doctors"];
  people: Record<DoctorId, DoctorWords>;
}

/** Three doctors on the home page, a medical director and two ophthalmologists, and a link to all. */
export function DoctorsTeaser({ words, people }: TeaserProps) {
  return (
    <Section id="doctors" tone="sand">
      <SectionHead
        title={words.title}
        end={<ArrowLink to={pathOf("doctors")}>{words.all}</ArrowLink>}
      />
      <ul className="tiles wide-tiles query-container">
        {homeDoctorIds.map((id) => (
          <DoctorCard
            key={id}
            id={id}
            person={people[id]}
            words={words}
            link={{ to: doctorsPath({ branch: null, doctor: id }) }}
          />
        ))}
      </ul>
    </Section>
  );
}
