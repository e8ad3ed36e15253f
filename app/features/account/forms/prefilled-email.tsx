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

const PrefilledEmail = createContext<RefObject<string>>({ current: "" });

/**
 * Provides the last typed e-mail address, so that the next account page can fill it in. It is only in memory, not in
 * addresses, history, storage or logs.
 */
export function PrefilledEmailProvider({ children }: { children: ReactNode }) {
  const email = useRef("");
  return <PrefilledEmail value={email}>{children}</PrefilledEmail>;
}

/** Sets the address for the next page; for event handlers. Clear it after the sign-in. */
export function usePrefilledEmail(): RefObject<string> {
  return useContext(PrefilledEmail);
}

/** An e-mail field with the address of the previous page as its default; it passes its own value on. */
export function PrefilledEmailField({ onChange, ...field }: FieldProps) {
  const prefilled = usePrefilledEmail();
  const ownId = useId();
  const id = field.id ?? ownId;
  useEffect(() => {
    // Typing before hydration fired no React event.
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value) prefilled.current = input.value;
  }, [prefilled, id]);
  return (
    <EmailField
      {...field}
      id={id}
      // Empty on the server and on the first page.
      defaultValue={prefilled.current || undefined}
      onChange={(event) => {
        prefilled.current = event.target.value;
        onChange?.(event);
      }}
    />
  );
}
