/*
 * Creates a version from the changesets: updates the manifests and changelogs, builds the script tag, and adds the markup that loads this
 * build, with its integrity, to the changelog of @ringside/embed.
 * node scripts/newVersion.mjs [BASE]    BASE is the address of the folder that serves all versions
 */
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
  await build()
  writeTagToChangelog(changelogPath, base)
  printLine("The version is in the manifests and changelogs. What comes next: docs/hosting.md, A release.")
  return 0
}

if (argv[1] && import.meta.url === pathToFileURL(resolve(argv[1])).href)
  process.exitCode = await createVersion(argv[2] ?? "/ringside/")
