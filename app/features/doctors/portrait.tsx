import type { CareTeamId, PhotographedCareTeamId } from "~/content/data/care-team.ts";
import type { DoctorId, PhotographedDoctorId } from "~/content/data/doctors.ts";
import { type PhotoFile, photograph } from "~/content/data/photos.ts";
import doctor1 from "~/illustrations/assets/portraits/portrait-doctor-1.svg";
import doctor2 from "~/illustrations/assets/portraits/portrait-doctor-2.svg";
import doctor3 from "~/illustrations/assets/portraits/portrait-doctor-3.svg";
import doctor4 from "~/illustrations/assets/portraits/portrait-doctor-4.svg";
import doctor5 from "~/illustrations/assets/portraits/portrait-doctor-5.svg";
import doctor6 from "~/illustrations/assets/portraits/portrait-doctor-6.svg";
import staff1 from "~/illustrations/assets/portraits/portrait-staff-1.svg";
import staff2 from "~/illustrations/assets/portraits/portrait-staff-2.svg";
import staff3 from "~/illustrations/assets/portraits/portrait-staff-3.svg";
import staff4 from "~/illustrations/assets/portraits/portrait-staff-4.svg";
import type { PortraitId } from "~/illustrations/portraits.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./portrait.module.css";

const irises: Readonly<Record<PortraitId, string>> = {
  "doctor-1": doctor1,
  "doctor-2": doctor2,
  "doctor-3": doctor3,
  "doctor-4": doctor4,
  "doctor-5": doctor5,
  "doctor-6": doctor6,
  "staff-1": staff1,
  "staff-2": staff2,
  "staff-3": staff3,
  "staff-4": staff4,
};

type DrawnId = Exclude<DoctorId | CareTeamId, PhotographedDoctorId | PhotographedCareTeamId>;

export interface PortraitProps {
  id: DoctorId | CareTeamId;
  words: { initials: string; photo?: string };
  /** The clinic's photograph; null shows the illustration. */
  image: PhotoFile | null;
  /** The `sizes` attribute of a photograph. */
  sizes?: string;
  className?: string | undefined;
}

/** A person under an arch: a photograph, or, without one, a half iris below the initials. */
export function Portrait({
  id,
  words,
  image,
  sizes = "(min-width: 48rem) 24rem, 8rem",
  className,
}: PortraitProps) {
  const arch = classNames("screen-only", styles.arch, className);
  if (image) {
    return (
      <div className={arch}>
        <img
          className="fill"
          sizes={sizes}
          {...photograph(image, "portrait")}
          alt={words.photo ?? ""}
          loading="lazy"
        />
      </div>
    );
  }
  // A person with neither photograph nor illustration does not compile (illustrations/portraits.ts).
  const drawn: PortraitId = id as DrawnId;
  return (
    <div className={arch} data-portrait={drawn} aria-hidden="true">
      <img
        className={styles.iris}
        src={irises[drawn]}
        alt=""
        width={1000}
        height={1000}
        loading="lazy"
      />
      <span className={styles.initials}>{words.initials}</span>
    </div>
  );
}
