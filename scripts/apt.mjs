import { existsSync, readFileSync } from "node:fs"
import { runProcess } from "./processes.mjs"

/** Whether packages can be installed without a prompt: as root on Debian or Ubuntu. */
export function canUseApt() {
  const isRoot = process.getuid?.() === 0
  return isRoot && existsSync("/usr/bin/apt-get") && /debian|ubuntu/.test(readOsRelease())
}

/**
 * Installs system packages. A failure prints apt-get's output; callers check afterwards whether the program exists.
 * @param {readonly string[]} packages
 */
export async function installWithApt(packages) {
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  // An installation that was killed half-way would make apt-get refuse every other one.
  await runProcess("dpkg", ["--configure", "-a"], { env, limitMs: 300_000 })
  await runProcess("apt-get", ["update"], { env, limitMs: 180_000 })
  const { code, output } = await runProcess("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    env,
    limitMs: 600_000,
  })
  if (code !== 0) process.stderr.write(output)
}

function readOsRelease() {
  return existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : ""
}
