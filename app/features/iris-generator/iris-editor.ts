import { allowsMotion } from "~/client/enhancements/scrolling/reduced-motion.ts";
import { directionOfText } from "~/i18n/text-direction.ts";
import type { TypedName } from "./typed-name.ts";

/** An iris and the name it is generated from. */
export interface Drawn {
  name: string;
  svg: string;
}

/** Messages for screen readers. */
export type AnnouncementName = "drawn" | "saved" | "again" | "unsaved";

/** The elements rendered by `IrisGenerator`, and their content. */
export interface IrisEditor {
  /** Contains the field, the colours and the buttons. */
  controls: HTMLElement;
  field: HTMLInputElement;
  /** The selected colour; undefined for the generated one. */
  colour(): string | undefined;
  /** Shows the name of the selected colour. */
  nameColour(): void;
  shareButton: HTMLElement;
  /** The name below the drawing. */
  caption: HTMLElement;
  /** Creates an image that replaces the one on the plate after it is decoded. */
  newDrawing(drawn: Drawn, address: string): HTMLImageElement;
  show(drawn: Drawn, drawing: HTMLImageElement): void;
  /** Sets or removes the error of the field. */
  showError(fault: TypedName["fault"]): void;
  /** Announces the message for a name, or clears it. */
  announce(what?: AnnouncementName, name?: string): void;
}

export function createIrisEditor(part: HTMLElement): IrisEditor {
  const find = <T extends HTMLElement>(what: string) => part.querySelector<T>(what) as T;
  const controls = find("[data-file]");
  const field = find<HTMLInputElement>("input");
  const onPlate = () => find<HTMLImageElement>("figure img");
  const caption = find("figcaption");
  const liveRegion = find("[data-drawn]");
  const chosen = () => find<HTMLInputElement>("[type=radio]:checked");
  const hint = field.getAttribute("aria-describedby");
  return {
    controls,
    field,
    caption,
    shareButton: find("[data-share]"),
    colour: () => chosen().value || undefined,
    nameColour() {
      find("[data-chosen]").textContent = chosen().labels?.[0]?.textContent ?? "";
    },
    newDrawing({ name }, address) {
      const drawing = onPlate().cloneNode() as HTMLImageElement;
      drawing.loading = "eager";
      drawing.src = address;
      drawing.alt = (drawing.dataset.alt ?? "").replace("{name}", () => `\u2068${name}\u2069`);
      return drawing;
    },
    show({ name }, drawing) {
      onPlate().replaceWith(drawing);
      caption.replaceChildren(isolated(name));
      caption.toggleAttribute("data-long", [...name].length > 16);
      if (allowsMotion())
        drawing.animate([{ opacity: 0.5, transform: "scale(0.975)" }, {}], {
          duration: 260,
          easing: "ease-out",
        });
    },
    showError(fault) {
      for (const one of controls.querySelectorAll<HTMLElement>("[data-fault]"))
        one.hidden = one.dataset.fault !== fault;
      field.setAttribute("aria-describedby", fault ? `${hint} iris-name-${fault}` : `${hint}`);
      field.setAttribute("aria-invalid", String(fault !== undefined));
    },
    announce(what, name = "") {
      const [before = "", after] = (what ? (liveRegion.dataset[what] ?? "") : "").split("{name}");
      liveRegion.replaceChildren(before, ...(after === undefined ? [] : [isolated(name), after]));
    },
  };
}

/** Wraps a name with its direction, because engines guess differently, and the language of its script. */
function isolated(name: string): HTMLElement {
  const place = document.createElement("bdi");
  place.dir = directionOfText(name);
  place.lang = /\p{sc=Arab}/u.test(name) ? "ar" : "en";
  place.textContent = name;
  return place;
}
