import { describe, expect, it } from "vitest"
import { parseWidgetRequest } from "./widgetRequest.mjs"

const taken = { hookNames: ["quantity"], isFolder: (name: string) => name === "cart" }
const parse = (...args: string[]) => parseWidgetRequest(args, taken)

it.each([
  ["countdown", "countdown", "Countdown"],
  ["size-guide", "sizeGuide", "SizeGuide"],
  ["a1-b2", "a1B2", "A1B2"],
])("takes %s as %s and %s", (name, camelName, pascalName) => {
  expect(parse(name, "Counts down.")).toEqual({
    kind: "asked",
    template: "widget",
    name,
    camelName,
    pascalName,
    doc: "Counts down.",
  })
})

it.each([
  [["--behaviour", "countdown", "Counts down."]],
  [["countdown", "--behaviour", "Counts down."]],
  [["countdown", "Counts down.", "--behaviour"]],
])("takes %j for a behaviour", (args) => {
  expect(parse(...args)).toMatchObject({ template: "behaviour", name: "countdown", doc: "Counts down." })
})

it.each([
  ["counts down", "Counts down."],
  [" Counts down. ", "Counts down."],
  ["élève?", "Élève?"],
  ["costs $& or $1", "Costs $& or $1."],
])("makes a sentence of %j", (doc, expected) => {
  expect(parse("countdown", doc)).toMatchObject({ doc: expected })
})

describe("refuses", () => {
  it.each([
    [[], "Expected a name and, in quotes, what the widget does"],
    [["--behaviour"], "Expected a name and, in quotes, what the widget does"],
    [["countdown", "Counts down.", "--behavior"], "Expected a name and, in quotes, what the widget does"],
    [["countdown", "Counts", "down"], "Expected a name and, in quotes, what the widget does"],
    [["Countdown", "x"], `"Countdown" can't be a widget's name`],
    [["count_down", "x"], `"count_down" can't be a widget's name`],
    [["count--down", "x"], `"count--down" can't be a widget's name`],
    [["-countdown", "x"], `"-countdown" can't be a widget's name`],
    [["../countdown", "x"], `"../countdown" can't be a widget's name`],
    [["3d", "x"], `"3d" can't be a widget's name`],
    [["a-3", "x"], `"a-3" can't be a widget's name`],
    [["countdown\n", "x"], "can't be a widget's name"],
    [["c".repeat(31), "x"], "is too long; expected at most 30 characters."],
    [["switch", "x"], `"switch" means something in JavaScript`],
    [["package", "x"], `"package" means something in JavaScript`],
    [["cart", "x"], "There is a packages/cart already"],
    [["quantity", "x"], `There is a hook called "quantity" already`],
    [["countdown"], "What does countdown do?"],
    [["countdown", " . "], "What does countdown do?"],
    [["countdown", "Counts\ndown"], "What does countdown do?"],
    [["countdown", "Counts down */ evil()"], "What does countdown do?"],
  ])("%j", (args, message) => {
    const request = parse(...args)
    expect(request.kind).toBe("refused")
    expect(request).toHaveProperty("message", expect.stringContaining(message))
  })
})
