import { layoutWidthChanged, onWidthChange, type Page } from "@ringside/core"
import { notifyTheme } from "./notifyTheme.ts"

/** Reports to the theme and our packages when the window has got another width. Source: catalogue-and-cart contract §6. */
export function followWidth(page: Page): void {
  onWidthChange(page, () => {
    notifyTheme(page, "astLayoutWidthChanged", { response: "" })
    layoutWidthChanged.send(page)
  })
  // The theme may have inserted another drawer, or other links that open it.
  layoutWidthChanged.on(page, page.scan)
  page.events.on(["astPartialContentRendered"], page.scan)
}
