import { nullPrototype } from "../domain/index.ts"
import { readEventType } from "../events/fieldEvents.ts"
import { findEventElement } from "../page/findEventElement.ts"
import type { Page } from "../page/page.ts"
import { submitNatively } from "../page/submitNatively.ts"
import { showUnknownError } from "../page/unknownError.ts"

/** The services needed to report a listener's failure. */
export type ListenerPage = Pick<Page, "document" | "notices" | "reports" | "signal" | "translator" | "window">

interface HandledEvent {
  readonly event: Event
  /** The element that the event is about. */
  readonly element: HTMLElement
  /** The name for reports of a failure. */
  readonly widget: string
}

/** Clicks that were released to the browser: no listener of ours may handle them again. */
const released = new WeakSet<Event>()

/**
 * Runs a listener that may handle an event instead of the browser. When it throws, or its promise rejects, after it prevented the default,
 * the event is released: the link is followed, or the form sent. Where there is no default, the shopper gets a message.
 */
export function runListener(page: ListenerPage, handled: HandledEvent, listener: () => unknown): void {
  const { event, element, widget } = handled
  if (released.has(event)) return
  const isPrevented = () => event.defaultPrevented
  const wasPrevented = isPrevented()
  const onFailure = (cause: unknown) => {
    page.reports.fail({ during: "event", widget, host: element, cause })
    if (wasPrevented || !isPrevented() || page.signal.aborted) return
    if (!release(page, event, element)) showUnknownError(page)
  }
  try {
    const result = listener()
    if (result instanceof Promise) result.catch(onFailure)
  } catch (cause) {
    onFailure(cause)
  }
}

/** Does the browser's default for the event; false where there is none. */
function release(page: ListenerPage, event: Event, element: HTMLElement): boolean {
  const { window } = page
  const type = readEventType(event)
  if (type === "submit" && event.target instanceof window.HTMLFormElement) {
    submitNatively(page, event.target, event instanceof window.SubmitEvent ? event.submitter : null)
    return true
  }
  const isPress = "key" in event && (event.key === "Enter" || event.key === " ")
  const control = type === "click" || isPress ? findNativeControl(event, element, window) : null
  if (!control) return false
  const click = new window.MouseEvent("click", nullPrototype({ bubbles: true, cancelable: true, composed: true }))
  released.add(click)
  control.dispatchEvent(click)
  return true
}

/** The link with an address or the submit button whose default the browser would run. */
function findNativeControl(event: Event, element: HTMLElement, view: Window & typeof globalThis): Element | null {
  const target = findEventElement({ window: view }, event) ?? element
  const control = target.closest("a[href], button, input[type=submit], input[type=image]")
  if (control instanceof view.HTMLAnchorElement) return control.getAttribute("href")?.startsWith("#") ? null : control
  const isButton = control instanceof view.HTMLButtonElement || control instanceof view.HTMLInputElement
  return isButton && control.form && control.type !== "button" && control.type !== "reset" ? control : null
}
