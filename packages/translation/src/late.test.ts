import type { Page } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, expect, it, vi } from "vitest"
import { dynamicJob } from "./jobs.ts"
import { createBehaviours } from "./late.ts"

const settings = { trp_language_to_query: "en_GB", trp_original_language: "es_ES", trp_current_language: "en_GB" }

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it("leaves to the server what the parser adds, while a slow page is still parsed", async () => {
  vi.spyOn(console, "debug").mockImplementation(() => undefined)
  const asked: unknown[] = []
  const http: Page["http"] = (request) => {
    asked.push(
      JSON.parse(new URLSearchParams(typeof request.body === "string" ? request.body : "").get("originals") ?? "[]"),
    )
    return Promise.resolve({ kind: "unreachable", reason: "network" })
  }
  page = createTestPage({ config: { host: { trp_data: settings } }, services: { http } })
  const add = async (text: string) => {
    document.body.append(Object.assign(document.createElement("p"), { textContent: text }))
    await page?.clock.advance(200)
  }
  const state = vi.spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get").mockReturnValue("loading")
  for (const { start } of createBehaviours()) start?.(page)
  await add("Already English")
  state.mockReturnValue("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
  await page.clock.advance(200)
  await add("Lijado")
  expect(asked).toEqual([["Lijado"]])
})

let requested: (string | null)[] = []
let addedCount = 0

for (const behaviour of createBehaviours()) {
  describeBehaviour(behaviour, {
    html: "<p>Sold out</p>",
    job: dynamicJob,
    settings,
    page(config) {
      requested = []
      const http: Page["http"] = ({ body }) => {
        requested.push(new URLSearchParams(typeof body === "string" ? body : "").get("originals"))
        return Promise.resolve({ kind: "unreachable", reason: "network" })
      }
      return createTestPage({ config: { ...config }, services: { http } })
    },
    // Adds a text as a script does, and looks whether its translation is requested.
    async isConnected(main, started) {
      addedCount += 1
      const text = `Lijado ${"a".repeat(addedCount)}`
      const added = Object.assign(document.createElement("p"), { textContent: text })
      main.append(added)
      await started.clock.advance(200)
      added.remove()
      return requested.includes(JSON.stringify([text]))
    },
  })
}
