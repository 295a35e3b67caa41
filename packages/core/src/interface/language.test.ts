import { afterEach, expect, it } from "vitest"
import { markLanguage } from "./language.ts"

afterEach(() => {
  document.documentElement.removeAttribute("lang")
  document.body.replaceChildren()
})

it.each([
  ["in a page of another language", "de", "en", "en"],
  ["in a page of the same language", "en-US", "en", ""],
  ["in a page without a language", "", "es", ""],
  ["in a page whose language is written in another way", "ES_es", "es", ""],
])("a text %s", (_, around, own, expected) => {
  document.documentElement.lang = around
  const element = document.body.appendChild(document.createElement("p"))
  markLanguage(element, own)
  expect(element.lang).toBe(expected)
})
