import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

/** What was kept at a path, if anything was. */
export async function readKept(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path)
  } catch {
    return undefined // Not made yet, or no longer readable: both are mended by making it.
  }
}

/** Keeps bytes at a path, where they appear whole or not at all, and hands them on. A failure is told; they are made again. */
export async function keep(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (cause) {
    console.warn(`[shop figures] ${path} could not be kept; it will be drawn again.`, cause)
  }
  return bytes
}
