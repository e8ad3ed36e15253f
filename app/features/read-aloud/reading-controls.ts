import iconStyles from "~/components/indicators/icon.module.css";
import type { IconName } from "~/components/indicators/icon.tsx";
import { iconAddress } from "~/components/indicators/icon-address.ts";
import type { ReadAloudWords } from "~/content/content.types.ts";
import { classNames } from "~/styles/class-names.ts";
import aidStyles from "./reading-aids.module.css";
import barStyles from "./reading-bar.module.css";

const svgNamespace = "http://www.w3.org/2000/svg";

/** Rates of the browser's voices. */
const rates = { slow: 0.8, usual: 1, fast: 1.3 } as const;

const controlClass = "target small medium";

/** The button that starts reading aloud, and the bar with the other controls. Both are hidden at first. */
export interface ReadingControls {
  listen: HTMLButtonElement;
  bar: HTMLFieldSetElement;
  previous: HTMLButtonElement;
  toggle: HTMLButtonElement;
  next: HTMLButtonElement;
  rate: HTMLSelectElement;
  stop: HTMLButtonElement;
}

/** Adds the controls to the end of an element. */
export function addReadingControls(parent: Element, words: ReadAloudWords): ReadingControls {
  const listen = create("button", {
    type: "button",
    class: classNames("target gap-2 medium", aidStyles.aid),
    "data-listen": "",
    hidden: "",
  });
  listen.append(createIcon("volume-2"), words.listen);
  const bar = create("fieldset", {
    class: classNames("cluster", barStyles.bar),
    "aria-label": words.bar,
    "data-reading": "",
    hidden: "",
  });
  const previous = createIconButton("skip-back", words.previous);
  const toggle = create("button", {
    type: "button",
    class: classNames(controlClass, barStyles.toggle),
  });
  const next = createIconButton("skip-forward", words.next);
  const rate = create("select", { class: controlClass, "aria-label": words.speed });
  for (const speed of ["slow", "usual", "fast"] as const) {
    rate.append(new Option(words.speeds[speed], String(rates[speed])));
  }
  rate.value = String(rates.usual);
  const stop = createIconButton("x", words.stop);
  stop.dataset.do = "stop";
  bar.append(previous, toggle, next, rate, stop);
  parent.append(listen, bar);
  return { listen, bar, previous, toggle, next, rate, stop };
}

function createIconButton(icon: IconName, name: string): HTMLButtonElement {
  const button = create("button", { type: "button", class: controlClass, "aria-label": name });
  button.append(createIcon(icon));
  return button;
}

/** The same markup as the component `Icon`. */
function createIcon(icon: IconName): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  const use = document.createElementNS(svgNamespace, "use");
  svg.setAttribute("class", iconStyles.icon ?? "");
  svg.setAttribute("aria-hidden", "true");
  if (icon.startsWith("skip-")) svg.dataset.mirror = "";
  use.setAttribute("href", iconAddress(icon));
  svg.append(use);
  return svg;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
