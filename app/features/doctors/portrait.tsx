import ahmed from "~/art/files/portrait-ahmed-al-maqbali.svg";
import aisha from "~/art/files/portrait-aisha-al-harthy.svg";
import elina from "~/art/files/portrait-elina-laine.svg";
import huda from "~/art/files/portrait-huda-al-kathiri.svg";
import khalid from "~/art/files/portrait-khalid-al-rawahi.svg";
import maryam from "~/art/files/portrait-maryam-al-zadjali.svg";
import mikael from "~/art/files/portrait-mikael-korhonen.svg";
import noor from "~/art/files/portrait-noor-al-saadi.svg";
import salim from "~/art/files/portrait-salim-al-balushi.svg";
import yusuf from "~/art/files/portrait-yusuf-al-abri.svg";
import { portraitPalettes } from "~/art/portraits.ts";
import type { DoctorId } from "~/content/facts/doctors.ts";
import type { StaffId } from "~/content/facts/staff.ts";
import styles from "./portrait.module.css";

const irises: Record<DoctorId | StaffId, string> = {
  "mikael-korhonen": mikael,
  "aisha-al-harthy": aisha,
  "elina-laine": elina,
  "salim-al-balushi": salim,
  "khalid-al-rawahi": khalid,
  "noor-al-saadi": noor,
  "maryam-al-zadjali": maryam,
  "ahmed-al-maqbali": ahmed,
  "huda-al-kathiri": huda,
  "yusuf-al-abri": yusuf,
};

export interface PortraitProps {
  id: DoctorId | StaffId;
  initials: string;
  /** Address of a photo, 4 wide and 5 high; null shows the drawing (D26). */
  image: string | null;
}

/** A person under an arch: a photo, or until there is one a half iris that rises like a sun below the initials (design §7). */
export function Portrait({ id, initials, image }: PortraitProps) {
  const source = { src: image ?? irises[id], loading: "lazy" } as const;
  return (
    <div className={styles.arch} data-palette={portraitPalettes[id]} aria-hidden="true">
      {image ? (
        <img className={styles.photo} {...source} alt="" width={800} height={1000} />
      ) : (
        <>
          <img className={styles.iris} {...source} alt="" width={1000} height={1000} />
          <span className={styles.initials}>{initials}</span>
        </>
      )}
    </div>
  );
}
