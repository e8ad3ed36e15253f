import { Icon } from "~/components/indicators/icon.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { answerPaths } from "~/content/data/questions.ts";
import type { LinkingQuestionId, PatientQuestionWords } from "~/content/questions.types.ts";

export interface AnswerProps {
  words: PatientQuestionWords;
  links: Record<LinkingQuestionId, string>;
  /** Accessible name of the link to this answer, whose address can be copied; the home page has none. */
  linkLabel?: string;
}

/** An answer with a link to further details, and a link to itself. */
export function Answer({ words: { id, question, answer }, links, linkLabel }: AnswerProps) {
  return (
    <div className="stack gap-3">
      <p>
        <Text>{answer}</Text>
      </p>
      <div className="cluster screen-only links">
        {hasLink(id) && <ArrowLink to={answerPaths[id]}>{links[id]}</ArrowLink>}
        {linkLabel && (
          <a href={`#${id}`} className="small target gap-2 secondary quiet-link">
            <Icon icon="link-2" />
            {linkLabel}
            <VisuallyHidden>{question}</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  );
}

function hasLink(id: string): id is LinkingQuestionId {
  return id in answerPaths;
}
