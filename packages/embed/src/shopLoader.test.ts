import { createBootPage } from "@ringside/core"
import { describe, expect, it } from "vitest"
import { createShopLoader } from "./shopLoader.ts"

const url = "https://shop.example/ringside/chunks/shop-A1.js"
const build = { baseUrl: "https://shop.example/ringside/ringside.js", nonce: "", files: {}, shared: {} }

/** A shop loader whose file answers with what `load` gives, and the order of what happens. Time passes at once. */
function createSetup(load?: () => Promise<unknown>) {
  const log: string[] = []
  const module = { startShop: () => void log.push("starts"), createShopCart: () => undefined }
  const shop = createShopLoader({
    url,
    importModule(asked) {
      log.push(`asks for ${asked.replace(/=.*/, "=…")}`)
      return load ? load() : Promise.resolve(module)
    },
    // @ts-expect-error the double doesn't look at it
    build,
  })
  const createPageAlive = () => {
    const aborter = new AbortController()
    const page = createBootPage({ window, signal: aborter.signal })
    const after = (_: number, task: () => void) => {
      task()
      return () => undefined
    }
    return { page: { ...page, clock: { ...page.clock, after } }, stop: () => aborter.abort() }
  }
  return { shop, log, module, createPageAlive }
}

describe("createShopLoader", () => {
  it("fetches and starts once for all who wake it", async () => {
    const { shop, log, module, createPageAlive } = createSetup()
    const { page } = createPageAlive()
    expect(await Promise.all([shop.wake(page), shop.wake(page)])).toEqual([module, module])
    await shop.wake(page)
    expect(log).toEqual([`asks for ${url}`, "starts"])
  })

  it("starts on each page anew", async () => {
    const { shop, log, createPageAlive } = createSetup()
    await shop.wake(createPageAlive().page)
    await shop.wake(createPageAlive().page)
    expect(log.filter((each) => each === "starts")).toHaveLength(2)
  })

  it("starts nothing on a page that was stopped meanwhile", async () => {
    const { shop, log, createPageAlive } = createSetup()
    const { page, stop } = createPageAlive()
    const waking = shop.wake(page)
    stop()
    await waking
    expect(log).not.toContain("starts")
  })

  it("asks once more under another address when its file could not be had", async () => {
    const answers = [() => Promise.reject(new Error("no answer")), () => Promise.resolve(module)]
    const { shop, log, module, createPageAlive } = createSetup(() => answers.shift()?.() ?? Promise.resolve(null))
    expect(await shop.wake(createPageAlive().page)).toBe(module)
    expect(log).toEqual([`asks for ${url}`, `asks for ${url}?retry=…`, "starts"])
  })

  it("rejects when it fails twice, and may then be asked again", async () => {
    let isDown = true
    const { shop, module, createPageAlive } = createSetup(() =>
      isDown ? Promise.reject(new Error("no answer")) : Promise.resolve(module),
    )
    const { page } = createPageAlive()
    await expect(shop.wake(page)).rejects.toThrow("no answer")
    isDown = false
    expect(await shop.wake(page)).toBe(module)
  })

  it.each([
    ["nothing", undefined],
    ["another module", { widget: {} }],
    ["no module", null],
  ])("rejects when the file holds %s", async (_, answer) => {
    const { shop, log, createPageAlive } = createSetup(() => Promise.resolve(answer))
    await expect(shop.wake(createPageAlive().page)).rejects.toThrow("another module")
    expect(log).toEqual([`asks for ${url}`])
  })
})
