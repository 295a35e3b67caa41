/*
 * Creates a version from the changesets: updates the manifests and changelogs, builds the script tag, and adds the markup that loads this
 * build, with its integrity, to the changelog of @ringside/embed.
 * node scripts/newVersion.mjs [BASE]    BASE is the address of the folder that serves all versions
 */
import { join } from "node:path"
import { embedBuild } from "./builds.mjs"
import { writeTagToChangelog } from "./hosting.mjs"
import { runTool } from "./processes.mjs"
import { buildOrThrow } from "./serve.mjs"
import { root } from "./workspace.mjs"

const changelogPath = join(root, "packages/embed/CHANGELOG.md")
const [base = "/ringside/"] = process.argv.slice(2)

const { code } = await runTool({ package: "@changesets/cli", bin: "changeset" }, ["version"], { isLive: true })
if (code === 0) {
  await buildOrThrow(embedBuild)
  writeTagToChangelog(changelogPath, base)
}
process.exitCode = code
