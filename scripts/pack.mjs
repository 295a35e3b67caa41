/*
 * Builds the packages, and packs each as it would be published, into the workspace's folder packed/.
 * node scripts/pack.mjs
 */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { embedBuild } from "./builds.mjs"
import { listPublishedPackages } from "./buildPackages.mjs"
import { runPackageManager } from "./packageManager.mjs"
import { handOver } from "./processes.mjs"
import { buildOrThrow } from "./serve.mjs"
import { printLine, timed } from "./terminal.mjs"
import { root } from "./workspace.mjs"

const packed = "packed"

/** Packs with the workspace's own package manager: others would leave `workspace:*` and the entries' sources in the manifests. */
async function packAll() {
  const filters = listPublishedPackages().flatMap(({ manifest }) => ["--filter", manifest.name])
  const args = [...filters, "--recursive", "pack", "--pack-destination", join(root, packed)]
  return runPackageManager(args)
}

async function main() {
  // First, so that the terminal says what takes so long: the packages' build then finds it up to date.
  await buildOrThrow(embedBuild)
  const built = await handOver(["scripts/buildPackages.mjs"])
  if (built !== 0) return built
  rmSync(join(root, packed), { recursive: true, force: true })
  const { code, output } = await timed("packages: packing", packAll)
  if (code === 0) printLine(`The packages lie in ${packed}/.`)
  else process.stderr.write(output)
  return code
}

process.exitCode = await main()
