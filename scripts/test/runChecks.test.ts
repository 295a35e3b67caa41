import { describe, expect, it } from "vitest"
import { selectNext } from "./runChecks.mjs"

function createCheck(name: string, runsAlone = false, needs?: readonly string[]) {
  return {
    name,
    doc: "",
    runsAlone,
    ...(needs && { needs }),
    run: () => Promise.resolve({ passed: 1, failed: 0, output: "" }),
  }
}

describe("selectNext", () => {
  const [a, b, needsA, alone] = [
    createCheck("a"),
    createCheck("b"),
    createCheck("c", false, ["a"]),
    createCheck("d", true),
  ]

  it.each([
    ["nothing", [], [], null],
    ["the first", [a, b], [], "a"],
    ["the second beside the first", [b], ["a"], "b"],
    ["one that needs another waits while that one waits", [needsA, a], [], "a"],
    ["one that needs another waits while that one runs", [needsA], ["a"], null],
    ["one that needs another starts when that one has ended", [needsA], ["b"], "c"],
    ["another overtakes one that waits for its need", [needsA, b], ["a"], "b"],
    ["alone when the others have ended", [alone], [], "d"],
    ["alone waits while another runs", [alone], ["a"], null],
    ["alone waits while another waits", [needsA, alone], ["a"], null],
    ["nothing overtakes one that runs alone", [alone, b], ["a"], null],
  ])("%s", (_case, waiting, running, expected) => {
    expect(selectNext(waiting, new Set(running))?.name ?? null).toBe(expected)
  })
})
