import type { Page } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
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
  for (const { start } of createBehaviours(() => Promise.reject(new Error("There is no editor.")))) start?.(page)
  await add("Already English")
  state.mockReturnValue("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
  await page.clock.advance(200)
  await add("Lijado")
  expect(asked).toEqual([["Lijado"]])
})
