import hidden from "~/components/text/visually-hidden.module.css";
import styles from "./suggestion-list.module.css";

// Suggestions of the search fields: a combobox with a listbox (WAI-ARIA). Loaded when a field gets the focus
// (`search-field-script.ts`). Errors are ignored, because the form works without suggestions.

interface Suggestion {
  /** Parts of its name; every second one is a match. */
  name: string[];
  kind: string;
  href: string;
}

interface Answer {
  suggestions: Suggestion[];
  /** The number of suggestions, for screen readers. */
  announcement: string;
}

/** The only listbox of the page with its live region; both move to the focused field. */
interface List {
  place: Element;
  box: HTMLElement;
  announcement: Element;
}

/** Debounce in milliseconds, and the minimum length of a query. */
const pause = 150;
const fewest = 2;

function suggest(form: HTMLFormElement, input: HTMLInputElement, list: List): void {
  const { place, box, announcement } = list;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chosen = -1;
  const set = (name: string, value: string) => input.setAttribute(name, value);

  const choose = (index: number) => {
    chosen = index;
    input.removeAttribute("aria-activedescendant");
    [...box.children].forEach((row, at) => {
      row.setAttribute("aria-selected", String(at === index));
      if (at === index) set("aria-activedescendant", row.id);
    });
  };
  const open = (isOpen: boolean) => {
    box.hidden = !isOpen;
    set("aria-expanded", String(isOpen));
    choose(-1);
  };
  const close = () => {
    asked++;
    clearTimeout(timer);
    open(false);
  };
  const ask = async () => {
    const mine = ++asked;
    try {
      const response = await fetch(addressOf(form, input));
      const answer: Answer = await response.json();
      // A later key or a blur has made the response stale.
      if (mine !== asked) return;
      box.replaceChildren(...answer.suggestions.map((one, at) => rowOf(one, at)));
      announcement.textContent = answer.announcement;
      open(answer.suggestions.length > 0);
    } catch {}
  };
  const look = () => {
    clearTimeout(timer);
    if (input.value.trim().length < fewest) close();
    else timer = setTimeout(ask, pause);
  };
  const moveHere = () => form.append(place);

  set("role", "combobox");
  set("aria-autocomplete", "list");
  set("aria-controls", box.id);
  open(false);
  if (document.activeElement === input) moveHere();
  // Text that was typed while this script loaded.
  if (document.activeElement === input && input.value !== input.defaultValue) look();
  input.addEventListener("focus", moveHere);
  input.addEventListener("blur", close);
  input.addEventListener("input", (event) => {
    // Not during IME composition.
    if (!(event as InputEvent).isComposing) look();
  });
  input.addEventListener("compositionend", look);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || box.hidden) return;
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // One position more than options: the field itself.
    const places = box.children.length + 1;
    if (step) choose(((chosen + 1 + step + places) % places) - 1);
    else if (key === "Escape") close();
    else if (key === "Enter" && chosen >= 0) follow(box.children[chosen]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function addressOf(form: HTMLFormElement, input: HTMLInputElement): string {
  const query = new URLSearchParams({ [input.name]: input.value });
  // The form has a `lang` field when the addresses of this page name the language.
  const language = form.querySelector<HTMLInputElement>("[type=hidden]");
  if (language) query.set(language.name, language.value);
  return `${form.action}.json?${query}`;
}

function rowOf({ name, kind, href }: Suggestion, at: number): HTMLElement {
  const row = create("li", { className: styles.row, id: `suggestion-${at}` });
  row.setAttribute("role", "option");
  row.dataset.href = href;
  const words = create("span");
  words.append(
    ...name.map((textContent, index) => create(index % 2 ? "mark" : "span", { textContent })),
  );
  row.append(words, create("small", { textContent: kind }));
  return row;
}

function create(name: string, properties: Partial<HTMLElement> = {}): HTMLElement {
  return Object.assign(document.createElement(name), properties);
}

function follow(row: Element | null | undefined): void {
  const { href } = (row as HTMLElement | null)?.dataset ?? {};
  if (href) location.assign(href);
}

function suggestions(): void {
  const box = create("ul", { className: styles.list, id: "suggestions" });
  box.setAttribute("role", "listbox");
  const announcement = create("span", { className: hidden.hidden });
  announcement.setAttribute("role", "status");
  const place = create("div");
  place.append(announcement, box);
  // The field keeps the focus, or the list would close before the click.
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("click", ({ target }) => follow((target as Element).closest("li")));
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-suggest]")) {
    const input = form.querySelector<HTMLInputElement>("[type=search]");
    if (input) suggest(form, input, { place, box, announcement });
    box.setAttribute("aria-label", form.getAttribute("aria-label") ?? "");
  }
}

/** Focuses the header's field when it opens, and closes it on Escape, on a click outside and on blur. */
function foldingField(): void {
  const fold = document.querySelector<HTMLDetailsElement>("[data-search]");
  if (!fold) return;
  const focus = () => {
    if (fold.open) fold.querySelector<HTMLInputElement>("[type=search]")?.focus();
  };
  fold.addEventListener("toggle", focus);
  fold.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !fold.open) return;
    fold.open = false;
    fold.querySelector("summary")?.focus();
  });
  // An open field would cover the next focused element.
  fold.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !fold.contains(relatedTarget as Node)) fold.open = false;
  });
  document.addEventListener("click", ({ target }) => {
    if (!fold.contains(target as Node)) fold.open = false;
  });
  focus();
}

suggestions();
foldingField();
