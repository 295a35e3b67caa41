import { randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { isRecord } from "../endpoints/storeApiBody.ts"
import { OperatorError } from "../log/operatorError.ts"
import { hasStarted, readProcessPlace, type ProcessPlace } from "./processPlace.ts"

/** The options of a folder's lock; all but `onLost` are for tests. */
export interface FolderLockOptions {
  /** Called when another process owns the lock: this one must stop at once. */
  readonly onLost: () => void
  readonly place?: ProcessPlace
  readonly heartbeatMs?: number
  /** An owner that can't be checked counts as gone when its last heartbeat is this old. */
  readonly staleMs?: number
}

/** The owner of a folder: written once, while each heartbeat updates the file's time. */
interface Owner extends ProcessPlace {
  readonly token: string
}

interface Lock {
  readonly name: string
  readonly owner: Owner | undefined
  readonly beatAtMs: number
}

/**
 * Keeps a second shop out of a data folder, even from another container or machine: two programs on one embedded database destroy it. A
 * lock is a file `lock-N` that is created exclusively. A process that finds the owner of lock-N gone creates lock-N+1, which only one
 * process can, and removes the older ones.
 * @returns a function that releases the folder
 * @throws OperatorError when another shop owns it
 */
export async function lockFolder(folder: string, options: FolderLockOptions): Promise<() => Promise<void>> {
  const { place = await readProcessPlace(), heartbeatMs = 1_000, staleMs = 15_000 } = options
  await mkdir(folder, { recursive: true })
  const before = await readLocks(folder)
  for (const lock of before) if (!(await isStale(folder, lock, { place, heartbeatMs, staleMs }))) refuse(folder, lock)
  const token = randomUUID()
  const name = `lock-${String(Math.max(0, ...before.map((lock) => numberOf(lock.name))) + 1)}`
  const file = join(folder, name)
  await createExclusively(folder, file, JSON.stringify({ token, ...place } satisfies Owner))
  // If another process has created a lock in the meantime, remove this one again.
  const rival = (await readLocks(folder)).find(
    (lock) => lock.name !== name && !before.some((one) => isSameLock(one, lock)),
  )
  if (rival) {
    await rm(file, { force: true })
    refuse(folder, rival)
  }
  for (const lock of before) await rm(join(folder, lock.name), { force: true })
  return keepAlive(file, token, { heartbeatMs, onLost: options.onLost })
}

function keepAlive(
  file: string,
  token: string,
  { heartbeatMs, onLost }: { readonly heartbeatMs: number; readonly onLost: () => void },
): () => Promise<void> {
  let beating: Promise<void> = Promise.resolve()
  const beat = async () => {
    let owner: Owner | undefined
    try {
      owner = parseOwner(await readText(file))
    } catch {
      return // A read that fails says nothing about the owner; the next heartbeat reads again.
    }
    if (owner?.token !== token) {
      onLost()
      return
    }
    const now = new Date()
    // On a full disk, the time may not be written, although the owner is alive.
    await utimes(file, now, now).catch(() => undefined)
  }
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, heartbeatMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await beating
    if ((await readOwner(file))?.token === token) await rm(file, { force: true })
  }
}

/** Checks the owner's process where it is visible; otherwise waits for a heartbeat. */
async function isStale(
  folder: string,
  lock: Lock,
  {
    place,
    heartbeatMs,
    staleMs,
  }: { readonly place: ProcessPlace; readonly heartbeatMs: number; readonly staleMs: number },
): Promise<boolean> {
  const { owner } = lock
  if (owner && owner.world !== "" && owner.world === place.world) return !(await hasStarted(owner))
  for (let waitedMs = 0; waitedMs < staleMs; waitedMs += heartbeatMs) {
    await wait(heartbeatMs)
    const now = (await readLocks(folder)).find(({ name }) => name === lock.name)
    if (!now || !isSameLock(now, lock)) return false
    if (now.beatAtMs !== lock.beatAtMs) return false
  }
  return true
}

async function createExclusively(folder: string, file: string, contents: string): Promise<void> {
  try {
    await writeFile(file, contents, { flag: "wx" })
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) {
      await rm(file, { force: true }) // On a full disk, the file was created but is empty.
      throw cause
    }
    refuse(folder, { owner: await readOwner(file) })
  }
}

function refuse(folder: string, { owner }: Pick<Lock, "owner">): never {
  const who = owner ? `process ${String(owner.processId)} on ${owner.host}` : "another shop"
  throw new OperatorError(
    `the data in ${folder} is in use by ${who}. Stop that shop, or give this one a folder of its own: DATA_DIR=…`,
  )
}

async function readLocks(folder: string): Promise<readonly Lock[]> {
  const names = (await readdir(folder)).filter((name) => /^lock-\d{1,9}$/.test(name))
  const locks = await Promise.all(names.map((name) => readLock(folder, name)))
  return locks.flatMap((lock) => lock ?? [])
}

async function readLock(folder: string, name: string): Promise<Lock | undefined> {
  const file = join(folder, name)
  const found = await stat(file).catch(() => undefined) // It may have been removed since it was listed.
  return found && { name, owner: await readOwner(file), beatAtMs: found.mtimeMs }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  return parseOwner(await readText(file).catch(() => ""))
}

/** @returns the text of a lock, "" without the file */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8")
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return ""
    throw cause
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(text)
    if (!isRecord(owner)) return undefined
    const { token, world, host, processId, startedAt } = owner
    const isWhole = typeof token === "string" && typeof world === "string" && typeof host === "string"
    if (!isWhole || typeof processId !== "number" || typeof startedAt !== "string") return undefined
    return { token, world, host, processId, startedAt }
  } catch {
    return undefined // The lock is empty until its creator has written it; a creator that ended before leaves it empty.
  }
}

function isSameLock(one: Lock, other: Lock): boolean {
  return one.name === other.name && one.owner?.token === other.owner?.token
}

function numberOf(name: string): number {
  return Number(name.slice("lock-".length))
}
