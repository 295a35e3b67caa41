import { createBootPage } from "@ringside/core"
import { describe, expect, it } from "vitest"
import type { FileLoader } from "./fileLoader.ts"
import { createShopLoader } from "./shopLoader.ts"

const file = { js: "chunks/shop-A1.js", also: [], css: [] }

/** A shop loader whose file answers with what `load` gives, and the order of what happens. */
function createSetup(load?: () => Promise<unknown>) {
  const log: string[] = []
  const module = {
    startShop: () => log.push("starts"),
    createShopCart: () => undefined,
    shared: { cart: {} },
  }
  const files: FileLoader = {
    name: "files",
    start: () => undefined,
    prefetch: ({ js }) => void log.push(`asks for ${js}`),
    load: ({ js }) => {
      log.push(`loads ${js}`)
      return load ? load() : Promise.resolve(module)
    },
  }
  const shop = createShopLoader({
    loader: files,
    file,
    provide: (shared) => void log.push(`provides ${Object.keys(shared).join()}`),
  })
  const startPage = () => {
    const aborter = new AbortController()
    shop.start(createBootPage({ window, signal: aborter.signal }))
    return aborter
  }
  return { shop, log, module, startPage }
}

describe("createShopLoader", () => {
  it("provides what other chunks read before it starts the page, once for all who wake it", async () => {
    const { shop, log, module, startPage } = createSetup()
    startPage()
    expect(await Promise.all([shop.wake(), shop.wake()])).toEqual([module, module])
    await shop.wake()
    expect(log).toEqual(["loads chunks/shop-A1.js", "provides cart", "starts"])
  })

  it("asks for its file ahead of its use", () => {
    const { shop, log } = createSetup()
    shop.prefetch()
    expect(log).toEqual(["asks for chunks/shop-A1.js"])
  })

  it("starts on each page anew", async () => {
    const { shop, log, startPage } = createSetup()
    startPage().abort()
    startPage()
    await shop.wake()
    startPage()
    await shop.wake()
    expect(log.filter((each) => each === "starts")).toHaveLength(2)
  })

  it("starts nothing on a page that was stopped meanwhile", async () => {
    const { shop, log, startPage } = createSetup()
    const aborter = startPage()
    const waking = shop.wake()
    aborter.abort()
    await waking
    expect(log).not.toContain("starts")
  })

  it("may be asked again when its file could not be had", async () => {
    const answers = [() => Promise.reject(new Error("no answer")), () => Promise.resolve(module)]
    const { shop, log, module, startPage } = createSetup(() => answers.shift()?.() ?? Promise.resolve(null))
    startPage()
    await expect(shop.wake()).rejects.toThrow("no answer")
    expect(await shop.wake()).toBe(module)
    expect(log).toContain("starts")
  })

  it.each([
    ["nothing", undefined],
    ["another module", { widget: {} }],
    ["a module of another release", { startShop: () => undefined, createShopCart: () => undefined, shared: null }],
  ])("rejects when the file holds %s", async (_, answer) => {
    const { shop, log, startPage } = createSetup(() => Promise.resolve(answer))
    startPage()
    await expect(shop.wake()).rejects.toThrow("another module")
    expect(log).toEqual(["loads chunks/shop-A1.js"])
  })

  it("rejects before any page is alive", async () => {
    await expect(createSetup().shop.wake()).rejects.toThrow("isn't started")
  })
})
