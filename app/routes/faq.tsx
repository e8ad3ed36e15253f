import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { QuestionsView } from "~/features/questions/questions-view.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { pageMetadata } from "~/shell/metadata/page-metadata.ts";
import { breadcrumbThing, questionsThing } from "~/shell/metadata/structured-things.ts";
import { BackToTop } from "~/ui/links/back-to-top.tsx";
import type { Route } from "./+types/faq";

const path = pathOf("faq");

export function loader({ context }: Route.LoaderArgs) {
  const { questionsPage, questions, answerLinks } = contentIn(siteOf(context).language.locale);
  return { words: questionsPage, questions, answerLinks };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { metadata, breadcrumb } = loaderData.words;
  const steps = [
    { name: breadcrumb.home, path: "/" },
    { name: breadcrumb.current, path },
  ];
  const things = [breadcrumbThing(site, steps), questionsThing(loaderData.questions)];
  return pageMetadata(site, { words: metadata, path, things });
}

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
