import { createTestPage, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { reportAdded, reportRemoved } from "./basketReports.ts"
import { startFragmentTriggers } from "./fragmentTriggers.ts"
import { basketOfBlocksChanged } from "../topics.ts"

const change = { fragments: { ".mini": "<p class=mini>1</p>" }, cartHash: "h", button: null }
const add = { productId: 11, variationId: null, quantity: 1, source: "button" } as const

let page: TestPage

afterEach(() => {
  page.stop()
  vi.restoreAllMocks()
})

function start(): string[] {
  page = createTestPage()
  const received: string[] = []
  for (const name of ["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart"]) {
    document.addEventListener(name, ({ type }) => received.push(type), { signal: page.signal })
  }
  return received
}

describe("an add and a removal by the host's endpoints", () => {
  it("are reported once to the host's basket blocks where the page has no jQuery, without a request of ours", async () => {
    const received = start()
    const changed = vi.fn()
    basketOfBlocksChanged.on(page, changed)
    startFragmentTriggers(page)
    await page.clock.settle()
    const before = page.server.requests.length
    reportAdded(page, change, add)
    reportRemoved(page, change)
    await page.clock.settle()
    expect(received).toEqual(["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart"])
    expect(changed).not.toHaveBeenCalled()
    expect(page.server.requests).toHaveLength(before)
  })

  it("are reported to the blocks by the platform where the page has jQuery", async () => {
    const received = start()
    await provideJQuery(page.signal)
    reportAdded(page, change, add)
    reportRemoved(page, change)
    expect(received).toEqual([])
  })
})
