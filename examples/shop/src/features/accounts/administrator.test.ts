import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createShop, type RunningShop } from "../../app.ts"
import { createLog } from "../../log/log.ts"
import { isLoggedIn, logInAs } from "../../testing/account.ts"
import { useShopProcess } from "../../testing/shopProcess.ts"
import { createVisitor } from "../../testing/visitor.ts"

const startShop = useShopProcess()

let dataDir = ""
let lines: string[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-admin-"))
  lines = []
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

function open(password?: string): Promise<RunningShop> {
  const write = (line: string) => void lines.push(line)
  const log = createLog({ out: write, error: write })
  return createShop({ dataDir, publicUrl: "http://shop.test", administrator: { password }, log })
}

function printedPassword(output: string): string {
  return /with the password (\S+) /.exec(output)?.[1] ?? ""
}

test("a password that was made up is printed at the first start alone, and goes on working", async () => {
  const first = await open()
  const password = printedPassword(lines.join(""))
  expect(password.length).toBeGreaterThanOrEqual(20)
  const visitor = createVisitor(first)
  expect((await logInAs(visitor, "admin", password)).headers.get("Location")).toBe("/wp-admin/")
  await first.close()
  lines = []
  const second = await open()
  expect(lines.join("")).toBe("")
  expect(await isLoggedIn(createVisitor(second, visitor.cookies))).toBe(true)
  expect((await logInAs(createVisitor(second), "Admin", password)).status).toBe(303)
  await second.close()
})

test("another ADMIN_PASSWORD replaces the old one, ends its logins, and is never printed", async () => {
  const first = await open("the first password")
  const visitor = createVisitor(first)
  await logInAs(visitor, "admin", "the first password")
  await first.close()
  const second = await open("the second password")
  expect(await isLoggedIn(createVisitor(second, visitor.cookies))).toBe(false)
  expect((await logInAs(createVisitor(second), "admin", "the first password")).status).toBe(403)
  expect((await logInAs(createVisitor(second), "admin", "the second password")).status).toBe(303)
  expect(lines.join("")).toBe("")
  await second.close()
})

describe("a shop in a process of its own", () => {
  test("prints the password where it says that it is open", async () => {
    const shop = await startShop()
    expect(printedPassword(shop.output())).not.toBe("")
    expect(shop.output()).toContain("is open")
  })

  test("doesn't open with a password that is too short, and doesn't print it", async () => {
    const shop = await startShop({ ADMIN_PASSWORD: "short7!" })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toContain("ADMIN_PASSWORD")
    expect(shop.output()).not.toContain("short7!")
  })
})
