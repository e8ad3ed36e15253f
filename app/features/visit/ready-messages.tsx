import { ButtonLink } from "~/components/controls/button.tsx";
import { Section } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches, branchIds } from "~/content/data/branches.ts";
import { chatLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { VisitPageWords } from "~/content/visit.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { type MessageContent, messageText, visitMessage } from "./visit-message.ts";

const reasons = ["change", "cancel", "late"] as const;

/** Without JavaScript: the three short messages as links for each branch, and a link to the branches. */
export function ReadyMessages({
  words,
  content,
  newTab,
}: {
  words: VisitPageWords;
  content: MessageContent;
  newTab: string;
}) {
  const { locale } = useLanguage();
  return (
    <Section flush="start">
      {branchIds.map((branch) => (
        <div key={branch} className="cluster gap-3 below-6">
          <h2 className="full title-3">
            <Text>
              {interpolate(words.view.message.branch, { branch: content.branchNames[branch] })}
            </Text>
          </h2>
          {reasons.map((reason) => {
            const state = { reason, branch, answer: locale };
            return (
              <ButtonLink
                key={reason}
                href={chatLink(
                  branches[branch].whatsapp.value,
                  messageText(visitMessage(state, content, locale)),
                )}
                variant="secondary"
                size="small"
                icon="whatsapp"
                newTabLabel={newTab}
              >
                {words.ready[reason]}
              </ButtonLink>
            );
          })}
        </div>
      ))}
      <ArrowLink to={pathOf("branches")}>{words.ready.branches}</ArrowLink>
    </Section>
  );
}
