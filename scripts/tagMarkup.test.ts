import { describe, expect, it } from "vitest"
import { addTagToChangelog, formatPinnedTag, formatTag } from "./tagMarkup.mjs"

const manifest = [{ file: "ringside.js", integrity: "sha384-loader" }]
const importMap = { integrity: { "./chunks/late-A.js": "sha384-late", "./chunks/late-A.js?retry": "sha384-late" } }
const base = "https://cdn.example/ringside/1.4.2/"

describe("formatPinnedTag", () => {
  it("has the map before anything that loads a module, and integrity on all", () => {
    expect(formatPinnedTag(base, { manifest, importMap })).toBe(
      `<script type="importmap">{"integrity":{"${base}chunks/late-A.js":"sha384-late","${base}chunks/late-A.js?retry":"sha384-late"}}</script>
<link rel="modulepreload" href="${base}ringside.js" integrity="sha384-loader" crossorigin />
<script type="module" src="${base}ringside.js" integrity="sha384-loader" crossorigin async></script>`,
    )
  })

  it("throws without a loader", () => {
    expect(() => formatPinnedTag(base, { manifest: [], importMap })).toThrow("lists no ringside.js")
  })
})

it("has no integrity for a version that changes", () => {
  expect(formatTag('/a"b/1/')).toBe('<script type="module" src="/a&quot;b/1/ringside.js" crossorigin async></script>')
})

describe("addTagToChangelog", () => {
  const changelog = "# @ringside/embed\n\n## 1.4.2\n\n### Patch Changes\n\n- x\n\n## 1.4.1\n"

  it("puts the tag below the version's heading, once", () => {
    const tagged = addTagToChangelog(changelog, "1.4.2", "<script>")
    expect(tagged).toBe(
      "# @ringside/embed\n\n## 1.4.2\n\n```html\n<script>\n```\n\n### Patch Changes\n\n- x\n\n## 1.4.1\n",
    )
    expect(addTagToChangelog(tagged, "1.4.2", "<script>")).toBe(tagged)
  })

  it("throws for a version that it doesn't have", () => {
    expect(() => addTagToChangelog(changelog, "1.5.0", "<script>")).toThrow('expected the heading "## 1.5.0"')
  })
})
