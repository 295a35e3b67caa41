import type { Page } from "playwright-core"
import { blockStylesFile, blockStylesTag, readPlatformBlock } from "../../src/host/index.ts"
import type { ShopScript } from "../../src/wordpress/renderPlugin.ts"

type Settings = Readonly<Record<string, unknown>>

const settingsFile = "/host/wc-settings.js"
const tag = `<script src="${settingsFile}" id="wc-settings-js"></script>`

/** The platform's script that reads the settings of its blocks. */
const settingsScript = `window.wc = Object.assign(window.wc ?? {}, {
  wcSettings: { getSetting: (name, fallback = false) => (name in wcSettings ? wcSettings[name] : fallback) },
})`

/** The files of the platform's block scripts, by handle, where the host has them. */
export const blockFiles: Readonly<Record<string, string>> = { "wc-settings": settingsFile }

/** Serves the host's script for the settings of blocks, and their layout rules. */
export async function serveBlockFiles(page: Page): Promise<void> {
  await page.route("**/host/woocommerce-blocks.css", (route) => route.fulfill({ path: blockStylesFile }))
  await page.route(`**${settingsFile}`, (route) =>
    route.fulfill({ body: settingsScript, contentType: "text/javascript" }),
  )
}

/** Prints the settings of a block page as the platform prints them: all in one global, before the script that reads it. */
export function printBlockSettings(checkout: Settings, host: Settings = {}): string {
  const readJson = (settings: string, member: string) => {
    const value = (host[settings] as Settings | undefined)?.[member]
    return JSON.parse(typeof value === "string" ? value : "{}") as Settings
  }
  const states = readJson("wc_country_select_params", "countries")
  const locale = readJson("wc_address_i18n_params", "locale")
  const countries = checkout["countries"] as Settings
  const settings = {
    shippingCountries: countries,
    countryData: Object.fromEntries(
      Object.keys(countries).map((code) => [code, { states: states[code] ?? [], locale: locale[code] ?? [] }]),
    ),
    storePages: { terms: { permalink: checkout["terms"] } },
    isCheckoutBlock: true,
    checkoutAllowsGuest: true,
    checkoutAllowsSignup: checkout["account"],
    couponsEnabled: true,
    defaultFields: {},
    paymentMethodData: checkout["methods"],
  }
  return `<script>var wcSettings = ${JSON.stringify(settings).replaceAll("<", "\\u003c")};</script>${tag}`
}

/** Prints the platform's own block, whose owner has terms accepted, and its style sheet in place of the shop's. */
export function printPlatformBlock(html: string): string {
  return html.replace(/<div data-block-name="woocommerce\/(cart|checkout)"[^>]*>[^]*?<\/div>/, (_, name: string) =>
    blockStylesTag.concat(
      readPlatformBlock(name === "cart" ? "cart" : "checkout").replace(
        /(?=data-block-name="woocommerce\/checkout-terms-block")/,
        'data-checkbox="true" ',
      ),
    ),
  )
}

/**
 * Removes the settings of a page's block, and returns the scripts of the block as the platform registers them. A page without a block has
 * none.
 */
export function takeBlockScripts(html: string): {
  readonly html: string
  readonly scripts: Readonly<Record<string, ShopScript>>
} {
  const [, block] = /data-block-name="woocommerce\/(cart|checkout)"/.exec(html) ?? []
  const [printed, code] = /<script>(var wcSettings = .*?;)<\/script>/s.exec(html) ?? []
  if (block === undefined || printed === undefined || code === undefined) return { html, scripts: {} }
  const scripts = {
    "wp-data": { only_registered: true },
    "wc-settings": { deps: ["wp-data"], only_registered: true, before: code },
    "wc-blocks-checkout": { deps: ["wp-data"], only_registered: true },
    "wc-payment-method-cod": { deps: ["wc-settings"], only_registered: true },
    [`wc-${block}-block-frontend`]: { deps: ["wc-blocks-checkout", "wc-settings", "wc-payment-method-cod"] },
  }
  return { html: html.replace(printed, "").replace(tag, ""), scripts }
}
