import { attempt, type Page, definePageService } from "@ringside/core"
import { createHtmlClasses, createZIndexes } from "./domain/index.ts"
import type { Popup } from "./popup.ts"

/** Listens to a popup's events, in another file. */
export interface PopupObserver {
  /** Before the popup's own event announces that it opens. */
  beforeOpen?(popup: Popup): void
  /** The popup's root is visible, before its animation. */
  shown?(popup: Popup): void
  opened?(popup: Popup): void
  beforeClose?(popup: Popup): void
  closed?(popup: Popup): void
  /** It was open, or about to be, and has left the page without closing. Others may leave it in the same moment. */
  dropped?(popup: Popup): void
  /** The content of a page was inserted, perhaps after a close. */
  filled?(popup: Popup): void
}

/** The popups of a page. */
export interface Popups {
  /** In document order. */
  readonly all: readonly Popup[]
  /** The open ones, the bottom one first. */
  readonly stack: Popup[]
  readonly observers: PopupObserver[]
  /** The popup that was opened last. */
  lastOpened: Popup | null
  /** The popup whose opening event is being dispatched. */
  openingNow: Popup | null
  add(popup: Popup): void
  remove(popup: Popup): void
  /** A popup by its id, or the one whose root an element is or lies in. */
  find(target: unknown): Popup | null
  /** Updates the page's classes and layers to the stack. */
  settle(): void
}

/** The popups of a page. */
export const popupsService = definePageService("popups.popups", createPopups)

function createPopups(page: Page): Popups {
  const all: Popup[] = []
  const stack: Popup[] = []
  const marks = page.createDecorations()
  page.signal.addEventListener("abort", () => marks.restoreAll())
  return {
    all,
    stack,
    observers: [],
    lastOpened: null,
    openingNow: null,
    add: (popup) => void all.push(popup),
    remove(popup) {
      const index = all.indexOf(popup)
      if (index >= 0) all.splice(index, 1)
    },
    find(sought) {
      const id = typeof sought === "string" && /^-?\d+$/.test(sought) ? Number(sought) : sought
      if (typeof id === "number") return all.find((popup) => popup.id === id) ?? null
      // eslint-disable-next-line no-restricted-syntax -- callers of window.PUM pass any value
      return sought instanceof page.window.Node ? (all.find(({ root }) => root.contains(sought)) ?? null) : null
    },
    settle() {
      const { documentElement } = page.document
      marks.restoreAll()
      for (const name of createHtmlClasses(stack.map(({ settings }) => settings))) {
        marks.toggleClass(documentElement, name, true)
      }
      const layers = createZIndexes(stack.map(({ id, settings }) => ({ id, zindex: settings.zindex })))
      for (const [index, popup] of stack.entries()) {
        const layer = String(layers[index]?.zIndex ?? "")
        for (const element of [popup.root, popup.container]) popup.opening?.marks.style(element, "z-index", layer)
      }
    },
  }
}

/** Calls the observers. A failing one doesn't stop the popup. */
export function notifyObservers(popup: Popup, moment: keyof PopupObserver): void {
  const { page, root } = popup
  for (const observer of popupsService.of(page).observers) {
    attempt(page, { during: "event", widget: "popups", host: root }, () => observer[moment]?.(popup))
  }
}
