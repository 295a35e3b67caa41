/*
 * Builds the packages, and packs each as it would be published, into the workspace's folder packed/.
 * node scripts/pack.mjs
 */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { embedBuild } from "./builds.mjs"
import { packPackages } from "./pack/consumers.mjs"
import { handOver } from "./processes.mjs"
import { buildOrThrow } from "./serve.mjs"
import { printLine, timed } from "./terminal.mjs"
import { root } from "./workspace.mjs"

const packed = "packed"

async function main() {
  // First, so that the terminal says what takes so long: the packages' build then finds it up to date.
  await buildOrThrow(embedBuild)
  const built = await handOver(["scripts/pack/buildPackages.mjs"])
  if (built !== 0) return built
  rmSync(join(root, packed), { recursive: true, force: true })
  await timed("packages: packing", () => packPackages(join(root, packed)))
  printLine(`The packages lie in ${packed}/.`)
  return 0
}

process.exitCode = await main()
