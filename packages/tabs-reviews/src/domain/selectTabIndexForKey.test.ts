import { describe, expect, it } from "vitest"
import { selectTabIndexForKey } from "./selectTabIndexForKey.ts"

describe.each([
  ["left to right", {}, "ArrowRight", "ArrowLeft", ["ArrowUp", "ArrowDown"]],
  ["right to left", { rtl: true }, "ArrowLeft", "ArrowRight", ["ArrowUp", "ArrowDown"]],
  ["vertical", { orientation: "vertical" }, "ArrowDown", "ArrowUp", ["ArrowLeft", "ArrowRight"]],
  ["vertical, right to left", { orientation: "vertical", rtl: true }, "ArrowDown", "ArrowUp", ["ArrowLeft"]],
] as const)("%s", (_, direction, next, previous, others) => {
  it.each([
    [next, 0, 3, 1],
    [next, 2, 3, 0],
    [previous, 2, 3, 1],
    [previous, 0, 3, 2],
    [next, 0, 1, 0],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    [next, 0, 0, null],
    ["Home", 0, 0, null],
    ["Enter", 1, 3, null],
    [" ", 1, 3, null],
    ["Tab", 1, 3, null],
    ["", 1, 3, null],
    ...others.map((key) => [key, 1, 3, null] as const),
  ] as const)("%j on tab %i of %i goes to %j", (key, index, count, expected) => {
    expect(selectTabIndexForKey(key, index, count, direction)).toBe(expected)
  })
})

it("takes tabs for horizontal, left to right, by default", () => {
  expect(selectTabIndexForKey("ArrowRight", 0, 2)).toBe(1)
})
