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

describe("the host's event", () => {
  const args = { fragments: { ".mini": "<p class=mini>1</p>" }, cartHash: "h", button: null }
  const startWith = () => {
    document.body.innerHTML = "<p class=mini></p><p class=other></p>"
    Reflect.set(window, "wc_add_to_cart_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
    start()
    startFragmentTriggers(page)
  }
  afterEach(() => {
    document.body.replaceChildren()
    Reflect.deleteProperty(window, "wc_add_to_cart_params")
  })

  it.each([
    ["added_to_cart", () => reportAdded(page, args, add)],
    ["removed_from_cart", () => reportRemoved(page, args)],
  ] as const)("%s reaches handlers once the new markup is on the page, which they may change", async (name, report) => {
    startWith()
    const jQuery = await provideJQuery(page.signal)
    const seen = vi.fn()
    jQuery(document.body).on(name, () => {
      const mini = document.querySelector(".mini")
      seen(mini?.textContent)
      mini?.classList.add("theirs")
    })
    report()
    expect(seen.mock.calls).toEqual([["1"]])
    expect(document.querySelector(".mini")?.className).toBe("mini theirs")
  })

  it("may have its fragments changed by a handler: these are shown, and the others are left alone", async () => {
    startWith()
    const jQuery = await provideJQuery(page.signal)
    jQuery(document.body).on("added_to_cart", (_event, fragments) => {
      document.querySelector(".mini")?.classList.add("theirs")
      Reflect.set(Object(fragments), ".other", "<p class=other>theirs</p>")
    })
    reportAdded(page, { ...args, fragments: { ...args.fragments } }, add)
    expect(document.body.innerHTML).toBe('<p class="mini theirs">1</p><p class="other">theirs</p>')
  })

  it("runs the scripts of fragments once, also where a handler changes another fragment", async () => {
    document.body.innerHTML = "<p class=other></p><i class=pixel></i>"
    Reflect.set(window, "wc_add_to_cart_params", { wc_ajax_url: "/?wc-ajax=%%endpoint%%" })
    page = createTestPage({ config: { answerScripts: true } })
    startFragmentTriggers(page)
    const jQuery = await provideJQuery(page.signal)
    jQuery(document.body).on("added_to_cart", (_event, fragments) => {
      Reflect.set(Object(fragments), ".other", "<p class=other><script>theirs()</script></p>")
    })
    const append = vi.spyOn(document.head, "append")
    reportAdded(page, { ...args, fragments: { ".pixel": "<i class=pixel><script>count()</script></i>" } }, add)
    await page.clock.settle()
    const scripts = append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement)
    expect(scripts.map(({ text }) => text)).toEqual(["count()", "theirs()"])
  })
})
