/** Events that a shopper's pointer, keyboard and forms cause in any element. */
const createEvents: readonly (() => Event)[] = [
  ...["pointerenter", "pointerover", "pointerdown", "pointermove", "pointerup", "mouseenter", "click"].map(
    (type) => () => new MouseEvent(type, { bubbles: true, cancelable: true }),
  ),
  ...["Enter", " ", "Escape", "ArrowRight", "Home"].map(
    (key) => () => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  ),
  ...["focusin", "focusout"].map((type) => () => new FocusEvent(type, { bubbles: true })),
  ...["input", "change", "submit", "scroll", "toggle"].map(
    (type) => () => new Event(type, { bubbles: true, cancelable: true }),
  ),
]

/** Sends each event to `element`. The environment doesn't follow links or send forms. */
export function sendEvents(element: Element): void {
  for (const create of createEvents) {
    const event = create()
    keepingHere(event.type, () => element.dispatchEvent(event))
  }
}

/** Sends an event whose default, which may leave the page, is prevented when all listeners have had it. */
export function keepingHere(type: string, send: () => unknown): void {
  window.addEventListener(type, keepHere)
  try {
    send()
  } finally {
    window.removeEventListener(type, keepHere)
  }
}

function keepHere(event: Event): void {
  event.preventDefault()
}
