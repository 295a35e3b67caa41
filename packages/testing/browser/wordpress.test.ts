import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { hostSettings } from "../src/host/index.ts"
import {
  canRenderPlugin,
  pluginAssetsFolder,
  readPluginConfig,
  readPluginJobs,
  renderPlugin,
  type ShopScript,
} from "../src/wordpress/renderPlugin.ts"
import { openHost } from "./support/openHost.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"
const assets = "/wp-content/plugins/ringside/assets/"

/** The scripts of a shop's archive, with the settings that the platform prints with each. */
const shopScripts: Readonly<Record<string, ShopScript>> = {
  jquery: { only_registered: true },
  "wc-add-to-cart": { deps: ["jquery"], data: { wc_add_to_cart_params: hostSettings.wc_add_to_cart_params } },
  "wc-cart-fragments": { deps: ["jquery"], data: { wc_cart_fragments_params: hostSettings.wc_cart_fragments_params } },
  "astra-mobile-cart": { deps: ["jquery"], data: { astra_cart: hostSettings.astra_cart } },
  "astra-shop-add-to-cart": {
    deps: ["jquery"],
    data: { astra_shop_add_to_cart: hostSettings.astra_shop_add_to_cart },
  },
}

/** Opens a shop's archive whose scripts, settings and script tag are what the plugin left and printed. */
async function openShop(jobs: Readonly<Record<string, boolean>>) {
  const output = renderPlugin(shopScripts, jobs, { plugin_url: "/wp-content/plugins/ringside/" })
  const isOut = !output.foot.includes('id="wc-add-to-cart-js"')
  const host = {
    state: isOut ? (3 as const) : (1 as const),
    config: readPluginConfig(output),
    tag: null,
    head: output.head.replace(/<script src=[^>]*><\/script>/g, ""),
    body: output.foot
      .replace(/<script src=[^>]*(id="[^"]+")><\/script>/g, '<script type="text/plain" $1></script>')
      .replace(/<script type="application\/json".*?<\/script>/s, ""),
  }
  const fetched: string[] = []
  const visit = await openHost("/en/shop/", host, {
    prepare: (page) =>
      page.route(`**${assets}**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        fetched.push(pathname)
        await route.fulfill({
          body: readFileSync(join(pluginAssetsFolder, pathname.slice(assets.length))),
          contentType: pathname.endsWith(".css") ? "text/css" : "text/javascript",
          headers: { "cache-control": "public, max-age=31536000, immutable" },
        })
      }),
  })
  return { ...visit, fetched, output }
}

describe.skipIf(!canRenderPlugin)("a shop with the WordPress plugin (skipped without PHP)", () => {
  test("every job on: adds, opens the drawer, and no script of the host's is on the page", async () => {
    const { page, readBasket, requests, output } = await openShop({})
    expect(output.head + output.foot).not.toMatch(/<script src=/)
    await page.locator(addSouthpaw).click()
    await page.getByRole("dialog", { name: "Shopping Cart" }).waitFor()
    expect((await readBasket()).count).toBe(1)
    expect(await page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
    expect(requests.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
  })

  test("every job off: the host's scripts do the jobs, and each add is sent once", async () => {
    const off = Object.fromEntries(Object.keys(readPluginJobs().jobs).map((name) => [name, false]))
    const { page, readBasket, requests, warnings } = await openShop(off)
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect((await readBasket()).count).toBe(1)
    expect(requests.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
    expect(warnings).toEqual([])
  })

  test("adding on and the drawer off: ours adds, and the drawer is left to the host's script", async () => {
    const { page, readBasket, requests, output } = await openShop({ drawer: false })
    expect(output.foot).toContain('id="astra-mobile-cart-js"')
    expect(output.foot).not.toContain('id="wc-add-to-cart-js"')
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect((await readBasket()).count).toBe(1)
    expect(requests.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
    // The stand-in's element is there, so ours opens nothing.
    expect(await page.getByRole("dialog").count()).toBe(0)
  })

  test("nothing is fetched twice", async () => {
    const { page, fetched } = await openShop({})
    await page.locator(addSouthpaw).click()
    await page.getByRole("dialog", { name: "Shopping Cart" }).waitFor()
    await page.waitForLoadState("networkidle")
    expect(fetched.length).toBeGreaterThan(1)
    expect(fetched).toEqual([...new Set(fetched)])
  })
})
