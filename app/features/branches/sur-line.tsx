import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchesPageWords } from "~/content/branches.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./sur-line.module.css";

/** Names the fifth branch beside the claim of four locations (REQ-CLAIM-4). */
export function SurLine({ words }: { words: BranchesPageWords["sur"] }) {
  return (
    <p className={classNames("secondary screen-only", styles.sur)}>
      <Text>{`${words.text} `}</Text>
      <AppLink to={`${pathOf("booking")}?branch=sur`}>{words.link}</AppLink>
    </p>
  );
}
