import type { ReactNode } from "react";
import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { Container } from "~/components/layout/section.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { type PageId, pathOf } from "~/content/data/pages.ts";
import type { StaffFrameWords, StaffScreen } from "~/content/staff-area.types.ts";
import { classNames } from "~/styles/class-names.ts";
import { Brand } from "./brand/brand.tsx";
import { LanguageSwitch } from "./language/language-switch.tsx";
import { SkipLink } from "./skip-link.tsx";
import styles from "./staff-page.module.css";

/** Classes of a container for one message or short form. */
export const narrow = classNames("stack gap-5", styles.narrow);

const screens: Readonly<Record<StaffScreen, { page: PageId; icon: IconName }>> = {
  today: { page: "staff", icon: "clipboard-check" },
  notice: { page: "staff-notice", icon: "message-circle" },
  hours: { page: "staff-hours", icon: "clock" },
  articles: { page: "staff-articles", icon: "file-text" },
};

/**
 * One screen of the staff area: header with navigation, content, and below it on a phone the navigation bar. A form has
 * a dock with its main action instead of the bar; the brand then leads back to the first screen.
 */
export function StaffPage({
  shell,
  words,
  current,
  dock,
  children,
}: {
  shell: Pick<ShellWords, "brand" | "skipLink">;
  words: StaffFrameWords;
  current: StaffScreen | null;
  /** The main action of a form. */
  dock?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.screen}>
      <SkipLink label={shell.skipLink} />
      <header className={styles.header}>
        <Container className={classNames("spread gap-3", styles.top)}>
          <Brand name={shell.brand} tagline={words.tagline} to={pathOf("staff")} />
          <StaffNavigation words={words} current={current} className={styles.links} />
          <div className={styles.end}>
            <LanguageSwitch short />
            <AppLink
              to={pathOf("dashboard")}
              className={classNames("icon-box", styles.account)}
              aria-label={words.account}
            >
              <Icon icon="users" />
            </AppLink>
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {dock ? (
        <div className={styles.dock}>
          <Container className={classNames("cluster", styles.actions)}>{dock}</Container>
        </div>
      ) : (
        <StaffNavigation
          words={words}
          current={current}
          className={classNames("on-dark", styles.bar)}
          icons
        />
      )}
    </div>
  );
}

/** Links to the screens of the area. */
function StaffNavigation({
  words,
  current,
  className,
  icons = false,
}: {
  words: StaffFrameWords;
  current: StaffScreen | null;
  className: string | undefined;
  icons?: boolean;
}) {
  return (
    <nav className={className} aria-label={words.navigationLabel}>
      {(Object.keys(screens) as StaffScreen[]).map((screen) => (
        <AppLink
          key={screen}
          to={pathOf(screens[screen].page)}
          className={classNames("target", styles.link)}
          aria-current={screen === current ? "page" : undefined}
        >
          {icons && <Icon icon={screens[screen].icon} />}
          <Text>{words.navigation[screen]}</Text>
        </AppLink>
      ))}
    </nav>
  );
}
