import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { describeFailure } from "../../log/failure.ts"
import type { Log } from "../../log/log.ts"

/** What was kept at a path, if anything was. */
export async function readKept(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path)
  } catch {
    return undefined // Not made yet, or no longer readable: both are mended by making it.
  }
}

/** Keeps bytes at a path, where they appear whole or not at all, and hands them on. A failure is told; they are made again. */
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
