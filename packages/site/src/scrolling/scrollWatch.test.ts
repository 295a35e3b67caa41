import type { Page } from "@ringside/core"
import { createModulesDouble, createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { scrollWatch } from "./scrollWatch.ts"

/** The pages on which the code for scrolled pages has started. */
const started = new WeakSet<Page>()
const modules = createModulesDouble(() => Promise.resolve({ startScrolling: (page: Page) => started.add(page) }))

describeBehaviour(scrollWatch, {
  html: "<p>News</p>",
  page: (config) => createTestPage({ config: { ...config }, services: { modules } }),
  async isConnected(_, page) {
    window.dispatchEvent(new Event("scroll"))
    await page.clock.settle()
    return started.has(page)
  },
  keepsResult: true,
})
