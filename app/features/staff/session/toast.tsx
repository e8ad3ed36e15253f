import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./toast.module.css";

export interface ToastMessage {
  text: string;
  /** A button that undoes the action. */
  undo?: { label: string; run: () => void };
}

/** In milliseconds. A toast stays longer while it is focused or hovered. */
const duration = 6_000;

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Returns a function that shows a toast below the current screen and the next one. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

/** Shows one short message at a time, announced, with an optional button. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const show = useCallback((next: ToastMessage) => setMessage(next), []);
  useEffect(() => {
    if (!message || isPaused) return;
    const timer = setTimeout(() => setMessage(null), duration);
    return () => clearTimeout(timer);
  }, [message, isPaused]);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className={styles.place}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {message && (
          <div className={classNames("cluster", styles.toast)}>
            <span>
              <Text>{message.text}</Text>
            </span>
            {message.undo && (
              <button
                type="button"
                className="target medium"
                onClick={() => {
                  // The button disappears, and the focus with it.
                  document.querySelector("main")?.focus({ preventScroll: true });
                  setMessage(null);
                  setFocused(false);
                  message.undo?.run();
                }}
              >
                <Text>{message.undo.label}</Text>
              </button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
