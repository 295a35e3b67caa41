import { afterEach, expect, it } from "vitest"
import { formatForm } from "./formForTests.ts"
import { needsVariationsNow } from "./needsVariationsNow.ts"

afterEach(() => document.body.replaceChildren())

it.each([
  ["nothing is chosen", [], false],
  ["the address chose one attribute", ["size"], true],
  ["the browser restored them all", ["size", "colour"], true],
])("when %s: %#", (_, chosen, expected) => {
  document.body.innerHTML = formatForm({})
  for (const name of chosen) {
    const select = document.querySelector<HTMLSelectElement>(`#${name}`)
    if (select) select.value = select.options[1]?.value ?? ""
  }
  expect(needsVariationsNow(document.body)).toBe(expected)
})
