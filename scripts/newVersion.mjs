/*
 * Creates a version from the changesets: updates the manifests and changelogs, and the child theme's version, which is in the addresses of its
 * files. Builds the script tag, and adds the markup that loads this build, with its integrity, to the changelog of @ringside/embed.
 * node scripts/newVersion.mjs [BASE]    BASE is the address of the folder that serves all versions
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { embedBuild } from "./builds.mjs"
import { writeTagToChangelog } from "./hosting.mjs"
import { runTool } from "./processes.mjs"
import { buildOrThrow } from "./serve.mjs"
import { printLine } from "./terminal.mjs"
import { root } from "./workspace.mjs"

const changelogPath = join(root, "packages/embed/CHANGELOG.md")

/**
 * @param {string} base
 * @param {() => Promise<unknown>} [build] builds the script tag of the new version
 * @returns {Promise<number>} the exit code
 */
export async function createVersion(base, build = () => buildOrThrow(embedBuild)) {
  const { code } = await runTool({ package: "@changesets/cli", bin: "changeset" }, ["version"], { isLive: true })
  if (code !== 0) return code
  raiseChildTheme()
  await build()
  writeTagToChangelog(changelogPath, base)
  printLine("The version is in the manifests and changelogs. What comes next: docs/hosting.md, A release.")
  return 0
}

/** Where the child theme has its version: a browser keeps the files of an address whose version stays. */
const childThemeVersions = [
  { file: "functions.php", before: /(const RINGSIDE_STARTER_VERSION = ')[^']*/ },
  { file: "style.css", before: /^(Version: ).*$/m },
]

function raiseChildTheme() {
  const { version } = JSON.parse(readFileSync(join(root, "packages/embed/package.json"), "utf8"))
  for (const { file, before } of childThemeVersions) {
    const path = join(root, "examples/starters/woocommerce-child-theme", file)
    const text = readFileSync(path, "utf8")
    if (!before.test(text)) throw new Error(`${path} has no version to raise.`)
    writeFileSync(
      path,
      text.replace(before, (_, start) => `${start}${version}`),
    )
  }
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href)
  process.exitCode = await createVersion(argv[2] ?? "/ringside/")
