import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { toolFile } from "./processes.mjs"
import { createPolicyHash } from "./hosting/tagMarkup.mjs"
import { root } from "./workspace.mjs"
import { createWorkspaceCopy, type Ended, type WorkspaceCopy } from "./workspaceCopy.ts"

const base = "https://cdn.example/ringside/"
const dist = "packages/embed/dist"

let copy: WorkspaceCopy
/** The results of a version with a minor change, and of one with a major change after it. */
const ended: Ended[] = []
const read = (file: string) => readFileSync(join(copy.folder, file), "utf8")
const readManifest = (folder: string) =>
  JSON.parse(read(`packages/${folder}/package.json`)) as { readonly version: string; readonly private?: boolean }

/** The versions of all published packages. */
function listVersions(): readonly string[] {
  const published = readdirSync(join(root, "packages")).filter((folder) => readManifest(folder).private !== true)
  return published.map((folder) => readManifest(folder).version)
}

/** Writes a note on a change, as `npm run changeset` does. */
function writeChangeset(name: string, bumps: Readonly<Record<string, string>>, text: string): void {
  const lines = Object.entries(bumps).map(([scope, bump]) => `"@ringside/${scope}": ${bump}`)
  writeFileSync(join(copy.folder, ".changeset", `${name}.md`), `---\n${lines.join("\n")}\n---\n\n${text}\n`)
}

/** Makes a version of the notes, by the files of the last build: another build would take a minute, and add nothing. */
async function createVersion(): Promise<void> {
  const code = `import { createVersion } from "./scripts/newVersion.mjs"
process.exitCode = await createVersion("${base}", async () => {})`
  ended.push(await copy.run(["--input-type=module", "--eval", code]))
}

async function layOut(): Promise<void> {
  ended.push(await copy.run(["scripts/hosting.mjs", base]))
}

/** The version in the addresses of the child theme's files, and in its head. */
function readTheme(): readonly (string | undefined)[] {
  const theme = "examples/starters/woocommerce-child-theme"
  return [
    /RINGSIDE_STARTER_VERSION = '([^']*)'/.exec(read(`${theme}/functions.php`))?.[1],
    /^Version: (.*)$/m.exec(read(`${theme}/style.css`))?.[1],
  ]
}

const versions: string[] = []
const themes: ReturnType<typeof readTheme>[] = []
const lines: string[] = []

beforeAll(async () => {
  copy = createWorkspaceCopy()
  cpSync(join(root, dist), join(copy.folder, dist), { recursive: true })
  // The list of what is in the files reads the packages' licences where the installation has them.
  symlinkSync(join(root, "node_modules/.pnpm"), join(copy.folder, "node_modules/.pnpm"))
  mkdirSync(join(copy.folder, ".changeset"))
  cpSync(join(root, ".changeset/config.json"), join(copy.folder, ".changeset/config.json"))
  for (const folder of readdirSync(join(copy.folder, "packages")))
    rmSync(join(copy.folder, "packages", folder, "CHANGELOG.md"), { force: true })
  writeChangeset("gallery-rows", { gallery: "minor", ui: "minor" }, "`data-ringside-rows` shows the pictures in rows.")
  await createVersion()
  versions.push(...listVersions())
  themes.push(readTheme())
  await layOut()
  lines.push(...readdirSync(join(copy.folder, "packed/hosting")))
  writeChangeset("old-name", { "mini-cart": "major" }, "`data-ringside-old` is gone: write `data-ringside-layout`.")
  await createVersion()
  await layOut()
  // It copies the workspace and starts four programs: 20 s on two free cores.
}, 5 * 60_000)
afterAll(() => copy.remove())

it("ends well, uses up the notes, and says what comes next", () => {
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(ended[0]?.output).toContain("docs/hosting.md, A release")
  expect(readdirSync(join(copy.folder, ".changeset"))).toEqual(["config.json"])
})

it("gives every published package the same version, by the largest change", () => {
  expect(versions.length).toBeGreaterThan(10)
  expect([...new Set(versions)]).toEqual(["0.1.0"])
  expect([...new Set(listVersions())]).toEqual(["1.0.0"])
})

it("gives the child theme the same version, so that browsers fetch its files anew", () => {
  const theme = "examples/starters/woocommerce-child-theme"
  expect(themes).toEqual([["0.1.0", "0.1.0"]])
  expect(readTheme()).toEqual(["1.0.0", "1.0.0"])
  // Nothing else of its files has changed.
  const hideVersions = (text: string) => text.replaceAll(/\d+\.\d+\.\d+/g, "")
  for (const file of ["functions.php", "style.css"])
    expect(hideVersions(read(`${theme}/${file}`))).toBe(hideVersions(readFileSync(join(root, theme, file), "utf8")))
})

describe("the changelogs", () => {
  it("hold each note below the kind of its change, where upgrade notes are looked for", () => {
    expect(read("packages/gallery/CHANGELOG.md")).toMatch(
      /^## 0\.1\.0\n\n### Minor Changes\n\n- .*`data-ringside-rows`/m,
    )
    expect(read("packages/mini-cart/CHANGELOG.md")).toMatch(
      /^## 1\.0\.0\n\n### Major Changes\n\n- .*`data-ringside-old`/m,
    )
  })

  it("begin each version of the script tag with its tag, integrity and hash for a policy included", () => {
    const entries = read("packages/embed/CHANGELOG.md").split(/^## (?=\d)/m)
    expect(entries.slice(1).map((entry) => entry.split("\n")[0])).toEqual(["1.0.0", "0.1.0"])
    const manifest = JSON.parse(read(`${dist}/manifest.json`)) as readonly { file: string; integrity: string }[]
    const { integrity = "none" } = manifest.find(({ file }) => file === "ringside.js") ?? {}
    for (const entry of entries.slice(1)) {
      const [, version = "", tag = ""] =
        /^([\d.]+)\n\n<!-- prettier-ignore -->\n```html\n([^]*?)\n```\n/.exec(entry) ?? []
      expect(tag).toContain(`<script type="module" src="${base}${version}/ringside.js" integrity="${integrity}"`)
      expect(tag).toContain(`"${base}${version}/chunks/`)
      expect(entry).toContain(`script-src '${createPolicyHash(tag)}'`)
    }
  })

  it("are left as they are by the formatter, which would break the hash", async () => {
    const { code, output } = await copy.run([toolFile({ package: "oxfmt" }), "--check", "packages"])
    expect({ code, output }).toMatchObject({ code: 0 })
  })
})

it("lays each version out for a server, under its number and under that which pages follow", () => {
  expect(lines.toSorted()).toEqual(["0.1", "0.1.0", "tags.html"])
  const folder = join(copy.folder, "packed/hosting")
  expect(readdirSync(folder).toSorted()).toEqual(["1", "1.0.0", "tags.html"])
  const [, tag = ""] = /```html\n([^]*?)\n```/.exec(read("packages/embed/CHANGELOG.md")) ?? []
  expect(read("packed/hosting/tags.html")).toContain(tag)
  for (const name of ["1", "1.0.0"]) {
    expect(existsSync(join(folder, name, "ringside.js"))).toBe(true)
    const sbom = JSON.parse(read(`packed/hosting/${name}/sbom.cdx.json`)) as { readonly components: readonly object[] }
    expect(sbom).toMatchObject({ metadata: { component: { version: "1.0.0" } } })
    expect(sbom.components.length).toBeGreaterThan(2)
  }
})
