import type { Page } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it } from "vitest"
import { createConfig } from "../domain/configForTests.ts"
import type { Place } from "./places.ts"
import { createTranslations } from "./translations.ts"

let page: TestPage | undefined
afterEach(() => page?.stop())

it("forgets the oldest strings and translations of a page that never ends", async () => {
  const asked: string[] = []
  const http: Page["http"] = ({ body }) => {
    const fields = new URLSearchParams(typeof body === "string" ? body : "")
    const originals = JSON.parse(fields.get("originals") ?? "[]") as string[]
    asked.push(...originals)
    const answer = originals.map((original) => ({
      original,
      translationsArray: { en_GB: { translated: `${original} in English` } },
    }))
    return Promise.resolve({
      kind: "answer",
      status: 200,
      isOk: true,
      headers: {},
      text: JSON.stringify(answer),
      url: "",
    })
  }
  page = createTestPage({ services: { http } })
  const { take, request } = createTranslations({
    page,
    config: createConfig({ trp_language_to_query: "en_GB" }),
    isEdited: false,
    isWritten: () => false,
    isManual: () => false,
    write: () => undefined,
  })
  const element = document.createElement("p")
  const find = async (texts: readonly string[]) => {
    asked.length = 0
    take(texts.map((text): Place => ({ text, attribute: "", node: null, element })))
    request()
    await page?.clock.advance(100)
    return [...asked]
  }
  const many = Array.from({ length: 5000 }, (_, index) => `Paso ${String(index)} de muchos`)
  expect(await find(["Lijado"])).toEqual(["Lijado"])
  expect(await find(["Lijado", "Lijado in English"])).toEqual([])
  expect(await find(many)).toHaveLength(5000)
  expect(await find(["Paso 0 de muchos", "Paso 4999 de muchos"])).toEqual([])
  expect(await find(["Lijado", "Lijado in English"])).toEqual(["Lijado", "Lijado in English"])
})
