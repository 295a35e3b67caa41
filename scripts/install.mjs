import { join } from "node:path"
import { runProcess } from "./processes.mjs"
import { say, timed } from "./say.mjs"
import { hashFiles, isStamped, writeStamp } from "./stamp.mjs"
import { memberFolders, readManifest, root } from "./workspace.mjs"

// Inside node_modules, so that whoever deletes that folder deletes the claim that it is complete.
const stampPath = join(root, "node_modules", ".ringside-installed")

/**
 * Brings node_modules to what the lockfile says; does nothing when it was already made from this lockfile and these manifests.
 * @throws Error when the installer fails; its output was shown.
 */
export async function install() {
  const hash = hashInstall()
  if (isStamped(stampPath, hash)) return say("packages: up to date")
  const packageManager = readPackageManager()
  await timed(`packages: installing with ${packageManager}`, () => runInstaller(packageManager))
  writeStamp(stampPath, hash)
}

/** @param {string} packageManager */
async function runInstaller(packageManager) {
  const args = ["--yes", "--prefer-offline", packageManager, "install", "--frozen-lockfile", "--prefer-offline"]
  const { code } = await runProcess("npx", args, {
    // Without CI the installer would ask before it replaces a node_modules that npm made.
    env: { CI: "true" },
    isLive: true,
    // On Windows npx is a batch file, which only a shell runs.
    hasShell: process.platform === "win32",
  })
  if (code === 0) return
  throw new Error(
    `The packages could not be installed (${packageManager} ended with ${code}; its words are above). ` +
      `If it speaks of an outdated lockfile, run: npx ${packageManager} install`,
  )
}

/** Native programs come as packages for one platform, so a node_modules carried to another machine must not pass. */
function hashInstall() {
  const manifests = memberFolders().map((folder) => `${folder}/package.json`)
  const files = hashFiles(root, ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc", ...manifests])
  return `${files} ${process.platform}-${process.arch}`
}

/** The exact package manager that the root manifest names, without the checksum that may follow. */
export function readPackageManager() {
  const { packageManager } = readManifest(join(root, "package.json"))
  const [exact] = (packageManager ?? "").split("+")
  if (!exact) throw new Error('package.json names no "packageManager"')
  return exact
}
