import { isComposing } from "./isComposing.ts"
import { watchCloseRequests } from "./closeRequests.ts"
import { findEventElement } from "../page/findEventElement.ts"
import { isRendered } from "../page/isRendered.ts"
import { listen } from "../page/listen.ts"
import type { Decorations, LoaderDecorations } from "../behaviours/decorations.ts"
import { focusTrapService, isSeenAbove, type LoadFocusTrap, trapFocus } from "./focusTrap.ts"
import { lockScroll } from "./lockScroll.ts"
import type { Page } from "../page/page.ts"
import { createPageDocument } from "../page/pageDocument.ts"
import { definePageService } from "../page/services.ts"

/** An overlay: a drawer, dialog, popup or menu. */
export interface OverlayOptions {
  readonly element: HTMLElement
  /**
   * Called when the shopper presses Escape while this overlay is on top. When it returns `false`, the overlay ignores the key, which then
   * goes to the page, not to an overlay below.
   */
  readonly onEscape: () => unknown
  /** Like `onEscape` for F4 without Alt and Ctrl. */
  readonly onF4?: () => unknown
  /** Called before the page is cached as a picture, which must not show the overlay; `onEscape` by default. */
  readonly onLeave?: () => void
  /** Makes inert what is below it, and locks the page's scrolling. A modal `<dialog>` makes the page inert itself. */
  readonly isModal: boolean
  /**
   * Whether the browser's own request to close calls `onEscape`, too: Escape where the page doesn't receive it, or Android's Back. Equal to
   * `isModal` by default; never for a `<dialog>`, which the browser asks itself.
   */
  readonly isAskedToClose?: boolean
  /** Locks the page's scrolling without making anything inert; equal to `isModal` by default. */
  readonly locksScroll?: boolean
  /** The overlay covers the whole page, including the scrollbar's gutter, so the page may grow into it. */
  readonly isFullScreen?: boolean
  /** Elements that stay usable beside a modal overlay: its backdrop. */
  readonly companions?: readonly Element[]
  /**
   * Selector of elements that belong to the overlay although other scripts place them elsewhere, such as a date field's calendar: they stay
   * usable, and may have focus. So may what is drawn above the overlay, without being named.
   */
  readonly layers?: string
}

/** All overlays of the page, in one stack. */
export interface Overlays {
  /** Puts an overlay on top; the returned function removes it. */
  open(overlay: OverlayOptions): () => void
  readonly isAnyOpen: boolean
}

/** Nodes that must not become inert. */
const alwaysLive = "script,style,link,[aria-live],[role=status]"

type OverlayServicePage = Pick<Page, "window" | "signal" | "services" | "createDecorations" | "createRecord">

interface OverlaysPage {
  readonly window: Window & typeof globalThis
  readonly signal: AbortSignal
  readonly loadFocusTrap: LoadFocusTrap
  /** Records which elements were made inert. */
  readonly inert: Decorations
  /** Records the position of the body, where it is pinned. */
  readonly pinned: LoaderDecorations
}

interface OpenOverlay {
  readonly overlay: OverlayOptions
  readonly endTrap: () => void
  readonly endRequests: () => void
}

/** The overlays of a page. */
export const overlaysService = definePageService("core.overlays", (page: OverlayServicePage) =>
  createOverlays({
    ...page,
    loadFocusTrap: focusTrapService.find(page) ?? null,
    inert: page.createDecorations(),
    pinned: page.createRecord(),
  }),
)

