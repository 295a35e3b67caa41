import { describe, expect, it } from "vitest"
import { checks } from "./checks.mjs"
import { chooseChecks } from "./chooseChecks.mjs"

const table = [
  { name: "lint" },
  { name: "generate" },
  { name: "build", needs: ["generate"] },
  { name: "unit" },
  { name: "browser", needs: ["build"] },
]

describe("chooseChecks", () => {
  it.each([
    ["no names mean all", [], ["lint", "generate", "build", "unit", "browser"]],
    ["one name means one check", ["lint"], ["lint"]],
    ["the table's order holds", ["unit", "lint"], ["lint", "unit"]],
    ["a name given twice counts once", ["lint", "lint"], ["lint"]],
    ["what a check needs comes before it, and what that needs too", ["browser"], ["generate", "build", "browser"]],
  ])("%s", (_case, names, expected) => {
    const choice = chooseChecks(table, names)
    expect(choice.kind === "chosen" && choice.checks.map((check) => check.name)).toEqual(expected)
  })

  it.each([
    ["a misspelt name", ["lnt"], ["lnt"]],
    ["all unknown names, and only those", ["lint", "a", "b"], ["a", "b"]],
    ["capital letters are another name", ["Lint"], ["Lint"]],
    ["a name of every object", ["constructor"], ["constructor"]],
  ])("refuses %s", (_case, names, unknown) => {
    expect(chooseChecks(table, names)).toEqual({ kind: "unknown", names: unknown })
  })
})

describe("the table of checks", () => {
  it("names each check once, and needs only what stands before", () => {
    const names = checks.map((check) => check.name)
    expect(new Set(names).size).toBe(names.length)
    for (const [index, check] of checks.entries()) {
      for (const need of check.needs ?? []) expect(names.slice(0, index)).toContain(need)
    }
  })
})
