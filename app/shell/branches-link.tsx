import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { pathOf } from "~/content/facts/pages.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";

/** The footer's way to the branches waits this long, in milliseconds (A§2, A§9). */
const delay = 500;

/**
 * The footer's link to the branches. A plain press is followed after 500 ms; presses that open a new tab, and readers
 * without JavaScript, are not delayed (D21).
 */
export function BranchesLink({ children, className }: { children: ReactNode; className?: string }) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const href = localizedPath(pathOf("branches"), useLanguage());
  // A reader who goes elsewhere meanwhile has changed their mind.
  const { location: elsewhere } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way is what ends the wait.
  useEffect(() => () => clearTimeout(timer.current), [elsewhere]);

  const follow = (event: MouseEvent) => {
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain) return;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(href), delay);
  };

  return (
    <a className={className} href={href} onClick={follow}>
      {children}
    </a>
  );
}
