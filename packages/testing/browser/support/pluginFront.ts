import type { Page, Route } from "playwright-core"
import type { HostServerOptions } from "../../src/host/index.ts"
import { canRenderPlugin, readPluginJobs, renderPlugin, type ShopScript } from "../../src/wordpress/renderPlugin.ts"
import type { OpenOptions } from "./openPage.ts"
import {
  blockFiles,
  printBlockSettings,
  printPlatformBlock,
  serveBlockFiles,
  takeBlockScripts,
} from "./pluginBlocks.ts"
import { servePluginFiles, switchAll } from "./pluginHost.ts"
import { pathOfSimulation } from "./providerAddress.ts"

/** The options of a host and of a visit that pass the host's pages through the plugin. */
export interface PluginFront {
  readonly name: string
  readonly host: HostServerOptions
  readonly open: OpenOptions
}

/** Pages that pass through the plugin with its default switches; none without PHP. */
export const pluginOn: readonly PluginFront[] = canRenderPlugin ? [createFront("jobs of the plugin on", {})] : []

/** Pages that pass through the plugin with every job on, including those that wait for the owner's decision. */
export const pluginAllOn: readonly PluginFront[] = canRenderPlugin
  ? [createFront("every job of the plugin on", switchAll(true))]
  : []

/** Pages that pass through the plugin with every job off. */
export const pluginOff: readonly PluginFront[] = canRenderPlugin
  ? [createFront("jobs of the plugin off", switchAll(false))]
  : []

/**
 * Renders each page again, as a server does: the plugin gets the scripts and settings that the host prints for this visit, and its output,
 * with its own tag, import map and config, replaces them.
 */
function createFront(name: string, jobs: Readonly<Record<string, boolean>>): PluginFront {
  return { name, host: { state: 1, tag: null, config: null }, open: { prepare: (page) => passPages(page, jobs) } }
}

/**
 * Passes the pages of the example shop through the plugin with these switches. The shop runs our script alone: here each setting of its
 * page config is printed as the platform prints it, and the plugin reads it from there. The shop's policy is removed, since it contains the
 * hash of the shop's own inline script.
 */
export async function passShopPages(
  page: Page,
  shopUrl: string,
  jobs: Readonly<Record<string, boolean>>,
): Promise<void> {
  // Without a configured script, the provider is loaded from its real address, where the shop's simulated provider answers.
  await page.route("https://js.stripe.com/**", async (route) => {
    const path = pathOfSimulation(route.request().url())
    const asked = { ...route.request().headers(), origin: shopUrl, "sec-fetch-site": "same-origin" }
    const response = await route.fetch({ url: shopUrl + path, headers: asked, maxRetries: 1 })
    // The provider's frames may be embedded only in pages of the shop, which has another origin here.
    const { "content-security-policy": _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers: { ...headers, "access-control-allow-origin": "*" } })
  })
  await serveBlockFiles(page)
  await passPages(page, jobs, printShopSettings)
}

async function passPages(
  page: Page,
  jobs: Readonly<Record<string, boolean>>,
  adapt: (html: string) => string = (html) => html,
): Promise<void> {
  await servePluginFiles(page, [])
  await page.route(
    // Only the shop's own pages, and not the provider's frames.
    ({ hostname, pathname }) =>
      hostname === "localhost" && !/\.\w+$/.test(pathname) && !pathname.startsWith("/simulated-provider/"),
    (route) => (route.request().resourceType() === "document" ? answerPage(route, jobs, adapt) : route.fallback()),
  )
}

function printShopSettings(html: string): string {
  return printPlatformBlock(html)
    .replace(/<script type="importmap">.*?<\/script>/s, "")
    .replace(/<script type="application\/json" data-ringside-config>(.*?)<\/script>/s, (_, json: string) => {
      const { host, checkout } = JSON.parse(json) as Readonly<Record<string, Readonly<Record<string, unknown>>>>
      if (!checkout) return formatGlobals(Object.entries(host ?? {}))
      // A page with a block has the settings of its addresses in those of the block.
      const others = Object.entries(host ?? {}).filter(
        ([name]) => !/^wc_(country_select|address_i18n)_params$/.test(name),
      )
      return formatGlobals(others) + printBlockSettings(checkout, host)
    })
}

/** Settings of scripts whose job names none, since a page may print them elsewhere, too. */
const settingsOfHandles: Readonly<Record<string, string>> = {
  WCPAY_EXPRESS_CHECKOUT_ECE: "wcpayExpressCheckoutParams",
}

/** The libraries of the platform's script for photos. */
const photoLibraries = ["wc-flexslider", "wc-zoom", "wc-photoswipe"]

const handlesOfJobs = new Set(Object.values(readPluginJobs().jobs).flatMap(({ handles }) => handles))
const settingsOfJobs = new Set([
  ...Object.values(readPluginJobs().jobs).map(({ settings }) => settings),
  ...Object.values(settingsOfHandles),
])

