import { Banner } from "~/components/layout/banner.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import styles from "./chosen-branch.module.css";
import type { TreatmentProviders } from "./treatment-providers.ts";

/**
 * For visitors whose chosen branch does not offer the treatment: the branches that do, and the first step at their own.
 * The choice is stored on the device only, so all variants are in the page, and the script of the chosen branch shows one.
 */
export function ChosenBranch({
  elsewhere: { text, branches: own },
}: Pick<TreatmentProviders, "elsewhere">) {
  return (
    <div className={styles.own} data-own-branches="" hidden>
      <Banner kind="warning" icon="map-pin">
        <p>
          <Text>{text}</Text>
        </p>
        {own.map((branch) => (
          <p key={branch.id} data-own-branch={branch.id} hidden>
            <Text>{branch.text}</Text>{" "}
            <a
              href={telephoneLink(branches[branch.id].phone.value)}
              aria-label={`${branch.name} ${branches[branch.id].phone.value}`}
            >
              <PhoneNumber>{branches[branch.id].phone.value}</PhoneNumber>
            </a>
          </p>
        ))}
      </Banner>
    </div>
  );
}
