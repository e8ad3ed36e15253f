import { SectionHead } from "~/components/layout/section.tsx";
import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BookingWords } from "~/content/branches.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./visit-steps.module.css";

/** The course of a visit in numbered steps, with a link to the questions. */
export function VisitSteps({ words }: { words: BookingWords["expect"] }) {
  return (
    <>
      <SectionHead
        title={words.title}
        end={<GoLink to={pathOf("faq")}>{words.questions}</GoLink>}
      />
      <ol className={classNames("stack", styles.steps)}>
        {words.steps.map(({ title, text }) => (
          <li key={title} className={classNames("stack", styles.step)}>
            <h3>
              <Text>{title}</Text>
            </h3>
            <p className="secondary">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
