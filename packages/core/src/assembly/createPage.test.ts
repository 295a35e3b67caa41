import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { createOwnDiagnostics } from "../diagnostics/ownDiagnostics.ts"
import { definePart } from "../domain/index.ts"
import { hookChecksModule } from "../modules.ts"
import type { OwnConfig } from "../page/config.ts"
import type { Page } from "../page/page.ts"
import { createPage } from "./createPage.ts"
import { createPageForTests, type PageForTests } from "./pageForTests.ts"
import { overlaysService } from "../interface/overlays.ts"
import { readPartConfig } from "./partConfig.ts"

const { createFocusTrap, trap } = vi.hoisted(() => {
  const spies = { activate: vi.fn(), deactivate: vi.fn(), pause: vi.fn(), unpause: vi.fn() }
  return { trap: spies, createFocusTrap: vi.fn(() => spies) }
})
vi.mock("focus-trap", () => ({ createFocusTrap }))

const part = definePart({
  name: "bell",
  config: { volume: { type: "flag", fallback: false, doc: "Rings aloud." } },
  hooks: {
    bell: { attributes: { tone: { type: "choice", values: ["low", "high"], fallback: "low", doc: "Its tone." } } },
  },
})

let page: PageForTests | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

function open(html: string, options: Parameters<typeof createPageForTests>[1] = {}): readonly string[] {
  document.body.innerHTML = html
  page = createPageForTests(window, options)
  page.clock.pass(0)
  return page.warnings
}

const config = (json: string) => `<script type="application/json" data-ringside-config>${json}</script>`

it("checks names of the config by the parts that a page passes", () => {
  const html = config('{"volumes": true}')
  expect(open(html, { parts: [part] })).toEqual([expect.stringContaining("did you mean volume?")])
  expect(open(html)).toEqual([])
})

describe("a config that code passes", () => {
  /** The part's member `volume` isn't among the types of an app. */
  const create = (
    own: OwnConfig & { readonly volume?: boolean; readonly volumes?: boolean },
    services: Pick<Partial<Page>, "diagnose"> = {},
  ) => {
    document.body.innerHTML = config('{"locale": "es", "currency": "USD"}')
    const warnings: string[] = []
    const reports = { warn: (text: string) => void warnings.push(text), fail: () => undefined }
    const ended = new AbortController()
    onTestFinished(() => ended.abort())
    return {
      warnings,
      ...createPage({ window, signal: ended.signal, config: own, parts: [part], services: { reports, ...services } }),
    }
  }

  it("counts in place of the one that the page prints", () => {
    const { config: read, warnings } = create(
      { locale: "en-GB", takeOver: ["cart"], volume: true, cart: { url: "/basket/" } },
      // Warns at once: their file would come after the test.
      { diagnose: (run) => run(createOwnDiagnostics()) },
    )
    expect(read).toMatchObject({ locale: "en-GB", currency: null, takeOver: ["cart"], all: { volume: true } })
    expect(read.cart).toEqual({ url: "/basket/", checkoutUrl: null, freeShippingFrom: null })
    expect(warnings).toEqual([])
  })

  it("is checked as a printed one is", async () => {
    const { config: read, warnings } = create({ storeApi: "javascript:alert(1)", volumes: true })
    expect(read.storeApi).toBeNull()
    await vi.waitFor(() => expect(warnings).toHaveLength(2))
    expect(warnings).toEqual([expect.stringContaining("storeApi"), expect.stringContaining("did you mean volume?")])
  })
})

it("checks names of the config by a part that reads it, too, each once", () => {
  const table = { volume: { type: "flag", fallback: false, doc: "Rings aloud." } } as const
  const html = config('{"volumes": true, "volume": true, "carrt": {}, "weather": 1}')
  const warnings = open(html)
  const unknownCart = "[ringside] config member carrt is not known; did you mean cart? It is ignored."
  expect(warnings).toEqual([unknownCart])
  for (const _ of [1, 2]) if (page) expect(readPartConfig(page, table)).toEqual({ volume: true })
  const unknownVolume = "[ringside] config member volumes is not known; did you mean volume? It is ignored."
  expect(warnings).toEqual([unknownCart, unknownVolume])
  open(html, { parts: [part] })
  if (page) readPartConfig(page, table)
  expect(page?.warnings).toEqual([unknownCart, unknownVolume].reverse())
})

it("checks hooks by the parts that a page passes", async () => {
  const html = '<div data-ringside="bell" data-ringside-tone="hihg"></div>'
  const load = vi.spyOn(hookChecksModule, "load")
  onTestFinished(() => load.mockRestore())
  const warnings = open(html, { parts: [part] })
  await vi.waitFor(() => {
    page?.clock.pass(0)
    expect(warnings).toEqual([expect.stringContaining("data-ringside-tone")])
  })
  expect(load).toHaveBeenCalledTimes(1)
  open(html)
  expect(load).toHaveBeenCalledTimes(1)
})

it("reports no correct hook", async () => {
  const hooks = ["high", "hihg"].map((tone) => `<div data-ringside="bell" data-ringside-tone="${tone}"></div>`)
  const warnings = open(hooks.join(""), { parts: [part] })
  await vi.waitFor(() => {
    page?.clock.pass(0)
    expect(warnings).toEqual([expect.stringContaining('"hihg"')])
  })
})

it("fetches the focus trap when an overlay of the host opens, as the script tag does", async () => {
  document.body.innerHTML = '<div id="drawer"><button>Close</button></div>'
  const ended = new AbortController()
  const page = createPage({ window, signal: ended.signal })
  const element = document.getElementById("drawer")
  if (!element) throw new Error("The page has no drawer.")
  overlaysService.of(page).open({ element, onEscape: () => undefined, isModal: true })
  await vi.waitFor(() => expect(trap.activate).toHaveBeenCalledTimes(1))
  expect(createFocusTrap).toHaveBeenCalledWith(element, expect.objectContaining({ fallbackFocus: element }))
  ended.abort()
})
