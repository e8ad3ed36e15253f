import { useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { Text } from "~/components/text/text.tsx";
import type { MyDropsProps } from "./my-drops-props.ts";
import type { RegimenStorage } from "./use-stored-regimen.ts";

/** Stores the bottles on the device on request. One button deletes them, and another one undoes the deletion. */
export function StorageChoice({
  words: { storage: words },
  storage,
}: Pick<MyDropsProps, "words"> & { storage: RegimenStorage }) {
  const [message, setMessage] = useState<"deleted" | "failed" | null>(null);
  const store = () => setMessage(storage.store() ? null : "failed");
  return (
    <section className="stack gap-3" aria-labelledby="drops-storage">
      <h2 id="drops-storage" className="title-3">
        <Text>{words.title}</Text>
      </h2>
      <p>
        <Text>{storage.isStored ? words.stored : words.text}</Text>
      </p>
      <p>
        {storage.isStored ? (
          <ActionButton
            danger
            onClick={() => {
              storage.remove();
              setMessage("deleted");
            }}
          >
            {words.delete}
          </ActionButton>
        ) : (
          // The same component, so that the focus stays on the button.
          <ActionButton variant="secondary" onClick={store}>
            {message === "deleted" ? words.undo : words.store}
          </ActionButton>
        )}
      </p>
      <p role="status">{message && <Text>{words[message]}</Text>}</p>
    </section>
  );
}
