import { layoutWidthChanged, listen, type Page } from "@ringside/core"
import { notifyTheme } from "./notifyTheme.ts"

const settleMs = 50

/** Tells the theme and our packages when the window has got another width, once the resizing has ended. Source: catalogue-and-cart contract §6. */
export function followWidth(page: Page): void {
  const { window, clock, signal } = page
  let widthPx = window.innerWidth
  let cancel: (() => void) | undefined
  const settle = () => {
    if (window.innerWidth === widthPx) return
    widthPx = window.innerWidth
    notifyTheme(page, "astLayoutWidthChanged", { response: "" })
    layoutWidthChanged.send(page)
  }
  const resize = () => {
    cancel?.()
    cancel = clock.after(settleMs, settle)
  }
  listen(window, "resize", resize, { signal })
  // The theme may have inserted another drawer, or other links that open it.
  layoutWidthChanged.on(page, page.scan)
  page.events.on(["astPartialContentRendered"], page.scan)
}
