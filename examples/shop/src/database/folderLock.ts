import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

const heldHere = new Set<string>()

/**
 * Keeps a second shop out of a data folder: two programs on one embedded database destroy it.
 * @returns what gives the folder back
 * @throws when a program that is running has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, "lock")
  const holder = Number(await readFile(file, "utf8").catch(() => ""))
  // After a crash the file stays, and its number may be anybody's by now, even ours.
  const isHeld = holder === process.pid ? heldHere.has(file) : holder > 0 && isRunning(holder)
  if (isHeld) {
    throw new Error(
      `the data in ${folder} is in use by process ${String(holder)}. Stop that one, or delete ${file} if it is no shop.`,
    )
  }
  await writeFile(file, String(process.pid))
  heldHere.add(file)
  return async () => {
    heldHere.delete(file)
    await rm(file, { force: true })
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}
