import { statfs } from "node:fs/promises"

/** Checks whether a write may begin. @throws NoSpaceError when it may not */
export type EnsureSpace = () => Promise<void>

/** The error of a write on a full disk. */
class NoSpaceError extends Error {
  override readonly name = "NoSpaceError"
  readonly code = "ENOSPC"
}

/**
 * The embedded database stops working when its write-ahead log can't grow, and the log grows by 16 MB at a time. So writes are refused
 * unless there is space for two steps.
 */
const reserveBytes = 32 * 2 ** 20

/** How long a measurement is reused: in this time, the shop's writes can't fill the reserve. */
const rememberedMs = 250

/** Creates the check of a folder's disk. `readFreeBytes` is for tests. */
export function createSpaceCheck(
  folder: string,
  readFreeBytes: (folder: string) => Promise<number> = readAvailableBytes,
): EnsureSpace {
  let checkedAtMs = -Infinity
  let freeBytes = 0
  return async () => {
    const nowMs = performance.now()
    if (nowMs - checkedAtMs > rememberedMs) {
      freeBytes = await readFreeBytes(folder)
      checkedAtMs = nowMs
    }
    if (freeBytes < reserveBytes) throw new NoSpaceError("the disk of the data folder is full")
  }
}

/** Whether an error reports a full disk: the system's, the database's, or the check's own. */
export function isNoSpace(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const code: unknown = "code" in thrown ? thrown.code : undefined
  return code === "ENOSPC" || code === "53100" || isNoSpace(thrown.cause)
}

async function readAvailableBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
