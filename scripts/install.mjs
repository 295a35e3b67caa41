import { join } from "node:path"
import { readPackageManager, runPackageManager } from "./packageManager.mjs"
import { say, timed } from "./say.mjs"
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs"
import { memberFolders, root } from "./workspace.mjs"

// Inside node_modules, so that whoever deletes that folder deletes the claim that it is complete.
const stampPath = join(root, "node_modules", ".ringside-installed")

/**
 * Brings node_modules to what the lockfile says; does nothing when it was already made from this lockfile and these manifests.
 * @throws Error when the installer fails; its output was shown.
 */
export async function install() {
  const hash = hashInstall()
  if (isStamped(stampPath, hash)) return say("packages: up to date")
  const { spec } = readPackageManager()
  await timed(`packages: installing with ${spec}`, () => runInstaller(spec))
  writeStamp(stampPath, hash)
}

/** @param {string} spec */
async function runInstaller(spec) {
  const { code } = await runPackageManager(["install", "--frozen-lockfile", "--prefer-offline"], {
    // Without CI the installer would ask before it replaces a node_modules that npm made.
    env: { CI: "true" },
    isLive: true,
  })
  if (code === 0) return
  throw new Error(
    `The packages could not be installed (${spec} ended with ${code}; its words are above). ` +
      `If it speaks of an outdated lockfile, run: npx ${spec} install`,
  )
}

/** Native programs come as packages for one platform, so a node_modules carried to another machine must not pass. */
function hashInstall() {
  const manifests = memberFolders().map((folder) => `${folder}/package.json`)
  const files = hashFiles(root, ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc", ...manifests])
  return `${files} ${process.platform}-${process.arch}`
}
