import { nullPrototype } from "../domain/index.ts"
import { readFieldSelection, restoreFieldSelection } from "./fieldSelection.ts"
import { listen } from "../page/listen.ts"
import type { LoaderPage } from "../page/page.ts"
import { createPageDocument } from "../page/pageDocument.ts"

/**
 * Stores which control in `element` has focus, before the element is replaced; undefined when focus is elsewhere. The returned function
 * focuses the replacement, which is in the document beside the old element at that time: focus lost in between would close menus.
 */
export type FocusKeeper = (element: HTMLElement) => ((replacement: readonly Element[]) => void) | undefined

/** Identifies controls in one kind of markup. */
export interface ControlFinder<Control> {
  /** Describes `control`, a descendant of `container`, so that it is found in a replacement. */
  describe(control: Element, container: HTMLElement): Control
  /** The candidates for focus, best first. */
  list(control: Control, markup: readonly HTMLElement[]): readonly (HTMLElement | undefined)[]
  /** The candidates for focus after other scripts have run, if none of `list` is present. */
  listLast(control: Control, markup: readonly HTMLElement[]): readonly (HTMLElement | undefined)[]
  /** The last candidate, which gets focus although it is no control. */
  findMessage(markup: readonly HTMLElement[]): HTMLElement | undefined
  /** Selector of markup that is emptied when a page returns from the back/forward cache, and filled by the shop's response. */
  readonly refilled?: string
}

/** The element that has focus until the control that should have it is inserted. */
interface StandIn<Control> {
  readonly root: HTMLElement
  readonly control: Control
  /** Whether it only takes focus because of the `tabindex` that we set. */
  readonly isForced: boolean
}

/** Keeps focus, and the selection in a field, when markup of the shop is replaced. */
export function createFocusKeeper<Control>(
  { document, window, signal }: LoaderPage,
  finder: ControlFinder<Control>,
): FocusKeeper {
  let standIn: StandIn<Control> | null = null

  const focusControl = (control: Control, markup: readonly HTMLElement[]) =>
    finder.list(control, markup).some(takeFocus)
  const focusStandIn = (control: Control, root: HTMLElement) => {
    const hadTabIndex = root.hasAttribute("tabindex")
    forceFocus(root)
    standIn = { root, control, isForced: !hadTabIndex && root.hasAttribute("tabindex") }
  }
  /** Scripts insert their buttons after the events that follow a replacement, and may replace an element that had focus. */
  const finish = (control: Control, markup: readonly HTMLElement[]) => {
    const [root] = markup
    const isLost = [null, document.body, standIn?.root].some((place) => place === document.activeElement)
    if (root?.isConnected && isLost) {
      const isDone =
        focusControl(control, markup) ||
        finder.listLast(control, markup).some(takeFocus) ||
        forceFocus(finder.findMessage(markup))
      if (!isDone) focusStandIn(control, root)
    }
    if (standIn?.isForced && standIn.root !== document.activeElement) standIn.root.removeAttribute("tabindex")
  }

  // A page from the back/forward cache returns with its focus, and its basket stays empty until the shop has responded.
  const waitInMarkup = ({ persisted }: PageTransitionEvent) => {
    const { activeElement } = document
    const root =
      persisted && finder.refilled ? activeElement?.parentElement?.closest<HTMLElement>(finder.refilled) : null
    if (activeElement && root) focusStandIn(finder.describe(activeElement, root), root)
  }
  // In the capture phase, which runs before the listener that empties the basket.
  listen(window, "pageshow", waitInMarkup, { signal, capture: true })

  return (element) => {
    const focused = document.activeElement
    if (!focused || !element.contains(focused)) return undefined
    const waiting = standIn?.root === focused ? standIn : null
    const control = waiting?.control ?? finder.describe(focused, element)
    const selection = readFieldSelection(focused)
    return (fresh) => {
      const markup = fresh.filter(isHtml)
      const [root] = markup
      if (!root) return
      withoutChange(focused, () => {
        if (focused === element && !waiting && takeFocus(root)) return
        // Focus never leaves the markup: a menu may only stay open while focus is inside.
        if (!focusControl(control, markup)) focusStandIn(control, root)
      })
      void Promise.resolve().then(() => {
        finish(control, markup)
        const [field] = selection ? finder.list(control, markup) : []
        if (field && selection && field === document.activeElement) restoreFieldSelection(field, selection)
      })
    }
  }
}

function takeFocus(element: HTMLElement | undefined): boolean {
  if (!element) return false
  element.focus(nullPrototype({ preventScroll: true }))
  return createPageDocument(element.ownerDocument).activeElement === element
}

/** Focuses an element that takes no focus by itself. */
function forceFocus(element: HTMLElement | undefined): boolean {
  if (takeFocus(element)) return true
  if (element) element.tabIndex = -1
  return takeFocus(element)
}

/** A field that loses focus while the shopper types dispatches `change`; a field that is about to be removed must not. */
function withoutChange(field: Element, moveFocus: () => void): void {
  const view = createPageDocument(field.ownerDocument).defaultView
  const drop = (event: Event) => {
    if (event.target === field) event.stopImmediatePropagation()
  }
  const moved = new AbortController()
  if (view) listen(view, "change", drop, { signal: moved.signal, capture: true })
  moveFocus()
  moved.abort()
}

function isHtml(element: Element): element is HTMLElement {
  return "focus" in element
}
