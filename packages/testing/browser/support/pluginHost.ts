import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { type HostServerOptions, hostSettings } from "../../src/host/index.ts"
import {
  pluginAssetsFolder,
  type PluginOutput,
  readPluginConfig,
  readPluginJobs,
  renderPlugin,
  type ShopScript,
} from "../../src/wordpress/renderPlugin.ts"
import type { OpenOptions } from "./openPage.ts"

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

/** A host with the scripts, settings, import map and script tag that the plugin left and printed. */
export interface PluginHost {
  readonly host: HostServerOptions
  /** Serves the plugin's files. */
  readonly open: Required<Pick<OpenOptions, "prepare">>
  readonly output: PluginOutput
  /** The requested paths of the plugin's files. */
  readonly fetched: readonly string[]
}

/** Creates the host of a shop with these switches; a job that isn't named keeps its default. */
export function createPluginHost(jobs: Readonly<Record<string, boolean>>): PluginHost {
  const output = renderPlugin(shopScripts, jobs, { plugin_url: "/wp-content/plugins/ringside/" })
  const isOut = !output.foot.includes('id="wc-add-to-cart-js"')
  const fetched: string[] = []
  return {
    output,
    fetched,
    host: {
      state: isOut ? 3 : 1,
      config: readPluginConfig(output),
      tag: null,
      head: output.head.replace(/<script src=[^>]*><\/script>/g, ""),
      body: output.foot
        .replace(/<script src=[^>]*(id="[^"]+")><\/script>/g, '<script type="text/plain" $1></script>')
        .replace(/<script type="application\/json".*?<\/script>/s, ""),
    },
    open: { prepare: (page) => servePluginFiles(page, fetched) },
  }
}

/** Serves the plugin's files, and records their paths in `fetched`. */
export async function servePluginFiles(page: Page, fetched: string[]): Promise<void> {
  await page.route(`**${assets}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    fetched.push(pathname)
    await route.fulfill({
      body: readFileSync(join(pluginAssetsFolder, pathname.slice(assets.length))),
      contentType: pathname.endsWith(".css") ? "text/css" : "text/javascript",
      headers: { "cache-control": "public, max-age=31536000, immutable" },
    })
  })
}

/** Switches every job on, or off. */
export function switchAll(isOn: boolean): Readonly<Record<string, boolean>> {
  return Object.fromEntries(Object.keys(readPluginJobs().jobs).map((name) => [name, isOn]))
}
