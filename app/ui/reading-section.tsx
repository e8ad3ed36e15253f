import { ChevronDown } from "lucide";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { HeadingLink } from "./heading-link.tsx";
import { Icon, type IconDrawing } from "./icon.tsx";
import styles from "./reading-section.module.css";
import { useNarrow } from "./use-narrow.ts";

export interface ReadingSectionProps {
  id: string;
  title: string;
  /** Before the title. */
  icon?: IconDrawing | undefined;
  /** Whether it shows on a narrow screen; on a wide one it always does. */
  open: boolean;
  onToggle: () => void;
  /** The browser's search found words in it while it was closed. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * A section of a long page. Its heading is a link to itself; below 64 rem the same heading opens and closes it. Until
 * the app runs, or should it never run, the link shows the section it leads to.
 */
export function ReadingSection({
  id,
  title,
  icon,
  open,
  onToggle,
  onFound,
  children,
}: ReadingSectionProps) {
  const narrow = useNarrow();
  const body = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(body, { hidden: narrow && !open, onFound });
  const bodyId = `${id}-text`;
  const disclosure = narrow
    ? {
        role: "button",
        "aria-expanded": open,
        "aria-controls": bodyId,
        onClick: (event: MouseEvent) => pressed(event, onToggle),
        onKeyDown: pressOnSpace,
      }
    : {};
  return (
    <section id={id} className={styles.section} data-open={open}>
      <h2 className={styles.heading}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <HeadingLink part={id} className={styles.title} data-live="" {...disclosure}>
          {title}
        </HeadingLink>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </h2>
      <div id={bodyId} ref={body} className={styles.body}>
        {children}
      </div>
    </section>
  );
}

/** A click that opens a new tab or window is left to the link. */
function pressed(event: MouseEvent, onToggle: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onToggle();
}

/** A link answers to Enter only; what opens and closes is expected to answer to Space as well. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Hides an element so that the browser's search still reaches its words; React knows only the plain way of hiding. */
function useHiddenUntilFound(
  element: RefObject<HTMLElement | null>,
  { hidden, onFound }: { hidden: boolean; onFound: () => void },
): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (hidden) element.current?.setAttribute("hidden", "until-found");
    else element.current?.removeAttribute("hidden");
  }, [element, hidden]);
  useEffect(() => {
    const hider = element.current;
    const onMatch = () => found();
    hider?.addEventListener("beforematch", onMatch);
    return () => hider?.removeEventListener("beforematch", onMatch);
  }, [element]);
}
