import type { MailLanguage } from "./mail-texts.types.ts";

/**
 * The colours of the site's light and dark themes (app/styles/tokens.css and roles.css), because mails cannot use the
 * site's style sheets.
 */
const light = {
  paper: "#fbf9f4",
  surface: "#fff",
  ink: "#0a2a30",
  soft: "#335058",
  line: "#dcd2c0",
  action: "#0a5858",
  onAction: "#fff",
  head: "#0b343b",
  onHead: "#f3f6f0",
  accent: "#14a38b",
};
const dark = {
  paper: "#07191d",
  surface: "#0d2a30",
  ink: "#eff4ef",
  soft: "#bed0cd",
  line: "#23444a",
  action: "#7fe6c3",
  onAction: "#06232a",
};

/** For mail clients that support dark mode by media query. Others invert the light colours themselves. */
export const darkModeStyle = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.paper}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.link{color:${dark.action}!important}
.button{background:${dark.action}!important}
.label{color:${dark.onAction}!important}
}`;

/** The inline styles of a mail. Arabic has a larger font and line height. */
export function mailStyle(language: MailLanguage) {
  const arabic = language === "ar";
  const start = arabic ? "right" : "left";
  const font = `font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans Arabic',Tahoma,Arial,sans-serif;text-align:${start}`;
  const lines = arabic ? 1.9 : 1.6;
  const size = arabic ? 18 : 17;
  return {
    page: `margin:0;padding:0;background:${light.paper}`,
    edge: "padding:24px 12px",
    column: "max-width:600px",
    head: `padding:20px 24px;background:${light.head};border-bottom:3px solid ${light.accent};border-radius:14px 14px 0 0;color:${light.onHead};font-size:20px;line-height:1.5;${font}`,
    card: `padding:28px 24px 24px;background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 14px 14px;${font}`,
    heading: `margin:0 0 16px;color:${light.ink};font-size:26px;font-weight:500;line-height:${arabic ? 1.5 : 1.25}`,
    paragraph: `margin:0 0 16px;color:${light.ink};font-size:${size}px;line-height:${lines}`,
    small: `margin:0 0 8px;color:${light.soft};font-size:15px;line-height:${lines};${font}`,
    buttonPlace: "margin:24px 0",
    button: `background:${light.action};border-radius:99px`,
    label: `display:inline-block;padding:14px 32px;color:${light.onAction};font-size:18px;font-weight:600;line-height:1.6;text-decoration:none;${font}`,
    link: `color:${light.action};text-decoration:underline;word-break:break-all;overflow-wrap:anywhere`,
    phone: `color:${light.action};text-decoration:underline;white-space:nowrap`,
    foot: "padding:16px 24px 0",
  };
}
