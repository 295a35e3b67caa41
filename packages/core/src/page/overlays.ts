import { nullPrototype } from "../domain/index.ts"
import { listen } from "./listen.ts"
import { type Decorations, createDecorations } from "./decorations.ts"
import { type LoadFocusTrap, trapFocus } from "./focusTrap.ts"
import { createPageDocument } from "./pageDocument.ts"

/** Something that lies over the page: a drawer, a dialog, a popup, a menu. */
export interface OverlayOptions {
  readonly element: HTMLElement
  /**
   * Called when the shopper presses Escape and this overlay is the top-most. With the answer `false` it ignores the key, which is then
   * the page's own; no overlay below gets it.
   */
  readonly onEscape: () => unknown
  /** The same for F4, pressed without Alt and Ctrl. */
  readonly onF4?: () => unknown
  /** Called when the page is about to be kept as a picture, which must not show the overlay; `onEscape` unless it is given. */
  readonly onLeave?: () => void
  /** Makes the rest of the page inert and locks its scrolling. A `<dialog>` opened as modal makes the page inert itself. */
  readonly isModal: boolean
  /** Locks the page's scrolling without making anything inert; as `isModal` says unless it is given. */
  readonly locksScroll?: boolean
  /** Nothing of the page is seen beside it: what the scrollbar leaves free is covered, too, and the page may grow into it. */
  readonly isFullScreen?: boolean
  /** Stays usable beside a modal overlay: its backdrop. */
  readonly companions?: readonly Element[]
  /** A selector of what others lay over the overlay, such as the calendar of a date field: it stays usable, and may have focus. */
  readonly layers?: string
}

/** All overlays of the page, in one stack. */
export interface Overlays {
  /** Puts an overlay on top; the answer takes it away again. */
  open(overlay: OverlayOptions): () => void
  readonly isAnyOpen: boolean
}

/** Nodes that an inert page must not silence. */
const alwaysLive = "script,style,link,[aria-live],[role=status]"

interface OverlaysPage {
  readonly window: Window & typeof globalThis
  readonly signal: AbortSignal
  readonly loadFocusTrap: LoadFocusTrap
  /** Takes note of what is made inert. */
  readonly inert: Decorations
}

/** The stack of one page. */
export function createOverlays({ window: view, signal, loadFocusTrap, inert }: OverlaysPage): Overlays {
  const document = createPageDocument(view.document)
  const stack: { readonly overlay: OverlayOptions; readonly releaseFocus: () => void }[] = []
  let unlock: (() => void) | null = null

  const settle = () => {
    inert.restoreAll()
    const locking = stack.findLast(({ overlay: { isModal, locksScroll = isModal } }) => locksScroll)
    if (locking) unlock ??= lockScroll(view, { keepsWidth: locking.overlay.isFullScreen !== true })
    else {
      unlock?.()
      unlock = null
    }
    const topModal = stack.findLastIndex(({ overlay }) => overlay.isModal)
    const modal = stack[topModal]?.overlay
    if (!modal || modal.element.matches("dialog")) return
    const above = stack
      .slice(topModal)
      .flatMap(({ overlay: { element, companions = [], layers } }) => [
        element,
        ...companions,
        ...(layers ? document.querySelectorAll(layers) : []),
      ])
    makeOthersInert(document.body, above, inert)
  }

  const onKeydown = (event: KeyboardEvent) => {
    const top = stack.at(-1)
    if (!top || event.defaultPrevented || event.isComposing) return
    const onKey = selectKeyListener(top.overlay, event)
    if (!onKey || onKey() === false) return
    event.preventDefault()
    event.stopPropagation()
  }
  // In the capture phase: a host that stops key events must not shut the shopper in.
  listen(document, "keydown", onKeydown, { signal, capture: true })
  // Turbo is about to take a picture of the page for its Back button: what is open or inert in it would stay so.
  listen(
    document,
    "turbo:before-cache",
    () => [...stack].reverse().forEach(({ overlay }) => (overlay.onLeave ?? overlay.onEscape)()),
    { signal },
  )
  signal.addEventListener("abort", () => {
    for (const { releaseFocus } of stack.splice(0).reverse()) releaseFocus()
    settle()
  })

  return {
    open(overlay) {
      const { element, isModal, layers } = overlay
      const needsTrap = isModal && !element.matches("dialog")
      const entry = { overlay, releaseFocus: needsTrap ? trapFocus(element, loadFocusTrap, layers) : () => undefined }
      stack.push(entry)
      settle()
      return () => {
        const index = stack.indexOf(entry)
        if (index < 0) return
        stack.splice(index, 1)
        entry.releaseFocus()
        settle()
      }
    },
    get isAnyOpen() {
      return stack.length > 0
    },
  }
}

function selectKeyListener({ onEscape, onF4 }: OverlayOptions, { key, altKey, ctrlKey }: KeyboardEvent) {
  if (key === "Escape") return onEscape
  return key === "F4" && !altKey && !ctrlKey ? onF4 : undefined
}

/** Every branch of the tree that holds none of `live` becomes inert. */
function makeOthersInert(parent: Element, live: readonly Element[], record: Decorations): void {
  for (const child of parent.children) {
    if (live.includes(child) || child.matches(alwaysLive)) continue
    if (live.some((element) => child.contains(element))) makeOthersInert(child, live, record)
    else if (!child.hasAttribute("inert")) record.attribute(child, "inert", "")
  }
}

/** Stops the page behind from scrolling, and keeps its width where a scrollbar goes away that is seen. */
function lockScroll(view: Window & typeof globalThis, { keepsWidth }: { readonly keepsWidth: boolean }): () => void {
  const root = createPageDocument(view.document).documentElement
  const { style } = root
  const unpin = view.CSS.supports("-webkit-touch-callout", "none") ? pinBody(view) : null
  const { overflow, paddingInlineEnd, scrollbarGutter } = style
  const hadStyle = root.hasAttribute("style")
  const scrollbarPx = view.innerWidth - root.clientWidth
  style.overflow = "hidden"
  if (keepsWidth && scrollbarPx > 0) {
    // Where the gutter can be kept, nothing moves at all; padding alone would let fixed headers jump.
    if (view.CSS.supports("scrollbar-gutter", "stable")) style.scrollbarGutter = "stable"
    else style.paddingInlineEnd = `${String(scrollbarPx)}px`
  }
  return () => {
    Object.assign(style, { overflow, paddingInlineEnd, scrollbarGutter })
    if (!hadStyle && !root.getAttribute("style")) root.removeAttribute("style")
    unpin?.()
  }
}

/** Safari on iOS alone, which knows that property, scrolls the page behind an overlay all the same. Source: popups §7. */
function pinBody(view: Window & typeof globalThis): () => void {
  const { body } = view.document
  const { scrollX, scrollY } = view
  const pinned = createDecorations()
  for (const [property, value] of [
    ["position", "fixed"],
    ["top", `-${String(scrollY)}px`],
    ["width", "100%"],
  ] as const) {
    pinned.style(body, property, value)
  }
  return () => {
    pinned.restoreAll()
    view.scrollTo(nullPrototype({ left: scrollX, top: scrollY, behavior: "instant" }))
  }
}
