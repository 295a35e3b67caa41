import type { Scope } from "@ringside/core"

/** Keeps a header in view. An observer reports its height for pages' styles, so that nothing is measured. */
export function stickHeader(header: HTMLElement, scope: Scope): void {
  const { window, document } = scope.page
  scope.toggleClass(header, "ringside-sticky-header", true)
  const observer = new window.ResizeObserver(([entry]) => {
    const heightPx = entry?.borderBoxSize[0]?.blockSize ?? 0
    scope.style(document.documentElement, "--ringside-site-header-height", `${String(Math.round(heightPx))}px`)
  })
  observer.observe(header)
  scope.signal.addEventListener("abort", () => observer.disconnect())
}
