import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs"

let base: string

beforeEach(() => {
  base = createTree()
})

afterEach(() => {
  rmSync(base, { recursive: true })
})

function createTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "ringside-stamp-"))
  mkdirSync(join(folder, "src/deep"), { recursive: true })
  writeFileSync(join(folder, "lock.yaml"), "lock")
  writeFileSync(join(folder, "src/one.ts"), "one")
  writeFileSync(join(folder, "src/deep/two.ts"), "two")
  return folder
}

const paths = ["lock.yaml", "src", "absent"]

describe("hashFiles", () => {
  it("is the same in another place, in another order, and with a path named twice", () => {
    const other = createTree()
    const hash = hashFiles(base, paths)
    expect(hashFiles(other, [...paths].reverse())).toBe(hash)
    expect(hashFiles(other, [...paths, "src/one.ts"])).toBe(hash)
    rmSync(other, { recursive: true })
  })

  it.each<[string, () => void]>([
    ["edited", () => writeFileSync(join(base, "src/deep/two.ts"), "twice")],
    ["added", () => writeFileSync(join(base, "src/three.ts"), "")],
    ["removed", () => rmSync(join(base, "src/one.ts"))],
    ["renamed", () => renameSync(join(base, "src/one.ts"), join(base, "src/uno.ts"))],
    ["made where none was", () => writeFileSync(join(base, "absent"), "")],
  ])("changes when a file is %s", (_case, change) => {
    const before = hashFiles(base, paths)
    change()
    expect(hashFiles(base, paths)).not.toBe(before)
  })

  it("changes when a letter moves from one file to the next", () => {
    const before = hashFiles(base, ["lock.yaml", "src/one.ts"])
    writeFileSync(join(base, "lock.yaml"), "loc")
    writeFileSync(join(base, "src/one.ts"), "kone")
    expect(hashFiles(base, ["lock.yaml", "src/one.ts"])).not.toBe(before)
  })

  it("does not see a file that is no input", () => {
    const isInput = (name: string) => !name.endsWith(".test.ts")
    const before = hashFiles(base, paths, isInput)
    writeFileSync(join(base, "src/one.test.ts"), "")
    expect(hashFiles(base, paths, isInput)).toBe(before)
  })
})

describe("a stamp", () => {
  it("holds for the hash it was written with, and for no other", () => {
    const stampPath = join(base, "cache/build.stamp")
    expect(isStamped(stampPath, "abc")).toBe(false)
    writeStamp(stampPath, "abc")
    expect(isStamped(stampPath, "abc")).toBe(true)
    expect(isStamped(stampPath, "abcd")).toBe(false)
  })
})
