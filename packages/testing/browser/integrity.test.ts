import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { ringsideFolder } from "../src/host/index.ts"
import { openHost } from "./support/openHost.ts"
import { expectCount, openShopPage } from "./support/shop.ts"

const addSouthpaw = ".post-11 .button"
const refusals = /integrity|digest|Failed to load module script/i

/** The import map that the build writes, with the addresses of a host page. */
const importMap = readFileSync(join(ringsideFolder, "importmap.json"), "utf8").replaceAll('"./', '"/ringside/')
const protectedHead = `<script type="importmap">${importMap}</script>`

/** Answers each script of `files` with a line of somebody else's in front, which sends a request. Answers the addresses asked for. */
async function tamperWith(page: Page, files: RegExp): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(files, (route) => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(pathname.replace(/-[A-Z0-9]+\.js$/, "") + search)
    const script = readFileSync(join(ringsideFolder, pathname.replace("/ringside/", "")), "utf8")
    return route.fulfill({ contentType: "text/javascript", body: `new Image().src="/tampered";${script}` })
  })
  return asked
}

/** Opens a host page on which the scripts of `files` are tampered with. */
async function openTampered(files: RegExp, head: string, body = "") {
  let asked: readonly string[] = []
  let ran = 0
  const visit = await openHost(
    "/en/shop/",
    { state: 3, head, body },
    {
      expectedErrors: refusals,
      prepare: async (page) => {
        asked = await tamperWith(page, files)
        await page.route("**/tampered", (route) => {
          ran += 1
          return route.fulfill({ status: 204 })
        })
      },
    },
  )
  return { ...visit, asked, countRuns: () => ran }
}

test("fault 7: a late chunk that was tampered with runs from neither of its addresses, and the link is followed", async () => {
  const { page, readBasket, asked, countRuns } = await openTampered(/chunks\/late-/, protectedHead)
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  expect((await readBasket()).count).toBe(1)
  expect(new Set(asked)).toEqual(new Set(["/ringside/chunks/late", "/ringside/chunks/late?retry"]))
  expect(countRuns()).toBe(0)
})

test("fault 7: a widget's chunk that was tampered with doesn't run: the server's HTML stays, and the rest of the page works", async () => {
  const { page, countRuns } = await openTampered(
    /chunks\/mini-cart-/,
    protectedHead,
    '<div data-ringside="mini-cart" data-ringside-load="now"><a href="/en/carrito/">Basket</a></div>',
  )
  await page.locator("[data-ringside=mini-cart][data-ringside-state=error]").waitFor()
  await page.locator("[data-ringside=mini-cart] > a").waitFor()
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect(countRuns()).toBe(0)
})

test("a page without the import map is unprotected: a chunk that was tampered with runs", async () => {
  const { page, countRuns } = await openTampered(/chunks\/late-/, "")
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  await expect.poll(countRuns).toBe(1)
})

test("the example shop prints the import map, under a policy that allows it by its hash", async () => {
  let ran = 0
  const { page } = await openShopPage("/en/tienda/", {
    expectedErrors: refusals,
    prepare: async (opening) => {
      await tamperWith(opening, /chunks\/late-/)
      await opening.route("**/tampered", (route) => {
        ran += 1
        return route.fulfill({ status: 204 })
      })
    },
  })
  const add = page.locator("a.ajax_add_to_cart").first()
  // The link is followed, and the shop leads back to its page.
  await Promise.all([page.waitForEvent("framenavigated"), add.click()])
  await expectCount(page, 1)
  expect(ran).toBe(0)
})
