import { describe, expect, it } from "vitest"
import { selectAttributeOptions } from "./selectAttributeOptions.ts"

const variation = (size: unknown, colour: unknown, variation_is_active: unknown = true) => ({
  attributes: { attribute_size: size, attribute_colour: colour },
  variation_is_active,
})
const variations = [variation("S", "red"), variation("M", "red", false), variation("L", "blue")]
const open = { attribute_size: "", attribute_colour: "" }

/** Each value with `+` when it may be chosen, `o` when it is only offered, `-` when it is not. */
function list(...[all, chosen, attribute, values]: Parameters<typeof selectAttributeOptions>): string {
  const sign = ({ attached, enabled }: { attached: boolean; enabled: boolean }) =>
    enabled ? "+" : attached ? "o" : "-"
  return selectAttributeOptions(all, chosen, attribute, values)
    .map((option) => option.value + sign(option))
    .join(" ")
}

describe("selectAttributeOptions", () => {
  it.each([
    ["nothing chosen", variations, open, "S+ Mo L+"],
    ["another attribute chosen", variations, { ...open, attribute_colour: "red" }, "S+ Mo L-"],
    ["its own choice, which doesn't count", variations, { attribute_size: "L", attribute_colour: "red" }, "S+ Mo L-"],
    ["a choice that no variation has", variations, { ...open, attribute_colour: "green" }, "S- M- L-"],
    ["any size, active", [variation("", "red")], open, "S+ M+ L+"],
    ["any size, asleep, beside an active one", [variation("", "red", false), variation("M", "red")], open, "So M+ Lo"],
    [
      "variations that don't name it",
      [{ attributes: { attribute_colour: "red" }, variation_is_active: true }],
      open,
      "S+ M+ L+",
    ],
    ["the same value asleep and active", [variation("S", "red", false), variation("S", "blue")], open, "S+ M- L-"],
    ["no variations", [], open, "S- M- L-"],
    ["variations that are none", [{}, { attributes: null, variation_is_active: false }], open, "So Mo Lo"],
  ])("with %s", (_, all, chosen, expected) => {
    expect(list(all, chosen, "attribute_size", ["S", "M", "L"])).toBe(expected)
  })

  it("reads values that are written with entities", () => {
    expect(list([variation("Red &amp; Gold", "")], open, "attribute_size", ["Red & Gold", "Red"])).toBe(
      "Red & Gold+ Red-",
    )
    // One comparison for options and match: an option that is written as the variation's value is offered, too.
    expect(list([variation("Red &amp; Gold", "")], open, "attribute_size", ["Red &amp; Gold"])).toBe("Red &amp; Gold+")
  })

  it("handles attributes and values named like members of every object", () => {
    const all = [{ attributes: JSON.parse('{"__proto__":"toString"}') as object, variation_is_active: true }]
    expect(list(all, {}, "__proto__", ["toString", "valueOf"])).toBe("toString+ valueOf-")
    expect(list(variations, open, "constructor", ["S"])).toBe("S+")
  })

  it("reads each of 500 variations as often for 50 values as for one", () => {
    let reads = 0
    const many = Array.from({ length: 500 }, (_, index) => ({
      get attributes() {
        reads += 1
        return { attribute_size: String(index % 50), attribute_colour: String(index % 7) }
      },
    }))
    const countReads = (values: readonly string[]) => {
      reads = 0
      selectAttributeOptions(many, open, "attribute_size", values)
      return reads
    }
    const readsForOne = countReads(["1"])
    expect(readsForOne).toBeLessThanOrEqual(2 * many.length)
    expect(countReads(Array.from({ length: 50 }, (_, index) => String(index)))).toBe(readsForOne)
  })
})
