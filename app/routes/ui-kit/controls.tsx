import { Clock, Phone } from "lucide";
import { useState } from "react";
import type { KitWords } from "~/content/ui-kit.ts";
import { Button, ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { ChipLink, ChipList } from "~/ui/controls/chip.tsx";
import { Banner } from "~/ui/layout/banner.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { GoButton, GoLink, GoText } from "~/ui/links/go-link.tsx";
import { Badge } from "~/ui/signs/badge.tsx";
import { whatsAppIcon } from "~/ui/signs/brand-icons.ts";
import styles from "../ui-kit.module.css";
import { KitSection } from "./kit-section.tsx";

/** Buttons, links, badges, chips and banners. */
export function ControlSections({ words }: { words: KitWords }) {
  return (
    <>
      <KitSection title={words.sections.buttons}>
        <Buttons words={words.buttons} />
      </KitSection>
      <KitSection title={words.sections.badges}>
        <Marks words={words.badges} />
      </KitSection>
    </>
  );
}

function Buttons({ words }: { words: KitWords["buttons"] }) {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <ButtonRow stretch>
        <ButtonLink to="/book-consultation" arrow>
          {words.book}
        </ButtonLink>
        <ButtonLink to="/services" variant="secondary">
          {words.explore}
        </ButtonLink>
        <Button icon={Phone}>{words.call}</Button>
        <Button icon={whatsAppIcon} variant="secondary">
          {words.chat}
        </Button>
      </ButtonRow>
      <ButtonRow>
        <Button size="small">{words.small}</Button>
        <Button size="small" variant="secondary" icon={Phone}>
          {words.small}
        </Button>
        <Button disabled>{words.disabled}</Button>
        <Button variant="secondary" disabled>
          {words.disabled}
        </Button>
        <Button busy={busy} busyLabel={words.signingIn} onClick={() => setBusy(true)}>
          {words.signIn}
        </Button>
        <Button busy busyLabel={words.signingIn}>
          {words.signIn}
        </Button>
      </ButtonRow>
      <div className={styles.narrow}>
        <Button wide>{words.wide}</Button>
      </div>
      <div className={styles.night}>
        <Button variant="lite" arrow>
          {words.night}
        </Button>
        <Button variant="line" icon={Phone}>
          {words.nightLine}
        </Button>
      </div>
      <div className={styles.row}>
        <GoLink to="/about">{words.link}</GoLink>
        <GoLink href="https://maps.example/" newTabLabel={words.newTab}>
          {words.directions}
        </GoLink>
        <GoButton>{words.linkButton}</GoButton>
      </div>
      <Card as="article">
        <GoText>{words.card}</GoText>
      </Card>
    </>
  );
}

function Marks({ words }: { words: KitWords["badges"] }) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      <div className={styles.row}>
        <Badge kind="open">{words.open}</Badge>
        <Badge kind="shut">{words.shut}</Badge>
        <Badge kind="main">{words.main}</Badge>
        <Badge>{words.plain}</Badge>
      </div>
      <ChipList items={words.chips} more={words.more} />
      <div className={styles.row}>
        {words.topics.map((topic, index) => (
          <ChipLink key={topic} href={`#topic-${index}`} current={index === 0}>
            {topic}
          </ChipLink>
        ))}
      </div>
      {!dismissed && (
        <Banner kind="error" onDismiss={() => setDismissed(true)} dismissLabel={words.dismiss}>
          {words.error}
        </Banner>
      )}
      <Banner announce>{words.info}</Banner>
      <Banner kind="notice">{words.notice}</Banner>
      <Banner icon={Clock}>{words.notice}</Banner>
    </>
  );
}
