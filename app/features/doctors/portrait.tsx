import type { CareTeamId, PhotographedCareTeamId } from "~/content/data/care-team.ts";
import type { DoctorId, PhotographedDoctorId } from "~/content/data/doctors.ts";
import { type PhotoFile, photograph } from "~/content/data/photos.ts";
import type { PortraitId } from "~/illustrations/portraits.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./portrait.module.css";
import { portraits, smallPortraits } from "./portrait-files.ts";

type DrawnId = Exclude<DoctorId | CareTeamId, PhotographedDoctorId | PhotographedCareTeamId>;

export interface PortraitProps {
  id: DoctorId | CareTeamId;
  words: { initials: string; photo?: string };
  /** The clinic's photograph; null shows the illustration. */
  image: PhotoFile | null;
  /** The `sizes` attribute of a photograph. */
  sizes?: string;
  /** True for less than 100 px: the illustration of a doctor loads a file with fewer lines, half the size. */
  small?: boolean;
}

/** A person under an arch: a photograph, or, without one, a half iris below the initials. */
export function Portrait({
  id,
  words,
  image,
  sizes = "(min-width: 48rem) 24rem, 8rem",
  small = false,
}: PortraitProps) {
  const arch = classNames("screen-only", styles.arch, small ? styles.small : undefined);
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
        src={(small && smallPortraits[drawn]) || portraits[drawn]}
        alt=""
        width={1000}
        height={1000}
        loading="lazy"
      />
      <span className={styles.initials}>{words.initials}</span>
    </div>
  );
}
