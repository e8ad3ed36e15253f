import type { ReactNode } from "react";
import { Icon } from "~/components/indicators/icon.tsx";
import { AppLink, ExternalLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches } from "~/content/data/branches.ts";
import { chatLink, clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { LegalFrameWords } from "~/content/legal.types.ts";

/** Contact links at the end of a legal document. */
export function ContactItems({
  words,
  newTabLabel,
}: {
  words: Pick<LegalFrameWords, "contact" | "branches">;
  newTabLabel: string;
}) {
  const { contact } = words;
  const [{ value: phone }] = clinic.phones;
  const { value: chat } = branches.main.whatsapp;
  const { value: email } = clinic.email;
  return (
    <dl className="rows terms">
      <Item icon={<Icon icon="phone" />} label={contact.phone}>
        <a href={telephoneLink(phone)} className="target" aria-label={`${contact.phone} ${phone}`}>
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      </Item>
      <Item icon={<Icon icon="whatsapp" />} label={contact.chat}>
        <ExternalLink href={chatLink(chat)} newTabLabel={newTabLabel} className="target">
          <PhoneNumber>{chat}</PhoneNumber>
        </ExternalLink>
      </Item>
      <Item icon={<Icon icon="mail" />} label={contact.email}>
        <a href={`mailto:${email}`} className="target">
          <Text>{email}</Text>
        </a>
      </Item>
      <Item icon={<Icon icon="map-pin" />} label={contact.visit}>
        <AppLink to={pathOf("branches")} className="target">
          {words.branches}
        </AppLink>
      </Item>
    </dl>
  );
}

function Item({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="secondary with-icon">
        {icon}
        <Text>{label}</Text>
      </dt>
      <dd className="break-anywhere">{children}</dd>
    </div>
  );
}
