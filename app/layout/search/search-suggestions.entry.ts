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

interface SuggestionsResponse {
  suggestions: Suggestion[];
  /** The number of suggestions, for screen readers. */
  announcement: string;
}

/** The only listbox of the page with its live region. Both move to the focused field. */
interface List {
  container: Element;
  box: HTMLElement;
  announcement: Element;
}

/** In milliseconds. */
const debounceDelay = 150;

/** A shorter query gets no suggestions. */
const minQueryLength = 2;

/** Makes a search field a combobox with the shared list. */
function attachSuggestions(form: HTMLFormElement, input: HTMLInputElement, list: List): void {
  const { container, box, announcement } = list;
  let latestRequest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let selected = -1;
  const set = (name: string, value: string) => input.setAttribute(name, value);

  const select = (index: number) => {
    selected = index;
    input.removeAttribute("aria-activedescendant");
    [...box.children].forEach((row, at) => {
      row.setAttribute("aria-selected", String(at === index));
      if (at === index) set("aria-activedescendant", row.id);
    });
  };
  const open = (isOpen: boolean) => {
    box.hidden = !isOpen;
    set("aria-expanded", String(isOpen));
    select(-1);
  };
  const close = () => {
    latestRequest++;
    clearTimeout(timer);
    open(false);
  };
  const request = async () => {
    const id = ++latestRequest;
    try {
      const response = await fetch(suggestionsUrl(form, input));
      const answer: SuggestionsResponse = await response.json();
      // A later key or a blur has made the response stale.
      if (id !== latestRequest) return;
      box.replaceChildren(...answer.suggestions.map((one, at) => rowOf(one, at)));
      announcement.textContent = answer.announcement;
      open(answer.suggestions.length > 0);
    } catch {
      // Rows of an earlier text must not stay selectable.
      if (id === latestRequest) close();
    }
  };
  const requestDebounced = () => {
    clearTimeout(timer);
    if (input.value.trim().length < minQueryLength) close();
    else timer = setTimeout(request, debounceDelay);
  };
  const moveList = () => {
    form.append(container);
    box.setAttribute("aria-label", form.getAttribute("aria-label") ?? "");
  };

  set("role", "combobox");
  set("aria-autocomplete", "list");
  set("aria-controls", box.id);
  open(false);
  if (document.activeElement === input) moveList();
  // Text that was typed while this script loaded.
  if (document.activeElement === input && input.value !== input.defaultValue) requestDebounced();
  input.addEventListener("focus", moveList);
  input.addEventListener("blur", close);
  input.addEventListener("input", (event) => {
    // Not during IME composition.
    if (!(event as InputEvent).isComposing) requestDebounced();
  });
  input.addEventListener("compositionend", requestDebounced);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || box.hidden) return;
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // One position more than options: the field itself.
    const positions = box.children.length + 1;
    if (step) select(((selected + 1 + step + positions) % positions) - 1);
    else if (key === "Escape") close();
    else if (key === "Enter" && selected >= 0) follow(box.children[selected]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function suggestionsUrl(form: HTMLFormElement, input: HTMLInputElement): string {
  const query = new URLSearchParams({ [input.name]: input.value });
  // The form has a `lang` field when the addresses of this page name the language.
  const language = form.querySelector<HTMLInputElement>("[type=hidden]");
  if (language) query.set(language.name, language.value);
  return `${form.action}.json?${query}`;
}

function rowOf({ name, kind, href }: Suggestion, at: number): HTMLElement {
  const row = create("li", { className: `cluster spread ${styles.row}`, id: `suggestion-${at}` });
  row.setAttribute("role", "option");
  row.dataset.href = href;
  const words = create("span");
  words.append(
    ...name.map((textContent, index) => create(index % 2 ? "mark" : "span", { textContent })),
  );
  row.append(words, create("small", { className: "small secondary", textContent: kind }));
  return row;
}

function create(name: string, properties: Partial<HTMLElement> = {}): HTMLElement {
  return Object.assign(document.createElement(name), properties);
}

function follow(row: Element | null | undefined): void {
  const { href } = (row as HTMLElement | null)?.dataset ?? {};
  if (href) location.assign(href);
}

function handleSearchFields(): void {
  const box = create("ul", { className: styles.list, id: "suggestions" });
  box.setAttribute("role", "listbox");
  const announcement = create("span", { className: hidden.hidden });
  announcement.setAttribute("role", "status");
  const container = create("div");
  container.append(announcement, box);
  // The field keeps the focus, or the list would close before the click.
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("click", ({ target }) => follow((target as Element).closest("li")));
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-suggest]")) {
    const input = form.querySelector<HTMLInputElement>("[type=search]");
    if (input) attachSuggestions(form, input, { container, box, announcement });
  }
}

/** Focuses the header's field when it opens, and closes it on Escape, on a click outside and on blur. */
function handleHeaderField(): void {
  const field = document.querySelector<HTMLDetailsElement>("[data-search]");
  if (!field) return;
  const focus = () => {
    if (field.open) field.querySelector<HTMLInputElement>("[type=search]")?.focus();
  };
  field.addEventListener("toggle", focus);
  field.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !field.open) return;
    field.open = false;
    field.querySelector("summary")?.focus();
  });
  // An open field would cover the next focused element.
  field.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !field.contains(relatedTarget as Node)) field.open = false;
  });
  document.addEventListener("click", ({ target }) => {
    if (!field.contains(target as Node)) field.open = false;
  });
  focus();
}

handleSearchFields();
handleHeaderField();
