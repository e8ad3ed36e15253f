import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
} from "react";
import type { FieldProps } from "~/components/forms/field.tsx";
import { EmailField } from "./form-parts.tsx";

const CarriedEmail = createContext<RefObject<string>>({ current: "" });

/**
 * Lets the account pages inside know the address that was typed last, so that nobody types it again on the next one. It
 * is in the memory of the open pages alone: not in their addresses, their history, a storage or a log.
 */
export function CarriedEmailProvider({ children }: { children: ReactNode }) {
  const email = useRef("");
  return <CarriedEmail value={email}>{children}</CarriedEmail>;
}

/** The address that the next page begins with; for event handlers. Empty it when the reader has come to the end. */
export function useCarriedEmail(): RefObject<string> {
  return useContext(CarriedEmail);
}

/** A field that begins with the address typed on the page before, and carries on what it holds. */
export function CarriedEmailField({ onChange, ...field }: FieldProps) {
  const carried = useCarriedEmail();
  const ownId = useId();
  const id = field.id ?? ownId;
  useEffect(() => {
    // What was typed before the application ran nobody has told.
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value) carried.current = input.value;
  }, [carried, id]);
  return (
    <EmailField
      {...field}
      id={id}
      // On the server, and at the first page, there is none.
      defaultValue={carried.current || undefined}
      onChange={(event) => {
        carried.current = event.target.value;
        onChange?.(event);
      }}
    />
  );
}
