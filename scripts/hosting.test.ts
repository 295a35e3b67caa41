import { mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, sep } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { layOutHosting, selectLine, writeTagToChangelog } from "./hosting.mjs"
import { createPolicyHash } from "./hosting/tagMarkup.mjs"
import { root } from "./workspace.mjs"

const base = "https://cdn.example/ringside/"
const { version } = JSON.parse(readFileSync(join(root, "packages/embed/package.json"), "utf8")) as { version: string }
const line = selectLine(version)
const installed = realpathSync(join(root, "node_modules/react")).replaceAll(sep, "/")
const reactSource = `../../../${installed.slice(installed.indexOf("node_modules/"))}/index.js`
const files: Readonly<Record<string, string>> = {
  "ringside.js": "load()",
  "chunks/late-A.js": "add()",
  "manifest.json": JSON.stringify([{ file: "ringside.js", integrity: "sha384-loader" }]),
  "chunks/late-A.js.map": JSON.stringify({ sources: ["../src/a.ts", reactSource, `${reactSource}x`] }),
  "importmap.json": JSON.stringify({ integrity: { "./chunks/late-A.js": "sha384-late" } }),
}
const pinned = `<script type="importmap">{"integrity":{"${base}${version}/chunks/late-A.js":"sha384-late"}}</script>
<link rel="modulepreload" href="${base}${version}/ringside.js" integrity="sha384-loader" crossorigin />
<script type="module" src="${base}${version}/ringside.js" integrity="sha384-loader" crossorigin async></script>`

let folder: string
const built = () => join(folder, "dist")

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hosting-"))
  mkdirSync(join(built(), "chunks"), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(built(), file), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the folders of a server", () => {
  it.each([
    ["1.4.2", "1"],
    ["12.0.0-beta.1", "12"],
    ["0.4.2", "0.4"],
  ])("of version %s are followed by pages at %s", (one, followed) => {
    expect(selectLine(one)).toBe(followed)
  })

  it("hold the build twice: by its version, and by the line of versions that it belongs to", () => {
    const packed = join(folder, "packed")
    mkdirSync(join(packed, "old"), { recursive: true })
    layOutHosting(packed, base, built())
    expect(readdirSync(packed).sort()).toEqual([line, version, "tags.html"].sort())
    for (const name of [version, line]) {
      for (const [file, text] of Object.entries(files))
        expect(readFileSync(join(packed, name, file), "utf8")).toBe(text)
      const sbom = JSON.parse(readFileSync(join(packed, name, "sbom.cdx.json"), "utf8")) as object
      const { version: react } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
        version: string
      }
      expect(sbom).toMatchObject({
        bomFormat: "CycloneDX",
        metadata: { component: { name: "@ringside/embed", version } },
        components: [{ name: "react", purl: `pkg:npm/react@${react}`, licenses: [{ expression: "MIT" }] }],
      })
    }
    expect(readFileSync(join(packed, "tags.html"), "utf8")).toBe(`<!-- This version for good -->
${pinned}
<!-- Under a content security policy, the import map needs this in script-src: '${createPolicyHash(pinned)}' -->

<!-- The newest of version ${line} -->
<script type="module" src="${base}${line}/ringside.js" crossorigin async></script>
`)
  })

  it("are served with the headers that the guide lists, which its example agrees with", () => {
    const guide = readFileSync(join(root, "docs/hosting.md"), "utf8")
    const rows = [...guide.matchAll(/^\| `(\/ringside\/[\d.]+\/)`.*?\| `([^`]+)` *\| (.*?) *\|$/gm)].map((row) =>
      row.slice(1),
    )
    expect(rows).toEqual([
      ["/ringside/1.4.2/", "public, max-age=31536000, immutable", "on the tag, and in an import map"],
      ["/ringside/1/", "public, max-age=300", "none: the files change"],
    ])
    const header = `cache-control: ${rows[0]?.[1] ?? ""}`
    expect(readFileSync(join(root, "scripts/hosting.mjs"), "utf8")).toContain(`"${header}"`)
    // The plugin's files are static, so its guide asks the shop's server for the same header.
    expect(readFileSync(join(root, "examples/wordpress/DEVELOPERS.md"), "utf8")).toContain(`\`${header}\``)
  })
})

it("writes the tag of a version below its heading in the changelog, once", () => {
  const changelog = join(folder, "CHANGELOG.md")
  writeFileSync(changelog, `# @ringside/embed\n\n## ${version}\n\n- A change.\n`)
  writeTagToChangelog(changelog, base, built())
  writeTagToChangelog(changelog, base, built())
  expect(readFileSync(changelog, "utf8")).toBe(
    `# @ringside/embed\n\n## ${version}\n\n<!-- prettier-ignore -->\n\`\`\`html\n${pinned}\n\`\`\`\n\nUnder a content security policy: \`script-src '${createPolicyHash(pinned)}'\` for the import map.\n\n- A change.\n`,
  )
})
