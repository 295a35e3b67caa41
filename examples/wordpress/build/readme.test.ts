import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { formatChangelog } from "./readme.mjs"

const changelog = `# @ringside/embed

## 1.1.0

\`\`\`html
<script type="module" src="/ringside/1.1.0/ringside.js"></script>
## no heading
\`\`\`

### Minor Changes

- A gallery
  that loops.
- Tabs.

## 1.0.1

## 1.0.0

### Major Changes

- First version.
`

it("lists the changes of each version", () => {
  expect(formatChangelog(changelog, "1.1.0")).toBe(
    `= 1.1.0 =\n* A gallery\n  that loops.\n* Tabs.\n\n= 1.0.1 =\nNothing that a shop's owner would see.\n\n= 1.0.0 =\n* First version.\n`,
  )
})

it("says of a version without a changelog that it was not released", () => {
  expect(formatChangelog("", "0.0.0")).toBe("= 0.0.0 =\nNot released yet.\n")
})

it.each(["../README.md", "../plugin/readme.txt"])(
  "the scripts of the block checkout in %s are those of the benchmark",
  (file) => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")
    const row = /script fetched without a press, React build +\|(.*)/.exec(read("../../../docs/bench.md"))?.[1] ?? ""
    const [ours, platform] = row.match(/[\d.]+ kB/g) ?? []
    const less = Math.round(100 - (100 * parseFloat(ours ?? "")) / parseFloat(platform ?? ""))
    expect(read(file).replace(/\s+/g, " ")).toContain(
      `fetches ${String(platform)} of scripts with WooCommerce's own, and ${String(ours)} with Ringside: ${less} % less.`,
    )
  },
)

describe("the words of the plugin's pages", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8").replaceAll("’", "'")
  const jobs = JSON.parse(read("../plugin/jobs.json")) as { jobs: Record<string, { title: string }> }
  const titles = Object.values(jobs.jobs).map(({ title }) => title)
  const quoted = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, words = ""]) => words)

  it.each(["../README.md", "../plugin/readme.txt"])("are those of the tasks that %s has switched off", (file) => {
    const tasks = quoted(read(file).replace(/\s+/g, " "), /\bswitch "([^"]+)" off/gi)
    expect(tasks.length).toBeGreaterThan(2)
    expect(tasks.filter((task) => !titles.some((title) => title.startsWith(task)))).toEqual([])
  })

  it("are those of the statuses, blocks and options that the guide explains", () => {
    const guide = read("../README.md")
    const table = /^\| What you see[^]*?\n\n/m.exec(guide)?.[0] ?? ""
    const statuses = quoted(table, /^\| ((?!What|-)[^|]+?)(?:, with a reason|, for example)? +\|/gm)
    const page = read("../plugin/includes/SettingsPage.php").replaceAll("%s", "Astra")
    expect(statuses).toHaveLength(6)
    expect(statuses.filter((status) => !page.includes(`'${status}`))).toEqual([])
    const names = [...quoted(guide, /option "([^"]+)"/g), ...quoted(guide, /"([^"]+)" (?:needs|one for)/g)]
    expect(names.length).toBeGreaterThan(3)
    const blocks = read("../plugin/includes/BlockTexts.php")
    expect(names.filter((name) => !blocks.includes(`__( '${name}'`))).toEqual([])
  })
})
