import { pathOf } from "~/content/facts/pages.ts";
import { QuestionsView } from "~/features/questions/questions-view.tsx";
import { contentFor } from "~/server/page-content.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import { questionsThing } from "~/shell/metadata/structured-things.ts";
import { BackToTop } from "~/ui/links/back-to-top.tsx";
import type { Route } from "./+types/faq";

export function loader({ context }: Route.LoaderArgs) {
  const { questionsPage, questions, answerLinks } = contentFor(context);
  return { words: questionsPage, questions, answerLinks };
}

export const meta: Route.MetaFunction = pageMeta(({ words, questions }) => ({
  words: words.metadata,
  path: pathOf("faq"),
  trail: words.breadcrumb,
  things: [questionsThing(questions)],
}));

export default function Faq({
  loaderData: { words, questions, answerLinks },
  matches,
}: Route.ComponentProps) {
  return (
    <>
      <QuestionsView words={words} questions={questions} answerLinks={answerLinks} />
      <ClosingBand words={words.closing} />
      <BackToTop label={matches[0].loaderData.shell.backToTop} />
    </>
  );
}
