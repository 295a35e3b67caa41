import { listen, type Scope } from "@ringside/core"
import { type HeaderMode, selectHeaderClasses, selectHeaderMode } from "../domain/index.ts"

interface HeaderModeOptions {
  /** Widest viewport with the mobile header, CSS pixels. */
  readonly breakPoint: number
  /** Called when the window's width has changed, before the header changes. */
  readonly onWidth: () => void
  readonly onDesktop: () => void
}

/** The mode of a header. */
export interface ConnectedHeaderMode {
  /** Applies the mode for the first time, by a media query, so that nothing is measured. */
  apply(): void
  /** Measures the window's width, with which the next resize is compared. */
  noteWidth(): void
}

/** Keeps the body's classes in step with the window's width. Source: attribution-translation-site §8.2. */
export function connectHeaderMode(
  scope: Scope,
  { breakPoint, onWidth, onDesktop }: HeaderModeOptions,
): ConnectedHeaderMode {
  const { page, signal } = scope
  const { window, document } = page
  const wide = window.matchMedia(`(min-width: ${String(breakPoint + 1)}px)`)
  let mode: HeaderMode | null = null
  /** Unknown until a menu opens or the window changes, since reading it forces a layout. */
  let widthPx: number | null = null
  let isLate = false

  /** A width with the mode of the window's own: 0 in a frame without a layout, which is not yet shown. */
  const readWidth = () => {
    if (wide.matches) return breakPoint + 1
    return window.matchMedia("(max-width: 0px)").matches ? 0 : breakPoint
  }
  const apply = () => {
    const next = selectHeaderMode(readWidth(), breakPoint)
    if (next === mode) return
    const isFirst = mode === null
    mode = next
    const { add, remove, event } = selectHeaderClasses(next)
    for (const name of remove) scope.toggleClass(document.body, name, false)
    for (const name of add) scope.toggleClass(document.body, name, true)
    if (next === "desktop" && !isFirst) onDesktop()
    page.events.send({ name: event, target: document.body })
  }
  const follow = () => {
    // An on-screen keyboard for a focused field resizes the window, too.
    isLate = document.activeElement?.localName === "input"
    if (isLate) return
    const { innerWidth } = window
    if ((widthPx !== null && innerWidth !== widthPx) || wide.matches !== (mode === "desktop")) onWidth()
    widthPx = innerWidth
    apply()
  }
  listen(window, "resize", follow, { signal })
  // Firefox and WebKit evaluate media queries after the window's event. Chromium also evaluates them for the width of the paper.
  const followQuery = () => window.matchMedia("print").matches || follow()
  // eslint-disable-next-line no-restricted-syntax -- a media query, which only the browser changes
  listen(wide, "change", followQuery, { signal })
  listen(document, "focusout", () => isLate && page.clock.nextFrame(follow), { signal })
  return { apply, noteWidth: () => (widthPx = window.innerWidth) }
}
