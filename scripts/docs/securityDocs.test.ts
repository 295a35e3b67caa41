import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../workspace.mjs"

const text = readFileSync(join(root, "docs/security.md"), "utf8")
const files = [
  ...new Set([...text.matchAll(/`((?:packages|scripts|examples)\/[\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file)),
]
/** A pair of fault number and test file for each file in a row of the fault matrix. */
const faults = [...text.matchAll(/^\| fault (\d+): .*$/gm)].flatMap(([row, fault = ""]) =>
  files.filter((file) => row.includes(`\`${file}\``)).map((file) => [fault, file] as const),
)

test.each(files)("%s, which docs/security.md names, exists", (file) => {
  expect(existsSync(join(root, file))).toBe(true)
})

test("each service at an edge names its tests", () => {
  const services = [...text.matchAll(/^\| (Navigation|Sanitizer|Requests|Storage|Log): .*$/gm)].map(([row]) => row)
  expect(services).toHaveLength(5)
  for (const row of services) expect(row).toMatch(/\.test\.tsx?`/)
})

test("the rows that the security test is about are there", () => {
  expect(new Set(faults.map(([fault]) => fault))).toEqual(new Set(["6", "7", "15", "17", "20", "24", "31", "32"]))
})

test.each(faults)("fault %s is named by a test of %s", (fault, file) => {
  expect(readFileSync(join(root, file), "utf8")).toMatch(new RegExp(`fault (\\d+ and )?${fault}\\b`))
})
