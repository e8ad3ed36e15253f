import type { IrisColour } from "~/content/data/own-iris.ts";
import { namedIrisSvg } from "~/illustrations/iris/named-iris.ts";
import { createIrisEditor, type Drawn, type IrisEditor, type Said } from "./iris-editor.ts";
import { irisPicture, svgAddress } from "./iris-picture.ts";
import { canSharePictures, saveFile } from "./save-file.ts";
import { pictureFileName, typedName } from "./typed-name.ts";

// The iris that a name draws. Fetched when its button is pressed, and at work at once. The name is in the field, on the
// page and in the picture, and nowhere else: nothing here asks a server or keeps anything.

/** Milliseconds without a key before it is drawn, and before that is said. */
const [pause, silence] = [120, 900];

interface Shown extends Drawn {
  colour: IrisColour | undefined;
  /** Made when it is asked for first. */
  file?: Promise<File>;
}

function ownIris(iris: IrisEditor): void {
  const { field, desk, shareButton } = iris;
  let shown: Shown | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const place = (one: Shown) => {
    if (one !== shown) return;
    // Painted before it takes the place of the one before it.
    const drawing = iris.newDrawing(one, svgAddress(one.svg));
    const show = () => {
      if (one === shown) iris.show(one, drawing);
    };
    drawing.decode().then(show, show);
  };
  /** Draws what is in the field, unless it is drawn; answers it, or nothing where that is no name. */
  const draw = (): Shown | undefined => {
    const { name, fault } = typedName(field.value);
    iris.tellFault(fault);
    if (name === undefined) return;
    const colour = iris.colour() as IrisColour | undefined;
    if (shown?.name === name && shown.colour === colour) return shown;
    const mine: Shown = { name, colour, svg: namedIrisSvg(name, colour) };
    shown = mine;
    // A task of its own: on a slow telephone the two together would hold the next letter up.
    setTimeout(place, 0, mine);
    return mine;
  };
  const rest = () => {
    for (const timer of timers) clearTimeout(timer);
    iris.say();
  };
  const tell = () => {
    const one = draw();
    if (one) iris.say("drawn", one.name);
  };
  const drawSoon = () => {
    rest();
    timers = [setTimeout(draw, pause), setTimeout(tell, silence)];
  };
  /** Hands out the picture of what is in the field; the keyboard goes back to a field that holds no name. */
  const hand = async (give: (file: File) => void | Promise<void>, done?: Said) => {
    rest();
    const one = draw();
    if (!one) return field.focus();
    try {
      one.file ??= pictureFile(one, iris);
      await give(await one.file);
      if (done) iris.say(done, one.name);
    } catch (error) {
      const { name } = error as Error;
      // Some browsers have forgotten the press by the time that the picture is made, and take the next one.
      if (name === "NotAllowedError") return iris.say("again", one.name);
      delete one.file;
      // The reader has closed the sheet.
      if (name !== "AbortError") iris.say("unsaved");
    }
  };

  field.addEventListener("input", (event) => {
    // Not while an input method composes a letter: it is none yet.
    if (!(event as InputEvent).isComposing) drawSoon();
  });
  field.addEventListener("compositionend", drawSoon);
  desk.addEventListener("change", ({ target }) => {
    if (target === field) return;
    iris.nameColour();
    if (field.value) drawSoon();
  });
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key !== "Enter" || isComposing) return;
    rest();
    tell();
  });
  desk.querySelector("[data-save]")?.addEventListener("click", () => hand(saveFile, "saved"));
  shareButton.hidden = !canSharePictures();
  shareButton.addEventListener("click", () => hand((file) => navigator.share({ files: [file] })));
}

async function pictureFile({ name, svg }: Drawn, { desk, caption }: IrisEditor): Promise<File> {
  const { file = "", brand = "" } = desk.dataset;
  const face = getComputedStyle(caption.firstElementChild ?? caption);
  const blob = await irisPicture({ svg, name, brand, face });
  return new File([blob], pictureFileName(file, name), { type: blob.type });
}

const part = document.querySelector<HTMLElement>("[data-own-iris]");
if (part) {
  const iris = createIrisEditor(part);
  ownIris(iris);
  part.querySelector("[data-press]")?.parentElement?.remove();
  iris.desk.hidden = false;
  iris.field.focus();
}
