import { Banner } from "~/components/indicators/banner.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { InlineText, Text } from "~/components/text/text.tsx";
import type { BookingWords } from "~/content/branches.types.ts";
import { pathOf } from "~/content/data/pages.ts";

export interface ContactHoursProps {
  words: BookingWords["contactHours"];
  /** The days and the hours of the note, in words. */
  time: string;
  /** The text beside hours that belong to no single branch (REQ-HOURS-2). */
  differ: { text: string; link: string };
}

/** The contact hours: when calls and messages are answered (REQ-HOURS-8). A branch's opening hours beside it may differ. */
export function ContactHours({ words, time, differ }: ContactHoursProps) {
  return (
    <Banner icon="clock">
      <p>
        <Text>{words.label}</Text>:{" "}
        <b>
          <InlineText>{time}</InlineText>
        </b>
      </p>
      <p>
        <Text>{words.outside}</Text>{" "}
        {/* The whole sentence is the link, so that the link text names its target. */}
        <AppLink to={pathOf("branches")}>{`${differ.text} ${differ.link}`}</AppLink>
      </p>
    </Banner>
  );
}
