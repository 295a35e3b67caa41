import { edgesService } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { hostBars } from "./hostBars.ts"

const added = new Map<Element, AbortSignal>()
const edges = {
  add: (element: HTMLElement, signal: AbortSignal) => void added.set(element, signal),
  measure: () => undefined,
}

describeBehaviour(hostBars, {
  html: '<div class="storefront-handheld-footer-bar"><a href="/shop/">Shop</a></div>',
  selector: ".storefront-handheld-footer-bar",
  page(config) {
    const page = createTestPage({ ...(config && { config }) })
    edgesService.provide(page, edges)
    return page
  },
  isConnected: (element) => added.get(element)?.aborted === false,
})
