import type { Decorations, Page } from "@ringside/core"

/** The overlay over the page while a sheet is open. */
export interface PageOverlay {
  show(): void
  /** Also makes the page's content inert while an order is being sent. */
  setSubmitting(isSubmitting: boolean): void
  hide(): void
}

/** Elements that must stay usable or announced: the provider's own dialogs and frames, and live regions. */
const alwaysLive = "dialog, iframe, script, style, link, [aria-live], [role=status], .ringside-express-page"

/** The overlay of a page. Source: express-checkout contract §5.1, §12. */
export function createPageOverlay(page: Page): PageOverlay {
  const { document } = page
  let veil: HTMLElement | null = null
  let inert: Decorations | null = null

  const setSubmitting = (isSubmitting: boolean) => {
    inert?.restoreAll()
    inert = null
    if (!isSubmitting) return
    inert = page.createDecorations()
    for (const element of document.body.children) {
      if (!element.matches(alwaysLive) && !element.querySelector("dialog[open]")) inert.attribute(element, "inert", "")
    }
  }
  const hide = () => {
    setSubmitting(false)
    veil?.remove()
    veil = null
    page.signal.removeEventListener("abort", hide)
  }
  return {
    show() {
      if (veil) return
      veil = document.createElement("div")
      veil.className = "ringside-express-page"
      veil.setAttribute("aria-hidden", "true")
      page.inserted.add(veil)
      document.body.append(veil)
      page.signal.addEventListener("abort", hide)
    },
    setSubmitting,
    hide,
  }
}
