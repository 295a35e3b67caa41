import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { ringsideFolder } from "../src/host/index.ts"
import { openHost } from "./support/openHost.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"

/** The markup that `npm run hosting` and the changelog print. */
function createTag(): string {
  const hosting = join(ringsideFolder, "../../../scripts/hosting.mjs")
  const code = `import { createPinnedTag } from ${JSON.stringify(hosting)}; console.log(createPinnedTag("/pinned/"))`
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" })
  if (stdout === "") throw new Error(stderr)
  return stdout
}

/** Serves the files of a version; `change` may tamper with one. Answers the paths that were asked for, in order. */
async function servePinned(page: Page, change: (file: string, code: string) => string = (_, code) => code) {
  const fetched: string[] = []
  await page.route(/\/pinned\/[^/]+\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const file = pathname.replace(/^\/pinned\/[^/]+\//, "")
    fetched.push(file + search)
    await route.fulfill({
      body: change(file, readFileSync(join(ringsideFolder, file), "utf8")),
      contentType: file.endsWith(".css") ? "text/css" : "text/javascript",
      headers: { "cache-control": "public, max-age=31536000, immutable", "access-control-allow-origin": "*" },
    })
  })
  return fetched
}

test("the tag of a version loads it, and fetches nothing twice", async () => {
  let fetched: readonly string[] = []
  const { page, readBasket } = await openHost(
    "/en/shop/",
    { state: 3, tag: null, head: createTag() },
    { prepare: async (opening) => (fetched = await servePinned(opening)) },
  )
  await page.locator(addSouthpaw).click()
  await page.getByRole("dialog", { name: "Shopping Cart" }).waitFor()
  expect((await readBasket()).count).toBe(1)
  expect(fetched[0]).toBe("ringside.js")
  expect(fetched).toEqual([...new Set(fetched)])
})

test("a script that was changed doesn't run, and the page still sells", async () => {
  const { page, readBasket } = await openHost(
    "/en/shop/",
    { state: 3, tag: null, head: createTag() },
    {
      isPlain: true,
      expectedErrors: /Failed to find a valid digest/,
      prepare: (opening) =>
        servePinned(opening, (file, code) => (file === "ringside.js" ? `${code};hacked = 1` : code)),
    },
  )
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  expect((await readBasket()).count).toBe(1)
  expect(await page.evaluate(() => "hacked" in window)).toBe(false)
})

test("a chunk that was changed doesn't run, and the page still sells", async () => {
  const { page, readBasket } = await openHost(
    "/en/shop/",
    { state: 3, tag: null, head: createTag() },
    {
      expectedErrors: /Failed to find a valid digest|ERR_/,
      prepare: (opening) =>
        servePinned(opening, (file, code) => (file.includes("/late-") ? `${code};hacked = 1` : code)),
    },
  )
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  expect((await readBasket()).count).toBe(1)
  expect(await page.evaluate(() => "hacked" in window)).toBe(false)
})

test("the debug panel of a version opens by the address, with the integrity of its file", async () => {
  let fetched: readonly string[] = []
  const { page } = await openHost(
    "/en/shop/?ringside-debug",
    { state: 3, tag: null, head: createTag() },
    { prepare: async (opening) => (fetched = await servePinned(opening)) },
  )
  await page.getByRole("complementary", { name: "Ringside debug panel" }).waitFor()
  const [file = ""] = fetched.filter((each) => each.includes("/debug-"))
  expect(createTag()).toContain(`${file}":"sha384-`)
})
