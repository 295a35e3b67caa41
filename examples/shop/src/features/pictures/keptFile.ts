import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { describeFailure } from "../../log/failure.ts"
import type { Log } from "../../log/log.ts"

/** Reads a cached file; undefined if it is missing or unreadable. */
export async function readKept(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path)
  } catch {
    return undefined // Missing or unreadable: the caller creates the file again in both cases.
  }
}

/** Caches bytes at a path and returns them. The rename makes the write atomic. A failure is only logged: the next request tries again. */
export async function keep(path: string, bytes: Uint8Array, log: Log): Promise<Uint8Array> {
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (cause) {
    log({ event: "picture-not-kept", failure: describeFailure(cause) })
  }
  return bytes
}
