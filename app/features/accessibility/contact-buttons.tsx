import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";

/** The clinic's phone and e-mail for reporting a barrier. `callLabel` names the owner of the number. */
export function ContactButtons({ callLabel }: { callLabel: string }) {
  const [{ value: phone }] = clinic.phones;
  const { value: email } = clinic.email;
  return (
    <ButtonRow stretch>
      <ButtonLink
        href={telephoneLink(phone)}
        variant="secondary"
        icon="phone"
        aria-label={`${callLabel} ${phone}`}
      >
        <PhoneNumber>{phone}</PhoneNumber>
      </ButtonLink>
      <ButtonLink href={`mailto:${email}`} variant="secondary" icon="mail">
        <Text>{email}</Text>
      </ButtonLink>
    </ButtonRow>
  );
}
