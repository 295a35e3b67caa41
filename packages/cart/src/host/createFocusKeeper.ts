import { listen, createPageDocument, type LoaderPage, serviceOf } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import {
  type BasketControl,
  describeControl,
  findAfterRemove,
  findControl,
  findEmptyMessage,
  findQuantityField,
  type Markup,
} from "./basketControls.ts"
import { readFieldSelection, restoreFieldSelection } from "./fieldSelection.ts"
import { type FocusKeeper, focusKeeperPart } from "./focusKeeper.ts"

/** Markup that has focus while the control it is meant for is not there yet. */
interface StandIn {
  readonly root: HTMLElement
  readonly control: BasketControl
  /** Whether it takes focus only because of us. */
  readonly isForced: boolean
}

/** The keeper of `page`, made when first asked for. */
export function focusKeeperOf(page: LoaderPage): FocusKeeper {
  return serviceOf(page, focusKeeperPart, () => createFocusKeeper(page))
}

/**
 * Keeps focus when the basket's markup is replaced: on the same control of the same line, and when that line is gone, on the
 * remove link in its place. Source: catalogue-and-cart contract §4.3, §11.
 */
export function createFocusKeeper({ document, window, signal }: LoaderPage): FocusKeeper {
  let standIn: StandIn | null = null

  const focusControl = (control: BasketControl, markup: Markup) =>
    [findControl(control, markup), findAfterRemove(control, markup)].some(takeFocus)
  const focusStandIn = (control: BasketControl, root: HTMLElement) => {
    const hadTabIndex = root.hasAttribute("tabindex")
    forceFocus(root)
    standIn = { root, control, isForced: !hadTabIndex && root.hasAttribute("tabindex") }
  }
  /** Buttons of scripts are there after the events that follow a replacement. What they replace may have had focus. */
  const finish = (control: BasketControl, markup: Markup) => {
    const [root] = markup
    const isLost = [null, document.body, standIn?.root].some((place) => place === document.activeElement)
    if (root?.isConnected && isLost) {
      const isDone =
        focusControl(control, markup) ||
        takeFocus(findQuantityField(control, markup)) ||
        forceFocus(findEmptyMessage(markup))
      if (!isDone) focusStandIn(control, root)
    }
    if (standIn?.isForced && standIn.root !== document.activeElement) standIn.root.removeAttribute("tabindex")
  }

  // A page that was kept whole comes back with its focus, and its basket is emptied until the shop has answered.
  const waitInMarkup = ({ persisted }: PageTransitionEvent) => {
    const { activeElement } = document
    const root = persisted && activeElement?.parentElement?.closest<HTMLElement>(".widget_shopping_cart_content")
    if (activeElement && root) focusStandIn(describeControl(activeElement, root), root)
  }
  // In the capture phase, which comes before what empties it.
  listen(window, "pageshow", waitInMarkup, { signal, capture: true })

  return (element) => {
    const focused = document.activeElement
    if (!focused || !element.contains(focused)) return undefined
    const waiting = standIn?.root === focused ? standIn : null
    const control = waiting?.control ?? describeControl(focused, element)
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
        const field = selection && findControl(control, markup)
        if (field && field === document.activeElement) restoreFieldSelection(field, selection)
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
