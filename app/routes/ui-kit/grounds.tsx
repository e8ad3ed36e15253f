import { Phone } from "lucide";
import type { KitWords } from "~/content/ui-kit.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { Reveal } from "~/ui/layout/reveal.tsx";
import { Section, SectionHead } from "~/ui/layout/section.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";

/** The three grounds of a page with their heads, and the entrance of a section. */
export function GroundSections({
  words: { sections, grounds, buttons, type },
}: {
  words: KitWords;
}) {
  return (
    <>
      <Section tone="sand" labelledBy="kit-sand">
        <SectionHead
          id="kit-sand"
          title={grounds.sand}
          lead={grounds.sandLead}
          end={<GoLink to="/doctors">{grounds.all}</GoLink>}
        />
        <SectionHead title={sections.grounds} level={3} small />
        <Reveal>
          <p>
            <Text>{grounds.reveal}</Text>
          </p>
        </Reveal>
      </Section>
      <Section tone="night" labelledBy="kit-night">
        <SectionHead id="kit-night" title={grounds.night} lead={grounds.nightLead} />
        <ButtonRow stretch>
          <ButtonLink to="/book-consultation" variant="lite" arrow>
            {buttons.book}
          </ButtonLink>
          <ButtonLink href="tel:+96824000000" variant="line" icon={Phone}>
            <PhoneNumber>{type.phone}</PhoneNumber>
          </ButtonLink>
        </ButtonRow>
        <GoLink to="/about">{buttons.link}</GoLink>
      </Section>
    </>
  );
}
