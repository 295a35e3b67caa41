import type { Page } from "playwright-core"
import { describe, expect, inject, test } from "vitest"
import { openPage, type OpenOptions } from "./support/openPage.ts"

const url = `${inject("shopUrl")}/en/`

const otherOrigin = Object.assign(new URL(url), {
  hostname: url.includes("localhost") ? "127.0.0.1" : "localhost",
}).href

/** The last test's page. The tests below run one after another. */
let last: Page | null = null

/** Reads the remains of an earlier test on a page. */
const readRemains = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.getItem("left"),
    tab: sessionStorage.getItem("left"),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    name: window.name,
    entries: history.length,
    script: "left" in window,
    width: innerWidth,
  }))

const nothing = {
  ...{ local: null, tab: null, databases: 0, caches: 0, name: "", script: false, width: 1280 },
  // about:blank and the page.
  entries: 2,
}

async function open(options: OpenOptions = {}, address = url) {
  const visit = await openPage(address, options)
  const isKept = visit.page === last
  last = visit.page
  return { ...visit, isKept }
}

describe("a page that another test had", () => {
  test("is filled", async () => {
    const { page } = await open({
      before: () => Object.assign(window, { left: 1 }),
      viewport: { width: 360, height: 740 },
    })
    await page.route("**/favicon.ico", (route) => route.abort())
    page.on("dialog", (dialog) => void dialog.accept())
    await page.evaluate(async () => {
      document.cookie = "left=1; path=/"
      localStorage.setItem("left", "1")
      sessionStorage.setItem("left", "1")
      window.name = "left"
      await new Promise((resolve) => (indexedDB.open("left").onsuccess = resolve))
      await caches.open("left")
      window.addEventListener("beforeunload", (event) => event.preventDefault())
    })
    await page.locator("body").click({ position: { x: 2, y: 2 } })
    await page.goto(`${url}?again`)
  })

  test("is that of a new shopper", async () => {
    const { page, isKept } = await open()
    expect(isKept).toBe(true)
    const { cookies, ...remains } = await readRemains(page)
    expect(cookies).not.toContain("left")
    expect(remains).toEqual(nothing)
    expect(await page.evaluate(() => confirm("Answered by the last test?"))).toBe(false)
    await page.evaluate(() => sessionStorage.setItem("left", "1"))
  })

  test("is lent at another origin, too", async () => {
    const { page, isKept } = await open({}, otherOrigin)
    expect(isKept).toBe(true)
    await page.evaluate(() => sessionStorage.setItem("left", "1"))
  })

  test("is a new shopper's at the first origin again", async () => {
    const { page, isKept } = await open()
    expect(isKept).toBe(true)
    const { cookies: _, ...remains } = await readRemains(page)
    expect(remains).toEqual(nothing)
  })

  describe.each<[string, (page: Page) => Promise<unknown>]>([
    ["whose clock was set", (page) => page.clock.install()],
    ["with a script of its own", (page) => page.addInitScript(() => undefined)],
    ["whose processor was slowed down", (page) => page.context().newCDPSession(page)],
    ["that was at another origin", (page) => page.goto(otherOrigin)],
  ])("%s", (_, use) => {
    test("is used", async () => {
      await use((await open()).page)
    })

    test("is not used again", async () => {
      expect((await open()).isKept).toBe(false)
    })
  })
})
