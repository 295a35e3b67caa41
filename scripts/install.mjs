import { join } from "node:path"
import { readPackageManager, runPackageManager } from "./packageManager.mjs"
import { printLine, timed } from "./terminal.mjs"
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs"
import { memberFolders, root } from "./workspace.mjs"

// Inside node_modules, so that deleting that folder also deletes the record of a complete installation.
const stampPath = join(root, "node_modules", ".ringside-installed")

/**
 * Installs node_modules from the lockfile; does nothing when it was already installed from this lockfile and these manifests.
 * @throws Error when the installer fails; its output is already shown.
 */
export async function install() {
  const hash = hashInstall()
  if (isStamped(stampPath, hash)) return printLine("packages: up to date")
  const { spec } = readPackageManager()
  await timed(`packages: installing with ${spec}`, () => runInstaller(spec))
  writeStamp(stampPath, hash)
}

/** @param {string} spec */
async function runInstaller(spec) {
  const { code } = await runPackageManager(["install", "--frozen-lockfile", "--prefer-offline"], {
    // Without CI, the installer would prompt before it replaces a node_modules that npm created.
    env: { CI: "true" },
    isLive: true,
  })
  if (code === 0) return
  throw new Error(
    `The packages could not be installed (${spec} ended with ${code}; its words are above). ` +
      `If it speaks of an outdated lockfile, run: npx ${spec} install`,
  )
}

/** Includes the platform: native programs are installed for one platform, so a copied node_modules must not count as complete. */
function hashInstall() {
  const manifests = memberFolders().map((folder) => `${folder}/package.json`)
  const files = hashFiles(root, ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc", ...manifests])
  return `${files} ${process.platform}-${process.arch}`
}
