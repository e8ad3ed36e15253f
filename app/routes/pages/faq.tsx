import { BackToTop } from "~/components/links/back-to-top.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { QuestionsView } from "~/features/questions/questions-view.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { faqNode } from "~/layout/metadata/structured-nodes.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/faq";
import "~/styles/inverted-in-dark-theme.css";

export function loader({ context }: Route.LoaderArgs) {
  const { questionsPage, questions, answerLinks } = getPageContent(context);
  return { words: questionsPage, questions, answerLinks };
}

export const meta: Route.MetaFunction = pageMeta(({ words, questions }) => ({
  words: words.metadata,
  path: pathOf("faq"),
  trail: words.breadcrumb,
  nodes: [faqNode(questions)],
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
