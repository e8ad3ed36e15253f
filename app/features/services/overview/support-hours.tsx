import { Banner } from "~/components/indicators/banner.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import type { ServicesPageWords } from "~/content/services.types.ts";

/** The labelled hours of this page, and a link to the hours of each branch (REQ-HOURS-2). */
export function SupportHours({ words }: { words: ServicesPageWords["support"] }) {
  return (
    <Banner icon="clock">
      <p>
        <Text>{words.label}</Text>:{" "}
        <b>
          <Text>{words.hours}</Text>
        </b>
      </p>
      <p>
        <Text>{words.differ}</Text> <AppLink to={pathOf("branches")}>{words.differLink}</AppLink>
      </p>
    </Banner>
  );
}
