import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { root } from "../workspace.mjs"

const ledger = readFileSync(join(root, "docs/replaced-scripts.md"), "utf8")
const jobs = (await readParts()).flatMap((part) => part.jobs ?? [])

/** Each script's heading, with its rows: what the script has, and ours. */
const tables = ledger
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [heading = ""] = section.split("\n")
    const rows = section
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .slice(2)
    return { heading, rows: rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim())) }
  })
const scripts = tables.filter(({ heading }) => !["Versions", "Block themes"].includes(heading))

describe("docs/replaced-scripts.md", () => {
  it("has a table for one handle of each job, and none for other scripts", () => {
    const headings = scripts.map(({ heading }) => heading)
    const without = jobs.filter(({ handles }) => !handles.some((handle) => headings.includes(handle)))
    expect(without.map(({ name }) => name)).toEqual([])
    const handles = new Set(jobs.flatMap((job) => job.handles))
    expect(headings.filter((heading) => !handles.has(heading))).toEqual([])
  })

  it("names files that exist", () => {
    const named = [...ledger.matchAll(/`([\w-]+\/src\/[\w./-]+)`/g)].map(([, path = ""]) => path)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => !existsSync(join(root, "packages", path)))).toEqual([])
  })

  it.each(scripts)("says of everything that $heading has what does it here, or why nothing does", ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0)
    const incomplete = rows.filter(([, what = "", ours = ""]) => {
      const isReasoned = /\*\*(no|missing)\*\*[^:]*: .{25}/.test(ours)
      const isOpen = /\*\*(no|missing)\*\*/.test(ours)
      const isNamed = ours.includes("`") || ours.length > 40
      return what === "" || (isOpen ? !isReasoned : !isNamed)
    })
    expect(incomplete).toEqual([])
  })
})
