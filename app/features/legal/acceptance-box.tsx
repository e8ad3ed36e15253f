import { useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { Checkbox } from "~/components/forms/checkbox.tsx";
import { Text } from "~/components/text/text.tsx";
import { acceptedTermsKey } from "~/content/data/legal.ts";
import type { AcceptanceWords } from "~/content/legal.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./acceptance-box.module.css";

/**
 * The checkbox below the terms. Without JavaScript it is hidden, because nothing could be stored; a click before the
 * enhancement `handleTermsAcceptance` loads counts afterwards.
 */
export function AcceptanceBox({ words }: { words: AcceptanceWords }) {
  const scripts = useContext(ScriptManifestContext);
  return (
    <div
      data-acceptance="answer"
      data-key={acceptedTermsKey}
      data-on-interaction={scripts?.termsAcceptance}
      className={classNames("stack gap-2 measure screen-only script-only above-6", styles.answer)}
    >
      <Checkbox autoComplete="off">{words.acknowledge}</Checkbox>
      <p
        role="status"
        className="secondary small"
        data-accepted={words.accepted}
        data-withdrawn={words.withdrawn}
        data-stored={words.stored}
        data-not-stored={words.notStored}
      >
        <Text>{words.withdrawn}</Text> <Text>{words.stored}</Text>
      </p>
    </div>
  );
}
