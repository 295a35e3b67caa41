import { afterEach, describe, expect, it } from "vitest"
import { formatJson } from "./formatJson.ts"

const plain = {
  id: 12,
  name: 'A "bag"',
  variation: [{ attribute: "size", value: "L" }, []],
  note: null,
  "": { a: [1] },
}

describe("formatJson", () => {
  afterEach(() => {
    for (const { prototype } of [Array, String]) Reflect.deleteProperty(prototype, "toJSON")
  })

  it.each([{}, [], plain, [plain]])("writes %j as JSON.stringify does", (value) => {
    expect(formatJson(value)).toBe(JSON.stringify(value))
  })

  it("writes the same on a page that gave lists and texts a toJSON", () => {
    const expected = JSON.stringify(plain)
    for (const { prototype } of [Array, String]) Reflect.set(prototype, "toJSON", () => "theirs")
    expect(formatJson(plain)).toBe(expected)
  })
})
