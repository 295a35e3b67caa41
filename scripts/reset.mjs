import { existsSync, readFileSync, rmSync } from "node:fs"
import { relative } from "node:path"
import { printLine } from "./terminal.mjs"
import { shopDataFolder, shopPidPath } from "./shopFiles.mjs"
import { root } from "./workspace.mjs"

/**
 * Removes the example shop's data, so that the next start begins with a new database.
 * @returns {number} the exit code
 */
export function resetShop() {
  const pid = readShopPid()
  if (pid !== null) {
    printLine(`The shop is running (process ${pid}), and would lose its database under its feet. Stop it first.`)
    return 1
  }
  const { DATABASE_URL, DATA_DIR } = process.env
  if (DATABASE_URL || DATA_DIR) {
    printLine(
      `${DATABASE_URL ? "DATABASE_URL" : "DATA_DIR"} names a database of your own; this removes only the one that comes with the shop.`,
    )
  }
  const folder = relative(root, shopDataFolder)
  if (!existsSync(shopDataFolder)) {
    printLine(`${folder} does not exist: the next start begins afresh anyway.`)
    return 0
  }
  rmSync(shopDataFolder, { recursive: true })
  printLine(`Removed ${folder} (baskets, orders, stock). The next start begins afresh.`)
  return 0
}

/**
 * Reads the process id of the running shop; null if none runs, even if a killed shop left its file.
 * @returns {number | null}
 */
function readShopPid() {
  if (!existsSync(shopPidPath)) return null
  const pid = Number(readFileSync(shopPidPath, "utf8"))
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM means that the process exists but belongs to another user.
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}
