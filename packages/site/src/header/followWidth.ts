import { listen, type Scope } from "@ringside/core"

/** The media query of the desktop's header; `breakPoint` is the widest viewport with the mobile header, CSS pixels. */
export function matchDesktop({ page: { window } }: Scope, breakPoint: number): MediaQueryList {
  return window.matchMedia(`(min-width: ${String(breakPoint + 1)}px)`)
}

/** Calls `follow` when the window's width may have changed; while a field has focus, once it is left. */
export function followWidth({ page, signal }: Scope, wide: MediaQueryList, follow: () => void): void {
  const { window, document } = page
  let isLate = false
  const look = () => {
    // An on-screen keyboard for a focused field resizes the window, too.
    isLate = document.activeElement?.localName === "input"
    if (!isLate) follow()
  }
  listen(window, "resize", look, { signal })
  // Firefox and WebKit evaluate media queries after the window's event. Chromium also evaluates them for the width of the paper.
  const followQuery = () => window.matchMedia("print").matches || look()
  // eslint-disable-next-line no-restricted-syntax -- a media query, which only the browser changes
  listen(wide, "change", followQuery, { signal })
  listen(document, "focusout", () => isLate && page.clock.nextFrame(look), { signal })
}
