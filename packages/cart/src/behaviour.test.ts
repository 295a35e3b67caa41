import type { Http } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { cartBehaviour } from "./behaviour.ts"
import { fragmentsJob } from "./jobs.ts"

let requestCount = 0
const http: Http = () => {
  requestCount += 1
  return Promise.resolve({ kind: "unreachable", reason: "network" })
}

describeBehaviour(cartBehaviour, {
  html: '<div class="widget_shopping_cart_content"><p>No products in the basket.</p></div>',
  job: fragmentsJob,
  settings: {
    cart_hash_key: "wc_cart_hash_1",
    fragment_name: "wc_fragments_1",
    wc_ajax_url: "/?wc-ajax=%%endpoint%%",
  },
  page: (config) => createTestPage({ config: { ...config }, services: { http } }),
  // The host asks for the basket's markup.
  async isConnected(_, page) {
    const before = requestCount
    document.body.dispatchEvent(new Event("wc_fragment_refresh", { bubbles: true }))
    await page.clock.advance(10_000)
    return requestCount > before
  },
})
