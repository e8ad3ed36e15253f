import { Banner } from "~/components/indicators/banner.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import type { TreatmentProviders } from "./treatment-providers.ts";

/**
 * For visitors whose chosen branch does not offer the treatment: the branches that do, and the phone of their own. The
 * choice is stored on the device only, so the script of the chosen branch shows this and sets the number.
 */
export function NotAtChosenBranch({
  elsewhere: { text, call, branches: others },
}: Pick<TreatmentProviders, "elsewhere">) {
  const { value } = branches.main.phone;
  return (
    <div className="measure below-5" data-own-branches={others.join(" ")} hidden>
      <Banner kind="warning" icon="map-pin">
        <p>
          <Text>{text}</Text>{" "}
          <span id="own-branch-call">
            <Text>{call}</Text>
          </span>{" "}
          <a
            href={telephoneLink(value)}
            id="own-branch-phone"
            aria-labelledby="own-branch-call own-branch-phone"
            data-branch-part="tel"
          >
            <PhoneNumber data-branch-part="number">{value}</PhoneNumber>
          </a>
        </p>
      </Banner>
    </div>
  );
}
