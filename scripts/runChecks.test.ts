import { describe, expect, it } from "vitest"
import { splitWaves } from "./runChecks.mjs"

function createCheck(name: string, runsAlone = false, needs?: readonly string[]) {
  return {
    name,
    doc: "",
    runsAlone,
    ...(needs && { needs }),
    run: () => Promise.resolve({ passed: 1, failed: 0, output: "" }),
  }
}

describe("splitWaves", () => {
  it.each([
    ["nothing", [], []],
    ["side by side", [createCheck("a"), createCheck("b")], [["a", "b"]]],
    ["one alone", [createCheck("a", true)], [["a"]]],
    ["one that needs another waits for it", [createCheck("a"), createCheck("b", false, ["a"])], [["a"], ["b"]]],
    ["alone after the others", [createCheck("a"), createCheck("b"), createCheck("c", true)], [["a", "b"], ["c"]]],
    [
      "nothing joins one that runs alone",
      [createCheck("a", true), createCheck("b"), createCheck("c")],
      [["a"], ["b", "c"]],
    ],
    ["two that run alone", [createCheck("a", true), createCheck("b", true)], [["a"], ["b"]]],
  ])("%s", (_case, checks, expected) => {
    expect(splitWaves(checks).map((wave) => wave.map((check) => check.name))).toEqual(expected)
  })
})
