import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, describe, expect, it, vi } from "vitest"
import { storefrontJob } from "../jobs.ts"
import { createBehaviours } from "../sortingLate.ts"
import { resultCount } from "./resultCount.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  window.history.replaceState(null, "", "/")
  vi.restoreAllMocks()
})

/** The page's announcements. */
let announced: string[] = []

describeBehaviour(resultCount, {
  html: '<p class="woocommerce-result-count">Showing all 12 results</p>',
  selector: ".woocommerce-result-count",
  // Of several, the first one is announced.
  isOnly: true,
  job: storefrontJob,
  page(config) {
    window.history.replaceState(null, "", "/shop/?orderby=price")
    const announce = { polite: (text: string) => void announced.push(text), assertive: () => {}, basket: () => {} }
    const sorted = createTestPage({ ...(config && { config }), services: { announce } })
    sorted.signal.addEventListener("abort", () => (announced = []))
    return sorted
  },
  async isConnected(_, { clock }) {
    await clock.advance(3000)
    return announced.includes("Showing all 12 results")
  },
})

describe("the number of products", () => {
  const html =
    '<p class="woocommerce-result-count" role="status">Showing all 12 results<span class="screen-reader-text">Sorted by price</span></p>'

  const begin = (search: string, content: string) => {
    window.history.replaceState(null, "", `/shop/${search}`)
    document.body.innerHTML = content
    const started = createTestPage()
    page = started
    const polite = vi.spyOn(started.announce, "polite")
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, started)
    return { page: started, read: () => polite.mock.calls.map(([text]) => text) }
  }
  const read = async (search: string, content: string) => {
    const { page: started, read: readAnnounced } = begin(search, content)
    await started.clock.advance(1999)
    expect(readAnnounced()).toEqual([])
    await started.clock.advance(1)
    return readAnnounced()
  }

  it("is announced two seconds after a sorted page is there, once", async () => {
    expect(await read("?orderby=price", html + html)).toEqual(["Showing all 12 results. Sorted by price"])
  })

  it.each([
    ["of a page without a query", "", html],
    [
      "beside filters that announce it themselves",
      "?filter_colour=red",
      `${html}<div data-wp-interactive="woocommerce/product-filters"></div>`,
    ],
    [
      "where the host's own script does",
      "?orderby=price",
      `${html}<script type="text/plain" id="woocommerce-js"></script>`,
    ],
  ])("%s is not announced", async (_, search, content) => {
    expect(await read(search, content)).toEqual([])
  })

  it("is not announced when the script has stopped before", async () => {
    const { page: started, read: readAnnounced } = begin("?orderby=price", html)
    started.stop()
    await started.clock.advance(3000)
    expect(readAnnounced()).toEqual([])
  })
})
