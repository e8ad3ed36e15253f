import { Mail, Phone } from "lucide";
import { clinic, telephoneLink } from "~/content/facts/clinic.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";

/** The clinic's number and mail, for who met an obstacle. */
export function ContactWays() {
  const [{ value: phone }] = clinic.phones;
  const { value: email } = clinic.email;
  return (
    <ButtonRow stretch>
      <ButtonLink href={telephoneLink(phone)} variant="secondary" icon={Phone}>
        <PhoneNumber>{phone}</PhoneNumber>
      </ButtonLink>
      <ButtonLink href={`mailto:${email}`} variant="secondary" icon={Mail}>
        <Text>{email}</Text>
      </ButtonLink>
    </ButtonRow>
  );
}
