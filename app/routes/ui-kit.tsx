import { kitWords } from "~/content/ui-kit.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { PageHead } from "~/ui/layout/page-head.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { Breadcrumb } from "~/ui/links/breadcrumb.tsx";
import { ControlSections } from "./ui-kit/controls.tsx";
import { FormSections } from "./ui-kit/forms.tsx";
import { FoundationSections } from "./ui-kit/foundations.tsx";
import { GroundSections } from "./ui-kit/grounds.tsx";
import { StructureSections } from "./ui-kit/structures.tsx";
import styles from "./ui-kit.module.css";

export function meta() {
  return [{ title: "UI" }, { name: "robots", content: "noindex" }];
}

/** Every primitive of `app/ui` in every state, for those who build and test the site; never part of the public one. */
export default function UiKit() {
  const words = kitWords[useLanguage().locale];
  return (
    <>
      <PageHead
        breadcrumb={<Breadcrumb label={words.trail} home={words.home} current={words.title} />}
        title={words.title}
        lead={words.lead}
      />
      <Wrap className={styles.kit}>
        <FoundationSections words={words} />
        <ControlSections words={words} />
        <StructureSections words={words} />
        <FormSections words={words} />
      </Wrap>
      <GroundSections words={words} />
    </>
  );
}
