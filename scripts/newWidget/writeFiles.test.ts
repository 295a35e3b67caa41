import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { writeAllOrNothing } from "./writeFiles.mjs"

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "ringside-write-"))
  writeFileSync(join(base, "old.txt"), "old")
  // A folder where a file shall be can't be written.
  mkdirSync(join(base, "wall"))
})
afterEach(() => rmSync(base, { recursive: true }))

const files = [
  { file: "new/deep/a.txt", contents: "a" },
  { file: "old.txt", contents: "new" },
]

it("writes new files and old ones", () => {
  writeAllOrNothing(base, files)
  expect(readFileSync(join(base, "new/deep/a.txt"), "utf8")).toBe("a")
  expect(readFileSync(join(base, "old.txt"), "utf8")).toBe("new")
})

it("leaves everything as it was when one can't be written", () => {
  expect(() => writeAllOrNothing(base, [...files, { file: "wall", contents: "b" }])).toThrow("EISDIR")
  expect(readFileSync(join(base, "old.txt"), "utf8")).toBe("old")
  expect(readdirSync(base).sort()).toEqual(["old.txt", "wall"])
})
