import type { IrisColour } from "~/content/data/iris-generator.ts";
import { saveFile } from "~/files/save-file.ts";
import { namedIrisSvg } from "~/illustrations/iris/named-iris.ts";
import {
  type AnnouncementName,
  createIrisEditor,
  type Drawn,
  type IrisEditor,
} from "./iris-editor.ts";
import { irisPicture, svgAddress } from "./iris-picture.ts";

import { pictureFileName, typedName } from "./typed-name.ts";

// Generates an iris from a name. Loaded when its button is clicked. The name is in the field, on the
// page and in the picture only: nothing is requested or stored.

/** Debounce of the rendering and of its announcement, in milliseconds. */
const [renderDelay, announceDelay] = [120, 900];

interface Shown extends Drawn {
  colour: IrisColour | undefined;
  /** Created on first use. */
  file?: Promise<File>;
}

function startGenerator(iris: IrisEditor): void {
  const { field, controls, shareButton } = iris;
  let shown: Shown | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const decodeAndShow = (one: Shown) => {
    if (one !== shown) return;
    // Decoded before it replaces the previous one.
    const drawing = iris.newDrawing(one, svgAddress(one.svg));
    const show = () => {
      if (one === shown) iris.show(one, drawing);
    };
    drawing.decode().then(show, show);
  };
  /** Renders the name of the field if it has changed; returns undefined when the name is invalid. */
  const draw = (): Shown | undefined => {
    const { name, fault } = typedName(field.value);
    iris.showError(fault);
    if (name === undefined) return;
    const colour = iris.colour() as IrisColour | undefined;
    if (shown?.name === name && shown.colour === colour) return shown;
    const drawn: Shown = { name, colour, svg: namedIrisSvg(name, colour) };
    shown = drawn;
    // A separate task, so that a slow phone can handle the next key in between.
    setTimeout(decodeAndShow, 0, drawn);
    return drawn;
  };
  const cancelPending = () => {
    for (const timer of timers) clearTimeout(timer);
    iris.announce();
  };
  const announce = () => {
    const one = draw();
    if (one) iris.announce("drawn", one.name);
  };
  const drawDebounced = () => {
    cancelPending();
    timers = [setTimeout(draw, renderDelay), setTimeout(announce, announceDelay)];
  };
  /** Saves or shares the picture of the name; moves the focus to the field when it has no name. */
  const deliverPicture = async (
    deliver: (file: File) => void | Promise<void>,
    done?: AnnouncementName,
  ) => {
    cancelPending();
    const one = draw();
    if (!one) return field.focus();
    try {
      one.file ??= pictureFile(one, iris);
      await deliver(await one.file);
      if (done) iris.announce(done, one.name);
    } catch (error) {
      const { name } = error as Error;
      // In some browsers the user activation expires before the picture is ready; the next click works.
      if (name === "NotAllowedError") return iris.announce("again", one.name);
      delete one.file;
      // The visitor has closed the share dialog.
      if (name !== "AbortError") iris.announce("unsaved");
    }
  };

  field.addEventListener("input", (event) => {
    // An input method fires events while it composes a letter.
    if (!(event as InputEvent).isComposing) drawDebounced();
  });
  field.addEventListener("compositionend", drawDebounced);
  controls.addEventListener("change", ({ target }) => {
    if (target === field) return;
    iris.nameColour();
    if (field.value) drawDebounced();
  });
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key !== "Enter" || isComposing) return;
    cancelPending();
    announce();
  });
  controls
    .querySelector("[data-save]")
    ?.addEventListener("click", () => deliverPicture(saveFile, "saved"));
  shareButton.hidden = !canSharePictures();
  shareButton.addEventListener("click", () =>
    deliverPicture((file) => navigator.share({ files: [file] })),
  );
}

async function pictureFile({ name, svg }: Drawn, { controls, caption }: IrisEditor): Promise<File> {
  const { file = "", brand = "" } = controls.dataset;
  const face = getComputedStyle(caption.firstElementChild ?? caption);
  const blob = await irisPicture({ svg, name, brand, face });
  return new File([blob], pictureFileName(file, name), { type: blob.type });
}

const part = document.querySelector<HTMLElement>("[data-iris-generator]");
if (part) {
  const iris = createIrisEditor(part);
  startGenerator(iris);
  part.querySelector("[data-on-click]")?.parentElement?.remove();
  iris.controls.hidden = false;
  iris.field.focus();
}

/** Whether the browser can share image files: most phones can, most desktops cannot. */
function canSharePictures(): boolean {
  const files = [new File([], "iris.png", { type: "image/png" })];
  return navigator.canShare?.({ files }) ?? false;
}
