import { execFileSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { rm, statfs, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test, vi } from "vitest"
import { useShopProcess, type ShopProcess } from "../testing/shopProcess.ts"
import { createSpaceCheck, isNoSpace } from "./freeSpace.ts"

const startShop = useShopProcess()

test.each([
  { freeBytes: 32 * 2 ** 20, isFull: false },
  { freeBytes: 32 * 2 ** 20 - 1, isFull: true },
])("a disk with $freeBytes bytes left counts as full: $isFull", async ({ freeBytes, isFull }) => {
  const failure: unknown = await createSpaceCheck("/", () => Promise.resolve(freeBytes))().catch(
    (cause: unknown) => cause,
  )
  expect(isNoSpace(failure)).toBe(isFull)
})

/** Mounts a small disk and returns its folder; undefined where none can be mounted. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "shop-disk-"))
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", folder], { stdio: "ignore" })
    return folder
  } catch {
    process.stderr.write("Skipped, because no small disk can be mounted here: a shop on a full disk\n")
    return undefined
  }
}

const patience = { timeout: 20_000 }
const disk = mountSmallDisk()
afterAll(async () => {
  if (disk === undefined) return
  execFileSync("umount", ["-l", disk])
  await rm(disk, { recursive: true })
})

async function fill(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(join(file, ".."))
  await writeFile(file, new Uint8Array(bavail * bsize))
}

function createShopper(shop: ShopProcess, cookie = "") {
  let jar = cookie
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${shop.url}${path}`, { ...init, headers: { Cookie: jar } })
    const [session] = answer.headers.getSetCookie().filter((one) => one.startsWith("wp_woocommerce_session_"))
    jar = session?.split(";")[0] ?? jar
    return { status: answer.status, text: await answer.text() }
  }
  const add = async (quantity = "1") =>
    (
      await send("/?wc-ajax=add_to_cart", {
        method: "POST",
        body: new URLSearchParams({ product_id: "101", quantity }),
      })
    ).status
  return { send, add, cookie: () => jar }
}

describe.runIf(disk !== undefined)("a shop on a full disk", () => {
  test("refuses texts that it can't store, shows its pages, and stores the others", async () => {
    const folder = disk ?? ""
    const shop = await startShop({ DATA_DIR: join(folder, "data") })
    const shopper = createShopper(shop)
    await shopper.send("/")
    expect(await shopper.add()).toBe(200)
    expect(await shopper.add()).toBe(200)
    expect(await shopper.add("9999")).toBe(200) // Refused, which leaves a notice.
    await fill(join(folder, "fill"))
    // Until the shop checks its disk again, it may still accept adds; those must be stored as well.
    let taken = 2
    const addOnce = async () => {
      const status = await shopper.add()
      if (status === 200) taken += 1
      return status
    }
    await vi.waitFor(async () => expect(await addOnce()).toBe(500), patience)
    for (const path of ["/", "/tienda/", "/carrito/", "/product/hakim-orsolo/", "/figures/hakim-orsolo/1-320.webp"]) {
      expect((await shopper.send(path)).status, path).toBe(200)
    }
    expect(shop.output()).toContain("code=ENOSPC")

    shop.signal("SIGKILL")
    await shop.ended
    const closed = await startShop({ DATA_DIR: join(folder, "data") })
    expect(await closed.ended).toBe(1)
    expect(closed.output()).toContain("The disk of the data folder is full.")

    await truncate(join(folder, "fill"), 0)
    const next = await startShop({ DATA_DIR: join(folder, "data") })
    const back = createShopper(next, shopper.cookie())
    expect((await back.send("/wp-json/wc/store/v1/cart")).text).toContain(`"items_count":${taken},`)
    expect(await back.add()).toBe(200)
    expect((await back.send("/wp-json/wc/store/v1/cart")).text).toContain(`"items_count":${taken + 1},`)
  })
})
