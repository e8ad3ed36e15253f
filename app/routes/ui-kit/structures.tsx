import { useState } from "react";
import type { KitWords } from "~/content/ui-kit.ts";
import { Accordion } from "~/ui/controls/accordion.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Dialog } from "~/ui/controls/dialog.tsx";
import { TabPanel, Tabs } from "~/ui/controls/tabs.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EmptyState } from "~/ui/layout/empty-state.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Badge } from "~/ui/signs/badge.tsx";
import { Loading } from "~/ui/signs/loading.tsx";
import { Skeleton } from "~/ui/signs/skeleton.tsx";
import { HoursTable } from "~/ui/text/hours-table.tsx";
import { Text } from "~/ui/text/text.tsx";
import { VisuallyHidden } from "~/ui/text/visually-hidden.tsx";
import styles from "../ui-kit.module.css";
import { KitSection } from "./kit-section.tsx";

const branches = ["main", "sohar", "salalah", "nizwa", "sur"] as const;

/** Long enough to scroll inside its panel. */
const longAnswer = Array.from({ length: 24 }, (_, line) => line);

/** Tabs, hours, questions, dialog and what stands in for content. */
export function StructureSections({ words }: { words: KitWords }) {
  const questions = words.questions.map((item, index) => ({
    ...item,
    open: index === 0,
    answer: index < 2 ? item.answer : longAnswer.map((line) => <p key={line}>{item.answer}</p>),
  }));
  return (
    <>
      <KitSection title={words.sections.tabs}>
        <BranchTabs words={words} />
      </KitSection>
      <KitSection title={words.sections.accordion}>
        <Accordion items={questions} />
      </KitSection>
      <KitSection title={words.sections.dialog}>
        <Profile words={words.dialog} />
      </KitSection>
      <KitSection title={words.sections.waiting}>
        <Waiting words={words.waiting} home={words.home} />
      </KitSection>
    </>
  );
}

function BranchTabs({ words: { tabs: words, hours } }: { words: KitWords }) {
  const [selected, setSelected] = useState<string>("main");
  const tabs = branches.map((id, index) => ({
    id,
    label: words.names[index] ?? id,
    star: id === "main" ? words.star : undefined,
    status: id === "sur" ? { open: false, label: words.shut } : { open: true, label: words.open },
  }));
  return (
    <div>
      <Tabs id="kit" label={words.label} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel of="kit" selected={selected} className={styles.panel}>
        <Card>
          <HoursTable
            caption={hours.caption}
            rows={hours.days.map((day) => weekRow(day, hours))}
            today={5}
            todayLabel={hours.today}
            now={10.7}
          />
        </Card>
      </TabPanel>
    </div>
  );
}

function weekRow(day: string, hours: KitWords["hours"]) {
  const closed = day === hours.days[3] || day === hours.days[4];
  if (closed) return { day, closed, lines: [hours.closed], bars: [] };
  const bars = [
    { from: 8.5, to: 13 },
    { from: 16.5, to: 21 },
  ];
  return { day, lines: [hours.morning, hours.evening], bars };
}

function Profile({ words }: { words: KitWords["dialog"] }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy="kit-dialog"
        closeLabel={words.close}
      >
        <div className={styles.profile}>
          <h2 id="kit-dialog" className={styles.profileTitle}>
            <Text>{words.title}</Text>
          </h2>
          <Badge>{words.role}</Badge>
          <p>
            <Text>{words.text}</Text>
          </p>
        </div>
      </Dialog>
    </div>
  );
}

function Waiting({ words, home }: { words: KitWords["waiting"]; home: string }) {
  return (
    <div className={styles.cards}>
      <Card>
        <Loading>{words.loading}</Loading>
      </Card>
      <Card>
        <EmptyState
          level={3}
          title={words.emptyTitle}
          text={words.emptyText}
          action={<GoLink to="/">{home}</GoLink>}
        />
      </Card>
      <Card className={styles.skeleton}>
        <VisuallyHidden>{words.skeleton}</VisuallyHidden>
        <Skeleton shape="cover" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="last" />
      </Card>
    </div>
  );
}
