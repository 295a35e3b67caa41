import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
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
