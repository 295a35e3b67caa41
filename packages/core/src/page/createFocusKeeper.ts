import { nullPrototype } from "../domain/index.ts"
import { readFieldSelection, restoreFieldSelection } from "./fieldSelection.ts"
import { listen } from "./listen.ts"
import type { LoaderPage } from "./page.ts"
import { createPageDocument } from "./pageDocument.ts"

/**
 * Remembers where in `element` focus is, before the element is replaced; undefined when focus is elsewhere. The result gives
 * focus to the replacement, which stands beside the element at that time: focus lost in between would close menus.
 */
export type FocusKeeper = (element: HTMLElement) => ((replacement: readonly Element[]) => void) | undefined

/** How controls of one kind of markup are told apart. */
export interface ControlFinder<Control> {
  /** Describes `control`, which stands in `container`, so that it is found in a replacement. */
  describe(control: Element, container: HTMLElement): Control
  /** What may take focus for it, the best first. */
  list(control: Control, markup: readonly HTMLElement[]): readonly (HTMLElement | undefined)[]
  /** What may take focus when other scripts have had their turn, and nothing of that list is there. */
  listLast(control: Control, markup: readonly HTMLElement[]): readonly (HTMLElement | undefined)[]
  /** The last one of all, which takes focus even though it is no control. */
  findMessage(markup: readonly HTMLElement[]): HTMLElement | undefined
  /** Markup that is emptied when a page that was kept whole comes back, and filled by the shop's answer. */
  readonly refilled?: string
}

/** Markup that has focus while the control it is meant for is not there yet. */
interface StandIn<Control> {
  readonly root: HTMLElement
  readonly control: Control
  /** Whether it takes focus only because of us. */
  readonly isForced: boolean
}

/** Keeps focus, and what is selected in a field, when markup of the shop's is replaced. */
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
  /** Buttons of scripts are there after the events that follow a replacement. What they replace may have had focus. */
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

  // A page that was kept whole comes back with its focus, and its basket is emptied until the shop has answered.
  const waitInMarkup = ({ persisted }: PageTransitionEvent) => {
    const { activeElement } = document
    const root =
      persisted && finder.refilled ? activeElement?.parentElement?.closest<HTMLElement>(finder.refilled) : null
    if (activeElement && root) focusStandIn(finder.describe(activeElement, root), root)
  }
  // In the capture phase, which comes before what empties it.
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
        // Focus never leaves the markup: a menu may be open only while it is there.
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

/** For what takes no focus by itself. */
function forceFocus(element: HTMLElement | undefined): boolean {
  if (takeFocus(element)) return true
  if (element) element.tabIndex = -1
  return takeFocus(element)
}

/** A field that loses focus in the middle of typing reports a change; one that is about to go has none to report. */
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
