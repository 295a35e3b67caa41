import type { PageConfig } from "@ringside/core"
import type { Part } from "@ringside/core/domain"
import { vi } from "vitest"
import { answerByFirst, createCartServer, createHttpDouble, type ServerDouble } from "../cartServer/index.ts"
import { createTestPage } from "../createTestPage.ts"
import { createHostDoubles } from "../host/hostServer.ts"
import { type JQueryForTests, provideJQuery } from "../jQueryForTests.ts"
import { printBody } from "../printBody.ts"
import type { ShapeCase, ShapeStage } from "./shapeSentence.ts"
import { createShapePages, shapePaths, shapeSettings } from "./shapePages.ts"

/** The page before ours has started, for the case's state. */
export interface ShapeHost {
  readonly parts: readonly Part[]
  /** Runs before ours starts: in state 1, the host's own scripts. */
  readonly before?: (jQuery: JQueryForTests) => void
}

/** Opens a page of a shape in the test's document, and starts all parts. */
export async function openShape(
  { shape, sentence, state, events }: Omit<ShapeCase, "title">,
  { parts, before }: ShapeHost,
): Promise<ShapeStage> {
  const path = shapePaths[sentence.page]
  const cart = createCartServer({ theme: "storefront", quantities: "fields" })
  for (const [id, quantity] of Object.entries(sentence.basket ?? {})) cart.basketOf().add({ id: Number(id), quantity })
  const pages = createShapePages(shape, state === 3 ? "" : shapeSettings)
  const host = createHostDoubles({ pages, cart, state, tag: null })
  const doubles = host.doubles.map((double) => from(path, double))
  const ended = new AbortController()
  await printPage(doubles, path, ended.signal)
  const jQuery = await provideJQuery(ended.signal)
  before?.(jQuery)
  if (events === "native" && !before) Reflect.deleteProperty(window, "jQuery")

  const moves: string[] = []
  const page = createTestPage({
    parts,
    config: readConfig(),
    services: {
      http: createHttpDouble(doubles, document),
      navigation: { go: (url) => moves.push(url) > 0, reload: () => void moves.push("reload") },
    },
  })
  await page.loadLate()
  const stage: ShapeStage = {
    ...{ page, cart, moves, checkout: host.checkout },
    listWrites: () => [
      ...cart.requests.map(({ endpoint }) => endpoint).filter((name) => !name.includes("fragments")),
      ...host.checkout.requests.map(({ endpoint }) => endpoint),
    ],
    send(type, element) {
      if (!element) return
      if (events === "jQuery") jQuery(element).trigger(type)
      else if (type === "click")
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }))
      else element.dispatchEvent(new Event(type, { bubbles: true }))
    },
    enter(field, value) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
      field.value = value
      if (field instanceof HTMLInputElement) stage.send("input", field)
      stage.send("change", field)
    },
    async settle() {
      for (let turn = 0; turn < 3; turn += 1) await page.clock.advance(400)
    },
    async waitFor(check) {
      const settleAndCheck = async () => {
        await stage.settle()
        check()
      }
      await vi.waitFor(settleAndCheck, { timeout: 4000, interval: 1 })
    },
    stop() {
      page.stop()
      jQuery(document.body).off()
      jQuery(document).off()
      jQuery(window).off()
      ended.abort()
      document.head.replaceChildren()
      printBody("")
      sessionStorage.clear()
      localStorage.clear()
    },
  }
  // Chunks that the page's markup asks for are loaded in several steps.
  for (let turn = 0; turn < 10; turn += 1) {
    await stage.settle()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return stage
}

/** The checkout's double answers its own page alone. */
function from(path: string, double: ServerDouble): ServerDouble {
  return { handle: (request) => double.handle({ ...request, headers: { referer: path, ...request.headers } }) }
}

/** Prints the page as its server sends it. Its inline settings become globals until `signal` aborts, since scripts don't run. */
async function printPage(doubles: readonly ServerDouble[], path: string, signal: AbortSignal): Promise<void> {
  const answer = await answerByFirst(doubles, { method: "GET", path, headers: {}, body: "" })
  const { body: html = "", cookies = [] } = answer ?? {}
  for (const cookie of cookies) {
    if (cookie.includes("HttpOnly")) continue
    document.cookie = cookie
    signal.addEventListener("abort", () => (document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`))
  }
  const printed = new DOMParser().parseFromString(html, "text/html")
  const { lang, dir } = printed.documentElement
  Object.assign(document.documentElement, { lang, dir })
  document.head.innerHTML = printed.head.innerHTML
  document.body.className = printed.body.className
  printBody(printed.body.innerHTML)
  const lines = [...printed.querySelectorAll("script:not([type])")].flatMap((script) => script.textContent.split("\n"))
  for (const line of lines) {
    const [, name = ""] = /^var (\w+) = /.exec(line) ?? []
    if (name === "") continue
    Reflect.set(window, name, JSON.parse(line.slice(line.indexOf("=") + 1, line.lastIndexOf(";"))))
    signal.addEventListener("abort", () => Reflect.deleteProperty(window, name))
  }
}

/** The printed config, which the test page would overwrite in part. */
function readConfig(): Partial<PageConfig> {
  const text = document.querySelector("[data-ringside-config]")?.textContent ?? "{}"
  return JSON.parse(text) as Partial<PageConfig>
}
