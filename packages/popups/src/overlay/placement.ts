import { edgesService } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { computeMinTop, computePosition, computeSize, type PopupPosition } from "../domain/index.ts"
import { listenTogether } from "./listenTogether.ts"
import { selectors } from "../host.ts"
import { sendLifecycle } from "../events/lifecycleEvents.ts"
import type { Opening, Popup } from "../popup.ts"

/** Popups move at most once in this time while the window changes. */
const throttleMs = 500

/** Fields that bring up a keyboard on the screen. */
const textFields = "input, textarea, [contenteditable]"

/** The height under which a window has no room for the page and a whole popup; and the part of it that a popup takes at most. */
const lowWindowPx = 480
const maxShareBesidePage = 0.4
/** A line of text with its spacing, at least, can be read. */
const minContentPx = 44

/** Sizes and positions an opening popup, between its two events. Returns its position in the window. */
export function placePopup(popup: Popup, opening: Opening): PopupPosition {
  sendLifecycle(popup, "pumBeforeReposition")
  applySize(popup, opening)
  if (popup.settings.overlay_disabled) shrinkBesidePage(popup, opening)
  const position = applyPosition(popup, opening)
  alignToWindow(popup, opening, position)
  if (popup.settings.overlay_disabled) edgesService.of(popup.page).measure()
  sendLifecycle(popup, "pumAfterReposition")
  return position
}

function applySize({ container, settings, page }: Popup, { marks }: Opening): void {
  const { mode, width, height, minWidth, maxWidth } = computeSize(settings, page.window.innerWidth)
  marks.style(container, "width", width)
  marks.style(container, "height", height)
  marks.style(container, "min-width", minWidth ?? "")
  marks.style(container, "max-width", maxWidth ?? "")
  marks.toggleClass(container, "responsive", mode === "responsive")
  marks.toggleClass(container, "custom-position", true)
  marks.toggleClass(container, "fixed", settings.position_fixed)
  if (settings.scrollable_content) marks.toggleClass(container, "pum-scrollable", true)
}

/** In a low window, such as one at 400 % zoom, the content of a popup beside the page scrolls, so that most of the page is seen. */
function shrinkBesidePage({ container, root, page }: Popup, { shrunk }: Opening): void {
  const content = root.querySelector<HTMLElement>(selectors.content)
  if (!content) return
  const { scrollTop } = content
  // Measured with the host's own styles, without which nothing of it would scroll.
  shrunk.restoreAll()
  const excessPx = container.offsetHeight - page.window.innerHeight * maxShareBesidePage
  if (page.window.innerHeight < lowWindowPx && excessPx > 0) {
    shrunk.style(content, "max-height", `${String(Math.max(minContentPx, content.offsetHeight - excessPx))}px`)
    shrunk.style(content, "overflow", "auto")
  }
  // The place in the text that the shopper has come to, which the measuring has lost.
  if (content.scrollTop !== scrollTop) content.scrollTop = scrollTop
}

function applyPosition({ container, root, settings, page }: Popup, { marks, opener }: Opening): PopupPosition {
  const { innerWidth, innerHeight } = page.window
  // The plugin's sheet centres responsive popups by a negative margin, which would move them away from their position.
  for (const side of ["left", "top"]) marks.style(container, `margin-${side}`, "0")
  const rect = opener?.isConnected ? opener.getBoundingClientRect() : null
  // Notches and the bar at the lower edge of phones cover what is there.
  const style = page.window.getComputedStyle(root)
  const [top = 0, right = 0, bottom = 0, left = 0] = ["top", "right", "bottom", "left"].map(
    (side) => Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0,
  )
  if (left + right > 0) {
    const widest = container.style.getPropertyValue("max-width") || "100%"
    marks.style(container, "max-width", `min(${widest}, 100% - ${String(left + right)}px)`)
  }
  const adminBar = page.document.body.classList.contains("admin-bar")
  const safe = computePosition({
    settings,
    container: { width: container.offsetWidth, height: container.offsetHeight },
    // Without the scrollbar of the overlay or of the page.
    viewport: { width: (root.clientWidth || innerWidth) - left - right, height: innerHeight - top - bottom },
    adminBar,
    trigger: rect && { left: rect.left - left, top: rect.top - top, width: rect.width, height: rect.height },
  })
  const position = { ...safe, left: safe.left + left, top: Math.max(safe.top + top, computeMinTop(adminBar)) }
  for (const side of ["left", "top"] as const) marks.style(container, side, `${position[side]}px`)
  for (const side of ["right", "bottom"]) marks.style(container, side, "auto")
  // The end of a container that stays fixed while its overlay scrolls could not be reached.
  if (settings.position_fixed && position.top + container.offsetHeight > innerHeight) {
    marks.style(container, "position", "absolute")
    marks.style(root, "overflow-y", "auto")
  }
  return position
}

/**
 * Moves a popup beside the page to its position in the window. The plugin's sheet takes such a popup out of its fixed overlay, so that it
 * scrolls with the page, and its position counts from an element of the page; in the top layer it counts from the document.
 */
export function alignToWindow({ container, settings }: Popup, { marks }: Opening, position: PopupPosition): void {
  if (!settings.overlay_disabled || settings.position_fixed) return
  const rect = container.getBoundingClientRect()
  // An element that isn't drawn has no place.
  if (rect.width === 0) return
  for (const side of ["left", "top"] as const) {
    const shiftPx = position[side] - rect[side]
    if (Math.abs(shiftPx) <= 1) continue
    const fromPx = Number.parseFloat(container.style.getPropertyValue(side)) || 0
    marks.style(container, side, `${String(fromPx + shiftPx)}px`)
  }
}

/** Moves an open popup when the window or its content changes its size. Source: popups §5. */
export function keepPlaced(popup: Popup, opening: Opening): void {
  const { page, container, settings } = popup
  const { signal } = opening.aborter
  if (settings.disable_reposition) return
  let cancel: (() => void) | null = null
  let movedAt = Number.NEGATIVE_INFINITY
  let width = page.window.innerWidth
  const move = () => {
    cancel = null
    movedAt = page.clock.now()
    const isTyping = page.document.activeElement?.closest(textFields)
    const isKeyboard = width === page.window.innerWidth && isTyping && container.contains(isTyping)
    width = page.window.innerWidth
    if (!isKeyboard) placePopup(popup, opening)
  }
  const plan = (event?: Event) => {
    // Another opening popup dispatches one, too, which changes nothing here.
    const isByScript = event !== undefined && !event.isTrusted
    const waitMs = (isByScript ? page.clock.now() : movedAt) + throttleMs - page.clock.now()
    // The clock may have been set back meanwhile.
    if (waitMs > 0 && waitMs <= throttleMs) cancel ??= page.clock.after(waitMs, move)
    else move()
  }
  signal.addEventListener("abort", () => cancel?.())
  const { window: view } = page
  for (const type of ["resize", "orientationchange"]) listenTogether(page, view, type, { listener: plan, signal })
  if (view.visualViewport) listenTogether(page, view.visualViewport, "resize", { listener: plan, signal })
  let size = { width: container.offsetWidth, height: container.offsetHeight }
  const observer = new page.window.ResizeObserver(() => {
    const now = { width: container.offsetWidth, height: container.offsetHeight }
    if (now.width !== size.width || now.height !== size.height) plan()
    size = now
  })
  observer.observe(container, nullPrototype({}))
  signal.addEventListener("abort", () => observer.disconnect())
}
