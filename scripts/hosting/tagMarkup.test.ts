import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { addTagToChangelog, createPolicyHash, formatPinnedTag, formatTag } from "./tagMarkup.mjs"

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

describe("createPolicyHash", () => {
  it("is the hash of the import map alone", () => {
    const map = `{"integrity":{"${base}chunks/late-A.js":"sha384-late","${base}chunks/late-A.js?retry":"sha384-late"}}`
    const hash = createHash("sha256").update(map).digest("base64")
    expect(createPolicyHash(formatPinnedTag(base, { manifest, importMap }))).toBe(`sha256-${hash}`)
  })

  it("throws for a tag that isn't pinned", () => {
    expect(() => createPolicyHash(formatTag(base))).toThrow("has no import map")
  })
})

describe("addTagToChangelog", () => {
  const tag = '<script type="importmap">{}</script>'

  const changelog = "# @ringside/embed\n\n## 1.4.2\n\n### Patch Changes\n\n- x\n\n## 1.4.1\n"

  it("puts the tag below the version's heading, once", () => {
    const tagged = addTagToChangelog(changelog, "1.4.2", tag)
    expect(tagged).toBe(
      `# @ringside/embed\n\n## 1.4.2\n\n<!-- prettier-ignore -->\n\`\`\`html\n${tag}\n\`\`\`\n\nUnder a content security policy: \`script-src '${createPolicyHash(tag)}'\` for the import map.\n\n### Patch Changes\n\n- x\n\n## 1.4.1\n`,
    )
    expect(addTagToChangelog(tagged, "1.4.2", tag)).toBe(tagged)
  })

  it("throws for a version that it doesn't have", () => {
    expect(() => addTagToChangelog(changelog, "1.5.0", tag)).toThrow('expected the heading "## 1.5.0"')
  })
})
