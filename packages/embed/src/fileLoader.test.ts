import { createPage } from "@ringside/core"
import { beforeAll, describe, expect, it } from "vitest"
import { createFileLoader } from "./fileLoader.ts"

const file = { js: "chunks/gallery-A1.js", css: ["chunks/gallery-C3.css"] }
const base = "https://shop.example/ringside/"
const galleryModule = { widget: "gallery" }

type Answer = "load" | "error" | "no-rules"

beforeAll(() => {
  // Otherwise happy-dom, which fetches no stylesheets, prints an error for each of them.
  const { settings } = Reflect.get(window, "happyDOM") as { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
  settings.handleDisabledFileLoadingAsSuccess = true
})

/** A file loader on a document that fetches nothing: the test sends the responses and advances the clock. */
function createSetup(importModule: (url: string) => Promise<unknown> = () => Promise.resolve(galleryModule)) {
  const document = new DOMParser().parseFromString("<!doctype html><title>Shop</title>", "text/html")
  const imported: string[] = []
  const { page, ...time } = createPageOf(document)
  const loader = createFileLoader({
    page,
    baseUrl: `${base}ringside.js?ver=1.2`,
    nonce: "abc",
    importModule(url) {
      imported.push(url)
      return importModule(url)
    },
  })
  const findLinks = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel~=${rel}]`)]
  return {
    ...time,
    page,
    loader,
    imported,
    document,
    listHrefs: (rel: string) => findLinks(rel).map((link) => link.href),
    findLinks,
    answerStyles(answer: Answer) {
      for (const link of findLinks("stylesheet")) {
        if (answer === "no-rules") Object.defineProperty(link, "sheet", { value: { cssRules: [] } })
        link.dispatchEvent(new Event(answer === "error" ? "error" : "load"))
      }
    },
  }
}

function createPageOf(document: Document) {
  const aborter = new AbortController()
  const page = createPage({ window, signal: aborter.signal })
  const waiting: { readonly delayMs: number; readonly task: () => void }[] = []
  const after = (delayMs: number, task: () => void) => {
    const timer = { delayMs, task }
    waiting.push(timer)
    return () => void waiting.splice(waiting.indexOf(timer), waiting.includes(timer) ? 1 : 0)
  }
  return {
    page: { ...page, document, clock: { ...page.clock, after } },
    stop: () => aborter.abort(),
    /** Waits until a timer is set, runs all timers, and returns their delays in milliseconds. */
    async passTime() {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      const passed = waiting.splice(0)
      for (const { task } of passed) task()
      return passed.map(({ delayMs }) => delayMs)
    },
  }
}

/** Rejects the first `count` calls, and resolves the others. */
function failFirst(count: number): () => Promise<unknown> {
  let calls = 0
  return () => (++calls > count ? Promise.resolve(galleryModule) : Promise.reject(new TypeError("no answer")))
}

describe("load", () => {
  it("requests module and styles in one task, beside the script, with the nonce", () => {
    const { loader, imported, findLinks, listHrefs } = createSetup()
    void loader.load(file)
    expect(imported).toEqual([`${base}chunks/gallery-A1.js`])
    expect(listHrefs("modulepreload")).toEqual([])
    expect(listHrefs("stylesheet")).toEqual([`${base}chunks/gallery-C3.css`])
    expect(findLinks("stylesheet").map((link) => link.nonce)).toEqual(["abc"])
  })

  it("counts its links as ours, so that the page isn't scanned before the next frame", () => {
    const { loader, findLinks, page } = createSetup()
    loader.prefetch(file)
    const links = [...findLinks("modulepreload"), ...findLinks("stylesheet")]
    expect(links.map((link) => page.inserted.has(link))).toEqual([true, true])
  })

  it("leaves its styles out of what WordPress's Interactivity router disables", () => {
    const { loader, document } = createSetup()
    document.body.innerHTML = "<div data-wp-router-region=products></div>"
    void loader.load(file)
    expect(document.querySelectorAll("link[rel=stylesheet]").length).toBe(0)
    expect(document.querySelectorAll("link[rel~=stylesheet]").length).toBe(1)
  })

  it("leaves its styles in what Turbo keeps in the head", () => {
    const { loader, document } = createSetup()
    void loader.load(file)
    expect(document.querySelectorAll("link[rel=stylesheet]").length).toBe(1)
  })

  it("answers the module when the styles are there, not before", async () => {
    const { loader, answerStyles } = createSetup()
    const log: string[] = []
    const loading = loader.load(file).then((module) => {
      log.push("loaded")
      return module
    })
    await Promise.resolve().then(() => undefined)
    log.push("styles")
    answerStyles("load")
    expect(await loading).toBe(galleryModule)
    expect(log).toEqual(["styles", "loaded"])
  })

  it("requests the files that provide what a module reads at once, and runs it after them", async () => {
    let provide: (module: unknown) => void = () => undefined
    const { loader, imported, listHrefs } = createSetup((url) =>
      url.includes("store") ? new Promise((resolve) => (provide = resolve)) : Promise.resolve(galleryModule),
    )
    const store = { js: "chunks/cart-store-S1.js", css: [] }
    const loading = loader.load({ js: "chunks/mini-cart-M1.js", css: [], needs: [store] })
    expect(listHrefs("modulepreload")).toEqual([`${base}chunks/mini-cart-M1.js`, `${base}${store.js}`])
    expect(imported).toEqual([`${base}${store.js}`])
    provide({})
    expect(await loading).toBe(galleryModule)
    expect(imported).toEqual([`${base}${store.js}`, `${base}chunks/mini-cart-M1.js`])
  })

  it("requests once what two hooks need", async () => {
    const { loader, imported, answerStyles, listHrefs } = createSetup()
    const both = Promise.all([loader.load(file), loader.load(file)])
    answerStyles("load")
    await both
    await loader.load(file)
    expect(imported).toHaveLength(1)
    expect(listHrefs("stylesheet")).toHaveLength(1)
  })

  it("requests a module that failed once more, a second later and under another address", async () => {
    const { loader, imported, answerStyles, passTime } = createSetup(failFirst(1))
    const loading = loader.load(file)
    answerStyles("load")
    expect(await passTime()).toEqual([1000])
    expect(await loading).toBe(galleryModule)
    expect(imported).toEqual([`${base}chunks/gallery-A1.js`, `${base}chunks/gallery-A1.js?retry`])
  })

  it.each<Answer>(["error", "no-rules"])("requests styles that ended in %s once more, in one link", async (answer) => {
    const { loader, answerStyles, passTime, listHrefs } = createSetup()
    const loading = loader.load(file)
    answerStyles(answer)
    expect(listHrefs("stylesheet")).toEqual([])
    expect(await passTime()).toEqual([1000])
    await expect.poll(() => listHrefs("stylesheet")).toEqual([expect.stringMatching(/gallery-C3\.css\?retry$/)])
    answerStyles("load")
    expect(await loading).toBe(galleryModule)
  })

  it("requests styles once more whose link another script has taken out on the way", async () => {
    const { loader, answerStyles, passTime, findLinks } = createSetup()
    const loading = loader.load(file)
    for (const link of findLinks("stylesheet")) link.remove()
    expect(await passTime()).toEqual([3000])
    expect(await passTime()).toEqual([1000])
    await expect.poll(() => findLinks("stylesheet")).toHaveLength(1)
    answerStyles("load")
    expect(await loading).toBe(galleryModule)
  })

  it("rejects when a module fails twice, and begins anew at the next call", async () => {
    const { loader, imported, answerStyles, passTime } = createSetup(failFirst(2))
    const loading = loader.load(file)
    const refused = expect(loading).rejects.toThrow("no answer")
    answerStyles("load")
    await passTime()
    await refused
    expect(await loader.load(file)).toBe(galleryModule)
    expect(imported).toHaveLength(3)
  })

  it("rejects when styles fail twice, though the module is there", async () => {
    const { loader, answerStyles, passTime, listHrefs } = createSetup()
    const refused = expect(loader.load(file)).rejects.toThrow("The stylesheet")
    answerStyles("error")
    await passTime()
    await expect.poll(() => listHrefs("stylesheet")).toHaveLength(1)
    answerStyles("error")
    await refused
    expect(listHrefs("stylesheet")).toEqual([])
  })
})

describe("prefetch", () => {
  it("requests everything once and runs nothing", () => {
    const { loader, imported, listHrefs } = createSetup()
    loader.prefetch(file)
    loader.prefetch(file)
    expect(imported).toEqual([])
    expect(listHrefs("modulepreload")).toHaveLength(1)
    expect(listHrefs("stylesheet")).toHaveLength(1)
  })

  it("leaves a failure to the load that follows", async () => {
    const { loader, answerStyles, passTime, listHrefs } = createSetup()
    loader.prefetch(file)
    answerStyles("error")
    await passTime()
    await expect.poll(() => listHrefs("stylesheet")).toHaveLength(1)
    answerStyles("error")
    await expect.poll(() => listHrefs("stylesheet")).toHaveLength(0)
    const loading = loader.load(file)
    answerStyles("load")
    expect(await loading).toBe(galleryModule)
  })
})

describe("when the page stops", () => {
  it("takes its links out", async () => {
    const { loader, document, answerStyles, stop } = createSetup()
    const before = document.documentElement.outerHTML
    const loading = loader.load(file)
    answerStyles("load")
    await loading
    expect(document.documentElement.outerHTML).not.toBe(before)
    stop()
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it("waits no longer for a second try", async () => {
    const { loader, imported, stop, answerStyles } = createSetup(failFirst(1))
    const refused = expect(loader.load(file)).rejects.toThrow(/abort/)
    answerStyles("load")
    await Promise.resolve()
    stop()
    await refused
    expect(imported).toHaveLength(1)
  })
})
