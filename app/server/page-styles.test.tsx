import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FirstScreenEnd } from "~/components/layout/first-screen-end.tsx";
import { insertStyles } from "./page-styles.server.ts";
import { inlineStylesPlace, type PageStyles } from "./page-styles.ts";

const styles: PageStyles = {
  firstScreen: {
    "": { en: "any{}", ar: "any-ar{}" },
    faq: { en: "faq{}", ar: "faq-ar{}" },
    home: {
      en: "@layer themes{[data-time-of-day=dawn] [data-sky]{color:red}[data-time-of-day=night] [data-sky]{color:blue}}p{}",
      ar: "",
    },
  },
  shared: "/shared.css",
  own: { faq: "/faq.css" },
  printView: "/print-view.css",
  account: "/account.css",
  staff: "/staff.css",
};
const sharedLink = '<link rel="stylesheet" href="/shared.css"/>';
const inlineScript = "<script>queue()</script>";
const printViewLink = '<link rel="stylesheet" href="/print-view.css"/>';
const faqLink = '<link rel="stylesheet" href="/faq.css"/>';

function htmlOf(body: React.ReactNode, timeOfDay?: string): string {
  return renderToStaticMarkup(
    <html lang="en" data-time-of-day={timeOfDay}>
      <head>
        <style>{inlineStylesPlace}</style>
        <script>queue()</script>
      </head>
      <body>{body}</body>
    </html>,
  );
}

test("the inline styles are in the head, and files and inline script again after the first screen", () => {
  const html = htmlOf([<h1 key="1">A</h1>, <FirstScreenEnd key="2" />, <p key="3">B</p>]);
  const page = insertStyles(html, styles, { routeId: "faq", locale: "ar", isPrintView: false });
  expect(page).toContain("<style>faq-ar{}</style>");
  expect(page).toContain(`<noscript>${sharedLink}${faqLink}</noscript></head>`);
  const later = ["/shared.css", "/faq.css"].map(
    (file) => `<link rel="stylesheet" href="${file}" fetchpriority="low"/>`,
  );
  expect(page).toContain(`${later.join("")}${inlineScript}</div><p>B</p></body>`);
});

test.each([
  {
    title: "a print view",
    isPrintView: true,
    body: <FirstScreenEnd />,
    last: printViewLink,
  },
  { title: "a page without a marked first screen", isPrintView: false, body: <p>B</p>, last: "" },
])("the files are in the head of $title", ({ isPrintView, body, last }) => {
  const page = insertStyles(htmlOf(body), styles, { routeId: "faq", locale: "en", isPrintView });
  expect(page).toContain(
    `<style>faq{}</style>${inlineScript}${sharedLink}${faqLink}${last}</head>`,
  );
  expect(page).not.toContain("<noscript>");
});

test("the page of an error has the styles of every page", () => {
  const page = insertStyles(htmlOf(<p>B</p>), styles, {
    routeId: "root",
    locale: "en",
    isPrintView: false,
  });
  expect(page).toContain(`<style>any{}</style>${inlineScript}${sharedLink}</head>`);
});

test.each([
  { timeOfDay: "dawn", css: "@layer themes{[data-time-of-day=dawn] [data-sky]{color:red}}p{}" },
  { timeOfDay: "day", css: "@layer themes{}p{}" },
])("a page has the inline colours of its own time of day: $timeOfDay", ({ timeOfDay, css }) => {
  const page = insertStyles(htmlOf(<FirstScreenEnd />, timeOfDay), styles, {
    routeId: "home",
    locale: "en",
    isPrintView: false,
  });
  expect(page).toContain(`<style>${css}</style>`);
});

test("an account page has one file", () => {
  const page = insertStyles(htmlOf(<p>B</p>), styles, {
    routeId: "login",
    locale: "en",
    isPrintView: false,
  });
  expect(page).toContain('<link rel="stylesheet" href="/account.css"/></head>');
  expect(page).not.toContain("shared.css");
});