async function answerPage(
  route: Route,
  jobs: Readonly<Record<string, boolean>>,
  adapt: (html: string) => string,
): Promise<void> {
  // A connection that was kept open may be closed by the server just now.
  const first = await route.fetch({ maxRedirects: 0, maxRetries: 1 })
  // The browser follows a redirect without another call of this route, so the target is answered here, under its own address.
  const { location } = first.headers()
  const url = new URL(location ?? "", route.request().url()).href
  const response = location === undefined ? first : await route.fetch({ url, method: "GET", maxRetries: 1 })
  if (!response.headers()["content-type"]?.startsWith("text/html")) return route.fulfill({ response })
  const page = takeScripts(adapt(await response.text()))
  const { head, foot } = renderPlugin(page.scripts, jobs, {
    plugin_url: "/wp-content/plugins/ringside/",
    is_product: page.html.includes("single-product"),
  })
  const print = (html: string) => html.replace(/<script src="[^"]*" id="([^"]+)-js">/g, page.formatTag)
  const address = `<script>history.replaceState(null, "", ${JSON.stringify(url)})</script>`
  const body = page.html
    .replace("<head>", location === undefined ? "<head>" : `<head>${address}`)
    .replace("</head>", `${print(head)}</head>`)
    .replace("</body>", `${print(foot)}</body>`)
  const { "content-security-policy": _policy, ...headers } = response.headers()
  return route.fulfill({ response, headers, body })
}

/** Removes the host's scripts and our tag from a page, and returns the scripts as the platform registers them. */
function takeScripts(page: string) {
  const globals = new Map<string, Readonly<Record<string, unknown>>>()
  const files = new Map<string, string>(Object.entries(blockFiles))
  const blocks = takeBlockScripts(page)
  const rest = blocks.html
    .replace(/<script type="module" src="[^"]*\/ringside[^"]*"><\/script>/g, "")
    .replace(/<script[^>]*>((?:\s*var \w+ = .*;)+)\s*<\/script>/g, (_, code: string) => {
      for (const [, name = "", json = ""] of code.matchAll(/var (\w+) = (.*);/g))
        globals.set(name, JSON.parse(json) as Readonly<Record<string, unknown>>)
      // Settings that no job reads come from code that the plugin leaves alone.
      return formatGlobals([...globals].filter(([name]) => !settingsOfJobs.has(name)))
    })
    .replace(/<script src="([^"]+)" id="([\w-]+)-js"[^>]*><\/script>/g, (tag, file: string, handle: string) => {
      // Scripts that no job of ours replaces stay in place, jQuery among them.
      if (!handlesOfJobs.has(handle)) return tag
      files.set(handle, file)
      return ""
    })
  return {
    html: rest,
    scripts: { ...registerScripts(globals), ...blocks.scripts },
    formatTag: (_: string, handle: string) => tagOf(handle, files),
  }
}

function formatGlobals(globals: readonly (readonly [string, unknown])[]): string {
  const lines = globals.map(([name, value]) => `var ${name} = ${JSON.stringify(value).replaceAll("<", "\\u003c")};`)
  return `<script>${lines.join("\n")}</script>`
}

/** The element of a script that stays: with the stand-in's file where the host has one, otherwise without a file. */
function tagOf(handle: string, files: ReadonlyMap<string, string>): string {
  const file = files.get(handle)
  return file === undefined
    ? `<script type="text/plain" id="${handle}-js">`
    : `<script src="${file}" id="${handle}-js">`
}

/** Registers the scripts of each job whose settings the host prints, with these settings, and those of jobs without settings. */
function registerScripts(globals: ReadonlyMap<string, Readonly<Record<string, unknown>>>): Record<string, ShopScript> {
  const scripts: Record<string, ShopScript> = { jquery: { only_registered: true } }
  for (const { handles, settings } of Object.values(readPluginJobs().jobs)) {
    const data = settings === null ? undefined : globals.get(settings)
    if (settings !== null && data === undefined) continue
    for (const handle of handles) scripts[handle] ??= { deps: ["jquery"] }
    const [first = ""] = settings === "woocommerce_params" ? ["woocommerce"] : handles
    if (settings !== null && data)
      scripts[first] = { deps: ["jquery"], data: { ...scripts[first]?.data, [settings]: data } }
  }
  for (const [handle, settings] of Object.entries(settingsOfHandles)) {
    const data = globals.get(settings)
    if (data) scripts[handle] = { deps: ["jquery"], data: { [settings]: data } }
  }
  // As the platform does with a theme that has asked for all three; a setting without its library counts as off.
  if (globals.has("wc_single_product_params"))
    for (const library of photoLibraries) scripts[library] = { deps: ["jquery"] }
  return scripts
}
