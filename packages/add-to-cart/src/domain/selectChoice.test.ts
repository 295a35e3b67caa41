import { describe, expect, it } from "vitest"
import { selectChoice, selectFirstChoice } from "./selectChoice.ts"

const variation = (colour: string, size: string) => ({ attributes: { colour, size } })
/** Red in S and L, blue in L alone, and green in any size. */
const variations = [variation("red", "S"), variation("red", "L"), variation("blue", "L"), variation("green", "")]

describe("selectChoice", () => {
  it.each([
    ["keeps what goes together", { colour: "", size: "L" }, "colour", "blue", { colour: "blue", size: "L" }],
    ["gives up what doesn't", { colour: "red", size: "S" }, "colour", "blue", { colour: "blue", size: "" }],
    ["keeps a value beside any", { colour: "red", size: "S" }, "colour", "green", { colour: "green", size: "S" }],
    ["chooses the first value", { colour: "", size: "" }, "size", "S", { colour: "", size: "S" }],
  ])("%s", (_, chosen, name, value, expected) => {
    expect(selectChoice({ variations, chosen, name, value })).toEqual(expected)
  })
})

describe("selectFirstChoice", () => {
  const attribute = (name: string, values: readonly string[], standard = "") => ({
    name,
    label: name,
    values: values.map((value) => ({ value, label: value, isDefault: value === standard })),
  })

  it.each([
    ["nothing without defaults", ["red", "blue"], "", ["S", "L"], { colour: "", size: "" }],
    ["the shop's defaults", ["red", "blue"], "red", ["S", "L"], { colour: "red", size: "" }],
    ["the only value", ["red", "blue"], "", ["L"], { colour: "", size: "L" }],
    ["nothing where no variation has the defaults", ["red", "blue"], "blue", ["S"], { colour: "", size: "" }],
  ])("chooses %s", (_, colours, standard, sizes, expected) => {
    const attributes = [attribute("colour", colours, standard), attribute("size", sizes)]
    expect(selectFirstChoice(attributes, variations)).toEqual(expected)
  })
})
