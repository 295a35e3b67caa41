/*
 * Creates a version from the changesets: updates the manifests and changelogs, builds the script tag, and adds the markup that loads this
 * build, with its integrity, to the changelog of @ringside/embed.
 * node scripts/newVersion.mjs [BASE]    BASE is the address of the folder that serves all versions
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { embedBuild } from "./builds.mjs"
import { createPinnedTag, readVersion } from "./hosting.mjs"
import { runTool } from "./processes.mjs"
import { buildOrThrow } from "./serve.mjs"
import { addTagToChangelog } from "./tagMarkup.mjs"
import { root } from "./workspace.mjs"

const changelogPath = join(root, "packages/embed/CHANGELOG.md")
const [base = "/ringside/"] = process.argv.slice(2)

const { code } = await runTool({ package: "@changesets/cli", bin: "changeset" }, ["version"], { isLive: true })
if (code === 0) {
  await buildOrThrow(embedBuild)
  const changelog = readFileSync(changelogPath, "utf8")
  writeFileSync(changelogPath, addTagToChangelog(changelog, readVersion().version, createPinnedTag(base)))
}
process.exitCode = code
