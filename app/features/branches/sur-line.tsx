import type { BranchesPageWords } from "~/content/branches-shape.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { AppLink } from "~/ui/links/link.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./sur-line.module.css";

/** Beside the claim of four locations: where the fifth branch is (REQ-CLAIM-4). */
export function SurLine({ words }: { words: BranchesPageWords["sur"] }) {
  return (
    <p className={styles.sur}>
      <Text>{words.text}</Text>{" "}
      <AppLink to={`${pathOf("booking")}?branch=sur`}>{words.link}</AppLink>
    </p>
  );
}
