import { createLoaderPage } from "@ringside/core"
import { describe, expect, it } from "vitest"
import { createLateLoader } from "./lateLoader.ts"

const url = "https://shop.example/ringside/chunks/late-A1.js"
const build = { baseUrl: "https://shop.example/ringside/ringside.js", files: {}, shared: new Map() }

/** A late loader whose file resolves with the result of `load`, and a log of requests and starts. Timers run at once. */
function createSetup(load?: () => Promise<unknown>) {
  const log: string[] = []
  const members = { cart: {} }
  const module = {
    startLate() {
      log.push("starts")
      return members
    },
  }
  const late = createLateLoader({
    url,
    importModule(asked) {
      log.push(`asks for ${asked}`)
      return load ? load() : Promise.resolve(module)
    },
    // @ts-expect-error the double doesn't use these data
    build,
  })
  const createPageAlive = () => {
    const aborter = new AbortController()
    const page = createLoaderPage({
      window,
      signal: aborter.signal,
      tag: null,
      trustedHtml: { createHTML: (html) => html },
    })
    const after = (_: number, task: () => void) => {
      task()
      return () => undefined
    }
    return { page: { ...page, clock: { ...page.clock, after } }, stop: () => aborter.abort() }
  }
  return { late, log, module, members, createPageAlive }
}

describe("createLateLoader", () => {
  it("fetches and starts the late code once for all load triggers", async () => {
    const { late, log, members, createPageAlive } = createSetup()
    const { page } = createPageAlive()
    expect(await Promise.all([late.load(page), late.load(page)])).toEqual([members, members])
    await late.load(page)
    expect(log).toEqual([`asks for ${url}`, "starts"])
  })

  it("starts on each page anew", async () => {
    const { late, log, createPageAlive } = createSetup()
    await late.load(createPageAlive().page)
    await late.load(createPageAlive().page)
    expect(log.filter((each) => each === "starts")).toHaveLength(2)
  })

  it("starts nothing on a page that was stopped meanwhile", async () => {
    const { late, log, createPageAlive } = createSetup()
    const { page, stop } = createPageAlive()
    const loading = late.load(page)
    stop()
    await loading
    expect(log).not.toContain("starts")
  })

  it("requests its file once more under another address when it could not be had", async () => {
    const answers = [() => Promise.reject(new Error("no answer")), () => Promise.resolve(module)]
    const { late, log, module, members, createPageAlive } = createSetup(
      () => answers.shift()?.() ?? Promise.resolve(null),
    )
    expect(await late.load(createPageAlive().page)).toBe(members)
    expect(log).toEqual([`asks for ${url}`, `asks for ${url}?retry`, "starts"])
  })

  it("rejects when it fails twice, and may then be called again", async () => {
    let isDown = true
    const { late, module, members, createPageAlive } = createSetup(() =>
      isDown ? Promise.reject(new Error("no answer")) : Promise.resolve(module),
    )
    const { page } = createPageAlive()
    await expect(late.load(page)).rejects.toThrow("no answer")
    isDown = false
    expect(await late.load(page)).toBe(members)
  })

  it.each([
    ["nothing", undefined],
    ["another module", { widget: {} }],
    ["no module", null],
  ])("rejects when the file holds %s", async (_, answer) => {
    const { late, log, createPageAlive } = createSetup(() => Promise.resolve(answer))
    await expect(late.load(createPageAlive().page)).rejects.toThrow(`no startLate in ${url}`)
    expect(log).toEqual([`asks for ${url}`])
  })
})
