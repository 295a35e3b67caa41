import { describe, expect, it } from "vitest"
import { parseHostFlag } from "./parseHostFlag.ts"
import { readText } from "./readText.ts"
import { parseMembers } from "./settingsTable.ts"

describe("parseMembers", () => {
  const readers = { cart_url: readText, is_cart: parseHostFlag, nested: (value: unknown) => value }

  it("reads the members that it names, and no other", () => {
    expect(parseMembers({ cart_url: "/basket/", is_cart: "yes", nested: { a: 1 }, more: 2 }, readers)).toEqual({
      cart_url: "/basket/",
      is_cart: true,
      nested: { a: 1 },
    })
  })

  it("uses the reader's default for a member that is missing or of another type", () => {
    expect(parseMembers({ cart_url: 7 }, readers)).toEqual({ cart_url: "", is_cart: false, nested: undefined })
  })

  it.each([null, undefined, "", "text", 0, []])("is null for %j, which is no object", (settings) => {
    expect(parseMembers(settings, readers)).toBeNull()
  })
})
