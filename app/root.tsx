import { type ReactNode, useContext } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { CurrentUrlProvider } from "~/components/links/current-url.tsx";
import { isApplicationPath, type PageId, pathOf } from "~/content/data/pages.ts";
import { isLargePrint } from "~/content/data/print-views.ts";
import { resourceRoutes } from "~/content/data/resource-routes.ts";
import { errorPageWords } from "~/content/error-page-words.ts";
import { getContent } from "~/content/index.server.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { directionOf, fallbackLocale } from "~/i18n/locale.ts";
import { withLocale } from "~/i18n/localized-path.ts";
import mark from "~/illustrations/assets/mark.svg";
import { ErrorPage } from "~/layout/error-page.tsx";
import { languageChanges } from "~/layout/language/language-change.ts";
import type { TimeOfDay } from "~/opening-hours/time-of-day.ts";
import { inlineStylesPlace } from "~/server/page-styles.ts";
import { getSite } from "~/server/site-context.server.ts";
import { layerOrder } from "~/styles/layers.ts";
import type { Route } from "./+types/root";
import "~/styles/fonts.css";
import "~/styles/fonts-deferred.css";
import "~/styles/reset.css";
import "~/styles/reset-forms.css";
import "~/styles/tokens.css";
import "~/styles/roles.css";
import "~/styles/tokens-by-language.css";
import "~/styles/patterns.css";
import "~/styles/base.css";
import "~/styles/base-deferred.css";
import "~/styles/shared-classes.css";
import "~/styles/column-classes.css";
import "~/styles/content-classes.css";
import "~/styles/spacing-classes.css";
import "~/styles/themes.css";
import "~/styles/reduced-motion.css";
import "~/styles/print.css";
import "~/styles/large-print.css";

/** Loads the data of every page: language, layout words, and the data of its metadata. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, siteUrl, year } = getSite(context);
  const { shell, keywords, services, branches } = getContent(language.locale);
  const serviceNames = namesOf(services);
  const branchNames = namesOf(branches);
  return { language, siteUrl, year, shell, keywords, serviceNames, branchNames };
}

function namesOf<Id extends string>(
  all: Readonly<Record<Id, { name: string }>>,
): Record<Id, string> {
  const names = Object.entries<{ name: string }>(all).map(([id, { name }]) => [id, name]);
  return Object.fromEntries(names);
}

/** The words of the layout change only with the language. */
export const shouldRevalidate = languageChanges;

/** The HTML document, also of the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>("root")?.language ?? {
    locale: fallbackLocale,
    explicit: false,
  };
  const manifest = withLocale(resourceRoutes.manifest.path, language.locale === "ar" ? "ar" : null);
  // The colours of the home page depend on the time of day.
  const timeOfDay = useRouteLoaderData<() => { timeOfDay: TimeOfDay }>(
    "home" satisfies PageId,
  )?.timeOfDay;
  const { pathname, search } = useLocation();
  const application = isApplicationPath(pathname);
  return (
    <html
      lang={language.locale}
      dir={directionOf(language.locale)}
      data-time-of-day={timeOfDay}
      data-large={isLargePrint(search) ? "" : undefined}
      // The inline script adds an attribute.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b343b" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={mark} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifest} />
        <Meta />
        <style>{application ? layerOrder : layerOrder + inlineStylesPlace}</style>
        {import.meta.env.DEV && <Links />}
        <PageScripts ofDocument={!application} />
      </head>
      <body data-sign-in={pathOf("login")} data-reset-password={pathOf("reset-password")}>
        <LanguageProvider value={language}>
          <CurrentUrlProvider value={{ pathname, search }}>{children}</CurrentUrlProvider>
        </LanguageProvider>
        {application && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * The inline script queues early clicks. The other is the page script, in development a module that imports it. The
 * texts come from the server: the application leaves them in the page unchanged.
 */
function PageScripts({ ofDocument }: { ofDocument: boolean }) {
  const scripts = useContext(ScriptManifestContext);
  const files = ofDocument && {
    "data-islands": scripts?.islands,
    "data-on-interaction": scripts?.interaction,
    "data-worker": scripts?.worker,
  };
  const module = scripts?.development;
  const source = module === undefined ? { defer: true, src: scripts?.page } : { type: "module" };
  return (
    <>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of our own; React would escape a text child.
        dangerouslySetInnerHTML={{ __html: scripts?.inline ?? "" }}
      />
      <script
        {...files}
        {...source}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own; React would escape a text child.
        dangerouslySetInnerHTML={{ __html: module ?? "" }}
      />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** The error page (REQ-LAYOUT-20), shown when a page cannot be rendered. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.language.locale ?? fallbackLocale;
  return <ErrorPage error={error} words={errorPageWords[locale]} />;
}