/** The overlay stack of one page. */
export function createOverlays({ window: view, signal, loadFocusTrap, inert, pinned }: OverlaysPage): Overlays {
  const document = createPageDocument(view.document)
  const stack: OpenOverlay[] = []
  let unlock: (() => void) | null = null

  /** The branches of the page that are below the top modal overlay. */
  const findBelow = (): readonly Element[] => {
    const topModal = stack.findLastIndex(({ overlay }) => overlay.isModal)
    const modal = stack[topModal]?.overlay
    if (!modal || modal.element.matches("dialog")) return []
    const own = stack
      .slice(topModal)
      .flatMap(({ overlay: { element, companions = [], layers } }) => [
        element,
        ...companions,
        ...(layers ? document.querySelectorAll(layers) : []),
      ])
      // A dialog that is printed amid the page and not shown yet.
      .concat(
        [...document.querySelectorAll("[role=dialog],[aria-modal]")].filter(
          (dialog) => !isRendered(dialog, { visibilityProperty: true }),
        ),
      )
    const layer = readLayer(view, modal.element)
    // Below all others it isn't shown yet, and its layer comes with that.
    return listBelow(document.body, { view, live: own, layer: layer > 0 ? layer : Infinity })
  }

  const settle = () => {
    inert.restoreAll()
    // Read before anything is written, which would make the browser lay the page out anew.
    const below = findBelow()
    const locking = stack.findLast(({ overlay: { isModal, locksScroll = isModal } }) => locksScroll)
    if (locking) unlock ??= lockScroll(view, { pinned, keepsWidth: locking.overlay.isFullScreen !== true })
    else {
      unlock?.()
      unlock = null
    }
    for (const element of below) inert.attribute(element, "inert", "")
  }

  /** The page has seen the key that the browser may turn into a request to close; its listeners have decided about it. */
  let isKeySeen = false
  const onRequest = () => (isKeySeen ? false : stack.at(-1)?.overlay.onEscape())
  /** The top overlay. In a layer above it, the one in which the key was pressed, if that is one of ours. */
  const findForKey = (event: KeyboardEvent) => {
    const top = stack.at(-1)
    if (!top || !isInLayer(view, top.overlay, event)) return top
    const target = findEventElement({ window: view }, event)
    return stack.findLast(({ overlay: { element } }) => element.contains(target))
  }
  const onKeydown = (event: KeyboardEvent) => {
    isKeySeen = true
    view.setTimeout(() => (isKeySeen = false), 0)
    const top = findForKey(event)
    if (!top || event.defaultPrevented || isComposing(event)) return
    const onKey = selectKeyListener(top.overlay, event)
    if (!onKey || onKey() === false) return
    event.preventDefault()
    event.stopPropagation()
  }
  // In the capture phase: a host that stops key events must not trap the shopper.
  listen(document, "keydown", onKeydown, { signal, capture: true })
  // Turbo is about to cache a picture of the page for its Back button, in which overlays would stay open and elements inert.
  listen(
    document,
    "turbo:before-cache",
    () => [...stack].reverse().forEach(({ overlay }) => (overlay.onLeave ?? overlay.onEscape)()),
    { signal },
  )
  signal.addEventListener("abort", () => {
    for (const { endTrap, endRequests } of stack.splice(0).reverse()) {
      endTrap()
      endRequests()
    }
    settle()
  })

  return {
    open(overlay) {
      const { element, isModal, layers, isAskedToClose = isModal } = overlay
      const needsTrap = isModal && !element.matches("dialog")
      // A modal overlay above has a trap of its own.
      const mayHaveFocus = (target: Element): boolean =>
        (layers !== undefined && target.closest(layers) !== null) ||
        stack
          .slice(stack.indexOf(entry) + 1)
          .some((above) => !above.overlay.isModal && above.overlay.element.contains(target))
      const endTrap = needsTrap ? trapFocus(element, loadFocusTrap, mayHaveFocus) : () => undefined
      const isAsked = isAskedToClose && !element.matches("dialog")
      const endRequests = isAsked ? watchCloseRequests(view, onRequest) : () => undefined
      const entry: OpenOverlay = { overlay, endTrap, endRequests }
      stack.push(entry)
      settle()
      return () => {
        const index = stack.indexOf(entry)
        if (index < 0) return
        stack.splice(index, 1)
        entry.endTrap()
        entry.endRequests()
        settle()
      }
    },
    get isAnyOpen() {
      return stack.length > 0
    },
  }
}

/** Whether another script's layer has the key, such as a calendar or a popup above the overlay. */
function isInLayer(view: Window & typeof globalThis, overlay: OverlayOptions, event: Event): boolean {
  const { element, layers, isModal } = overlay
  const target = findEventElement({ window: view }, event)
  return (layers !== undefined && Boolean(target?.closest(layers))) || (isModal && isSeenAbove(element, target, event))
}

function selectKeyListener({ onEscape, onF4 }: OverlayOptions, { key, altKey, ctrlKey }: KeyboardEvent) {
  if (key === "Escape") return onEscape
  return key === "F4" && !altKey && !ctrlKey ? onF4 : undefined
}

/**
 * The branches of the tree without an element of `live`, and without what is or will be above them: what is drawn in a higher layer, such as
 * a cookie banner, and what isn't rendered yet, such as a popup in the page's foot. The focus trap keeps focus out of what appears below.
 */
function listBelow(
  parent: Element,
  { view, live, layer }: { readonly view: Window; readonly live: readonly Element[]; readonly layer: number },
): readonly Element[] {
  return [...parent.children].flatMap((child) => {
    if (live.includes(child) || child.matches(alwaysLive) || child.hasAttribute("inert")) return []
    const style = view.getComputedStyle(child)
    const isHidden = style.getPropertyValue("display") === "none" || style.getPropertyValue("visibility") === "hidden"
    if (isHidden || readLayer(view, child) > layer) return []
    return isPlace(child) || live.some((element) => child.contains(element))
      ? listBelow(child, { view, live, layer })
      : [child]
  })
}

/** Whether an element is as wide as the page and takes no room: popups will be shown in it, or already are. */
function isPlace(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height === 0
}

/**
 * The `z-index` by which an element is drawn above others, that of its outermost ancestor which has one; 0 without any. Where an element isn't
 * positioned, the browser mostly ignores it.
 */
function readLayer(view: Window, element: Element): number {
  let layer = 0
  for (let node: Element | null = element; node; node = node.parentElement) {
    // The browser's top layer is above all others.
    if (node.hasAttribute("popover")) return Infinity
    const style = view.getComputedStyle(node)
    if (style.getPropertyValue("position") === "static") continue
    layer = Number.parseInt(style.getPropertyValue("z-index")) || layer
  }
  return layer
}
