import type { Page } from "@ringside/core"

/** Greys elements out and disables interaction with them, as the platform does, until the page stops. Returns a function that undoes it before. */
export function blockElements(page: Page, elements: readonly HTMLElement[]): () => void {
  const record = page.createDecorations()
  for (const element of elements) {
    record.attribute(element, "aria-busy", "true")
    record.attribute(element, "inert", "")
    record.style(element, "opacity", "0.6")
    record.toggleClass(element, "processing", true)
  }
  page.signal.addEventListener("abort", record.restoreAll)
  return record.restoreAll
}
