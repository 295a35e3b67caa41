import { mkdtemp, readdir, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { useShopProcess } from "../testing/shopProcess.ts"
import { lockFolder } from "./folderLock.ts"
import type { ProcessPlace } from "./processPlace.ts"

const startShop = useShopProcess()

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-lock-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A place whose processes can't be checked from any other place. */
function elsewhere(host: string): ProcessPlace {
  return { world: host, host, processId: 1, startedAt: "1" }
}

const quick = { heartbeatMs: 20, staleMs: 400, onLost: () => undefined }

describe("a folder that a shop in another container has opened", () => {
  test("is refused while that shop writes its heartbeat, and opened afterwards", async () => {
    const unlock = await lockFolder(folder, { ...quick, place: elsewhere("one") })
    await expect(lockFolder(folder, { ...quick, place: elsewhere("other") })).rejects.toThrow(
      /in use by process 1 on one/,
    )
    await unlock()
    await (
      await lockFolder(folder, { ...quick, place: elsewhere("other") })
    )()
    expect(await readdir(folder)).toEqual([])
  })

  test("is opened by one of many when that shop has ended without releasing it", async () => {
    await writeFile(join(folder, "lock-7"), JSON.stringify({ token: "gone", ...elsewhere("gone") }))
    const starts = ["a", "b", "c", "d"].map((host) => lockFolder(folder, { ...quick, place: elsewhere(host) }))
    const results = await Promise.allSettled(starts)
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect(await readdir(folder)).toEqual(["lock-8"])
    for (const result of results) if (result.status === "fulfilled") await result.value()
  })

  test("notifies its owner when another process has taken it", async () => {
    const onLost = vi.fn()
    const unlock = await lockFolder(folder, { ...quick, onLost, place: elsewhere("one") })
    await rm(join(folder, "lock-1"))
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled())
    await unlock()
  })

  test("stays its owner's while the lock can't be read", async () => {
    const onLost = vi.fn()
    const unlock = await lockFolder(folder, { ...quick, onLost, place: elsewhere("one") })
    // A link to itself, put in the lock's place in one step: every read of it fails.
    await symlink("lock-1", join(folder, "link"))
    await rename(join(folder, "link"), join(folder, "lock-1"))
    await wait(quick.heartbeatMs * 5)
    expect(onLost).not.toHaveBeenCalled()
    await unlock()
  })

  test("isn't opened because of a lock file that is half written", async () => {
    await writeFile(join(folder, "lock-1"), "")
    const waiting = lockFolder(folder, { ...quick, place: elsewhere("one") })
    await (
      await waiting
    )()
    expect(await readdir(folder)).toEqual([])
  })
})

describe("shops in processes of their own", () => {
  test("that start at once on one folder: one opens, the others say why not", async () => {
    const shops = await Promise.all([1, 2, 3, 4].map(() => startShop({ DATA_DIR: folder })))
    const [open, ...rest] = shops.toSorted((one, other) => other.url.length - one.url.length)
    expect(open?.isRunning()).toBe(true)
    expect(await Promise.all(rest.map(({ ended }) => ended))).toEqual([1, 1, 1])
    for (const { output } of rest)
      expect(output()).toMatch(/^\[shop\] The shop could not be opened: .* is in use by process \d+ on /)
  })

  test("follow one that was killed at once", async () => {
    const killed = await startShop({ DATA_DIR: folder })
    killed.signal("SIGKILL")
    await killed.ended
    const next = await startShop({ DATA_DIR: folder })
    expect((await fetch(`${next.url}/carrito/`)).status).toBe(200)
  })

  test("end when they have lost their folder", async () => {
    const shop = await startShop({ DATA_DIR: folder })
    await rm(join(folder, "lock-1"))
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toContain("another shop has taken its data folder")
  })
})
