import { clickTimeout } from "./click-timeout.ts";

// A part of the inline script: queues clicks and keys on controls that scripts handle, until the page script replays
// them (`event-replay.ts`).

/** Handles a click, or a key that the control handles itself, before the browser does. */
export type ControlHandler = (event: Event, control: HTMLElement, key?: string) => void;

type QueuedEvent = [control: HTMLElement, key?: string];

declare global {
  interface Window {
    /** Passes later events to the handler, and returns the queued ones. */
    takeOverEvents(handler: ControlHandler): QueuedEvent[];
  }
}

// The server inserts this script twice (`page-styles.server.ts`).
if (!window.takeOverEvents) {
  const queue: QueuedEvent[] = [];
  let handle: ControlHandler | null = (event, control, key) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!queue.some(([queued]) => queued === control)) queue.push([control, key]);
    // A page script that is this late may never arrive.
    setTimeout(release, clickTimeout(control.closest("[data-island]")));
  };
  /**
   * Repeats the queued clicks for the browser, which handles them and all later ones. Nothing is queued after a
   * takeover.
   */
  const release = () => {
    if (queue.length > 0) handle = null;
    for (const [control, key] of queue.splice(0)) if (!key) control.click();
  };
  const onEvent = (event: Event) => {
    const { target, button, key, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent &
      KeyboardEvent;
    const control = (target as Element).closest?.<HTMLElement>("[data-live]");
    if (!control || button || metaKey || ctrlKey || shiftKey || altKey) return;
    // The browser turns Enter, and Space on a button, into a click.
    if (!key || (control.matches("a[role]") && /^( |Arrow.+|Home|End)$/.test(key)))
      handle?.(event, control, key);
  };
  addEventListener("click", onEvent, true);
  addEventListener("keydown", onEvent, true);
  // The page script is the only deferred one. When it fails to load, the browser handles all clicks.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target as HTMLScriptElement).defer) return;
      handle = null;
      release();
    },
    true,
  );
  window.takeOverEvents = (handler) => {
    handle = handler;
    return queue.splice(0);
  };
}
