import { type KeyboardEvent, type ReactNode, useContext, useRef } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf } from "~/i18n/locale.ts";
import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../indicators/icon.tsx";
import { StatusDot } from "../indicators/status-dot.tsx";
import { QueryLink } from "../links/link.tsx";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./tabs.module.css";
import { useHydrated } from "./use-hydrated.ts";

interface Tab {
  id: string;
  label: string;
  /** Address of the tab (`/branches?branch=sohar`): it is then a link and works without JavaScript. */
  to?: string;
  /** Shows a star; the string is its accessible name ("Main branch"). */
  star?: string;
  /** Text below the label, with a filled or hollow dot ("Open"). */
  status?: { open: boolean; label: string };
  /** Number of items of the tab, after its label: as shown ("3") and as announced ("3 doctors"). */
  count?: { text: string; label: string };
}

export interface TabsProps {
  /** Prefix of the ids that connect the tab list to its `TabPanel`. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  selected: string;
  /** Called with the id when a tab is selected; for tabs with `to`, in addition to following the link. */
  onSelect?: (id: string) => void;
  className?: string;
}

/**
 * A tab list. Arrow keys, Home and End move the focus, Enter or Space selects. It scrolls sideways when it overflows,
 * and keeps the selected tab visible (the enhancement `keepCarouselSelectionVisible`). Until JavaScript runs every tab
 * is in the Tab order.
 */
export function Tabs({ id, label, tabs, selected, onSelect, className }: TabsProps) {
  const hydrated = useHydrated();
  const direction = directionOf(useLanguage().locale);
  const scripts = useContext(ScriptManifestContext);
  const carousel = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const elements = [...(carousel.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const index = elements.indexOf(event.currentTarget);
    const next = nextTab(event.key, { index, count: elements.length, direction });
    if (next !== null) elements[next]?.focus();
    // Links handle Enter only; a tab is expected to handle Space too.
    else if (event.key === " " && event.currentTarget instanceof HTMLAnchorElement)
      event.currentTarget.click();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classNames(styles.frame, className)}>
      <div
        ref={carousel}
        className={styles.tabList}
        role="tablist"
        aria-label={label}
        data-carousel=""
        data-script={scripts?.carousel}
        // Rendered by the server only: a hydrated island has no script addresses.
        suppressHydrationWarning
      >
        {tabs.map((tab) => {
          const chosen = tab.id === selected;
          const tabProps = {
            id: `${id}-${tab.id}`,
            role: "tab",
            className: styles.tab,
            "aria-selected": chosen,
            "aria-controls": chosen ? `${id}-panel` : undefined,
            tabIndex: hydrated && !chosen ? -1 : undefined,
            onKeyDown,
            onClick: () => onSelect?.(tab.id),
          };
          return tab.to === undefined ? (
            <button key={tab.id} type="button" {...tabProps}>
              <TabFace tab={tab} />
            </button>
          ) : (
            <QueryLink key={tab.id} {...tabProps} to={tab.to}>
              <TabFace tab={tab} />
            </QueryLink>
          );
        })}
      </div>
    </div>
  );
}

/** The panel of the selected tab; `of` is the id of its tab list. */
export function TabPanel({
  of,
  selected,
  className,
  children,
}: {
  of: string;
  selected: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      id={`${of}-panel`}
      role="tabpanel"
      aria-labelledby={`${of}-${selected}`}
      className={className}
    >
      {children}
    </div>
  );
}

function TabFace({ tab: { label, star, status, count } }: { tab: Tab }) {
  return (
    <>
      <span className={styles.line}>
        {star && <Icon icon="star" className={styles.star} />}
        {star && <VisuallyHidden>{`${star} `}</VisuallyHidden>}
        <Text>{label}</Text>
        {count && (
          <span className={classNames("secondary small figures", styles.count)} aria-hidden="true">
            {count.text}
          </span>
        )}
        {count && <VisuallyHidden>{` ${count.label}`}</VisuallyHidden>}
      </span>
      {status && " "}
      {status && (
        <span className={styles.status}>
          <StatusDot open={status.open} />
          {status.label}
        </span>
      )}
    </>
  );
}

/**
 * Returns the tab that a key moves to, or null for other keys. ArrowLeft always moves to the tab on the left, so in
 * right-to-left pages it moves forward (REQ-LANG-12). At an end it wraps around.
 */
export function nextTab(
  key: string,
  { index, count, direction }: { index: number; count: number; direction: "ltr" | "rtl" },
): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  const forward = (key === "ArrowRight") === (direction === "ltr");
  return (index + (forward ? 1 : -1) + count) % count;
}
