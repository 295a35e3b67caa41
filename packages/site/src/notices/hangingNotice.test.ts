import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createBehaviours } from "../frameLate.ts"
import { themeJob } from "../jobs.ts"
import { hangingNotice } from "./hangingNotice.ts"

const settings = { break_point: "921" }

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.body.removeAttribute("class")
  document.body.removeAttribute("style")
  vi.restoreAllMocks()
})

function start(html: string): void {
  document.body.innerHTML = html
  page = createTestPage({ config: { host: { astra: settings } } })
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
}

describeBehaviour(hangingNotice, {
  html: `<div class="ast-woocommerce-store-notice-hanged"><p class="woocommerce-store-notice" data-position="hang-over-top">Closed.</p></div>`,
  // The notice with the class that the theme gives to the body.
  selector: ".ast-woocommerce-store-notice-hanged",
  job: themeJob,
  settings,
  page(config) {
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(32)
    return createTestPage({ ...(config && { config }) })
  },
  isConnected: () => document.body.style.paddingTop === "32px",
})

describe("a store notice that lies over the start of the page", () => {
  const notice =
    '<p class="woocommerce-store-notice" data-position="hang-over-top"><a class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>'
  let grow: (heightPx: number) => void

  beforeEach(() => {
    let heightPx = 0
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => heightPx)
    const observers: (() => void)[] = []
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(private readonly call: () => void) {}
        observe = () => void observers.push(this.call)
        unobserve = () => undefined
        disconnect = () => void observers.splice(0)
      },
    )
    grow = (height) => {
      heightPx = height
      for (const call of observers) call()
    }
  })
  afterEach(() => vi.unstubAllGlobals())

  it("has a place as high as it is, until it is dismissed", () => {
    document.body.className = "ast-woocommerce-store-notice-hanged"
    start(notice)
    const read = () => document.body.style.paddingTop
    grow(96)
    expect(read()).toBe("96px")
    grow(0)
    expect(read()).toBe("0px")
    page?.stop()
    expect(document.body.hasAttribute("style")).toBe(false)
  })

  it("keeps the place that the server has made, until another script shows it or it was dismissed", () => {
    document.body.className = "ast-woocommerce-store-notice-hanged"
    start(notice)
    expect(document.body.hasAttribute("style")).toBe(false)
    page?.stop()
    document.cookie = "store_notice=hidden; path=/"
    start(notice)
    document.cookie = "store_notice=; path=/; max-age=0"
    expect(document.body.style.paddingTop).toBe("0px")
  })

  it("at another place of the window changes nothing", () => {
    start(notice)
    grow(96)
    expect(document.body.hasAttribute("style")).toBe(false)
  })
})
