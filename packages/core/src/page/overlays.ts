import type { Decorations } from "./decorations.ts"
import { type LoadFocusTrap, trapFocus } from "./focusTrap.ts"

/** Something that lies over the page: a drawer, a dialog, a popup, a menu. */
export interface OverlayOptions {
  readonly element: HTMLElement
  /** Called when the shopper presses Escape and this overlay is the top-most. */
  readonly onEscape: () => void
  /** Makes the rest of the page inert and locks its scrolling. A `<dialog>` opened as modal makes the page inert itself. */
  readonly isModal: boolean
  /** Nothing of the page is seen beside it: what the scrollbar leaves free is covered, too, and the page may grow into it. */
  readonly isFullScreen?: boolean
  /** Stays usable beside a modal overlay: its backdrop. */
  readonly companions?: readonly Element[]
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
  const { document } = view
  const stack: { readonly overlay: OverlayOptions; readonly releaseFocus: () => void }[] = []
  let unlock: (() => void) | null = null

  const settle = () => {
    inert.restoreAll()
    const topModal = stack.findLastIndex(({ overlay }) => overlay.isModal)
    const modal = stack[topModal]?.overlay
    if (!modal) {
      unlock?.()
      unlock = null
      return
    }
    unlock ??= lockScroll(view, { keepsWidth: modal.isFullScreen !== true })
    const above = stack.slice(topModal).flatMap(({ overlay }) => [overlay.element, ...(overlay.companions ?? [])])
    if (!modal.element.matches("dialog")) makeOthersInert(document.body, above, inert)
  }

  const onKeydown = (event: KeyboardEvent) => {
    const top = stack.at(-1)
    if (event.key !== "Escape" || !top || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    top.overlay.onEscape()
  }
  // In the capture phase: a host that stops key events must not shut the shopper in.
  document.addEventListener("keydown", onKeydown, { signal, capture: true })
  // Turbo is about to take a picture of the page for its Back button: what is open or inert in it would stay so.
  document.addEventListener(
    "turbo:before-cache",
    () => [...stack].reverse().forEach(({ overlay }) => overlay.onEscape()),
    {
      signal,
    },
  )
  signal.addEventListener("abort", () => {
    for (const { releaseFocus } of stack.splice(0).reverse()) releaseFocus()
    settle()
  })

  return {
    open(overlay) {
      const { element, isModal } = overlay
      const needsTrap = isModal && !element.matches("dialog")
      const entry = { overlay, releaseFocus: needsTrap ? trapFocus(element, loadFocusTrap) : () => undefined }
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
  const root = view.document.documentElement
  const { style } = root
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
  }
}
