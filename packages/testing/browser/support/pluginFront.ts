import type { Page, Route } from "playwright-core"
import type { HostServerOptions } from "../../src/host/index.ts"
import { canRenderPlugin, readPluginJobs, renderPlugin, type ShopScript } from "../../src/wordpress/renderPlugin.ts"
import type { OpenOptions } from "./openPage.ts"
import { servePluginFiles, switchAllOff } from "./pluginHost.ts"

/** What a host and a visit need so that the host's pages pass through the plugin. */
export interface PluginFront {
  readonly name: string
  readonly host: HostServerOptions
  readonly open: OpenOptions
}

/** Pages that pass through the plugin with every job on; none without PHP. */
export const pluginOn: readonly PluginFront[] = canRenderPlugin ? [createFront("jobs of the plugin on", {})] : []

/** The same with every job off. */
export const pluginOff: readonly PluginFront[] = canRenderPlugin
  ? [createFront("jobs of the plugin off", switchAllOff())]
  : []

/**
 * Renders each page anew, as a server does: the scripts and settings that the host prints for this visit are given to the plugin, and
 * what the plugin leaves of them, with its own tag, import map and config, takes their place.
 */
function createFront(name: string, jobs: Readonly<Record<string, boolean>>): PluginFront {
  const prepare = async (page: Page) => {
    await servePluginFiles(page, [])
    await page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      (route) => (route.request().resourceType() === "document" ? answerPage(route, jobs) : route.fallback()),
    )
  }
  return { name, host: { state: 1, tag: null, config: null }, open: { prepare } }
}

const handlesOfJobs = new Set(Object.values(readPluginJobs().jobs).flatMap(({ handles }) => handles))

async function answerPage(route: Route, jobs: Readonly<Record<string, boolean>>): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 })
  if (!response.headers()["content-type"]?.startsWith("text/html")) return route.fulfill({ response })
  const page = takeScripts(await response.text())
  const { head, foot } = renderPlugin(page.scripts, jobs, {
    plugin_url: "/wp-content/plugins/ringside/",
    is_product: page.html.includes("single-product"),
  })
  const print = (html: string) => html.replace(/<script src="[^"]*" id="([^"]+)-js">/g, page.formatTag)
  const body = page.html.replace("</head>", `${print(head)}</head>`).replace("</body>", `${print(foot)}</body>`)
  return route.fulfill({ response, body })
}

/** A page without the host's scripts and a tag of ours, and those as the platform registers them. */
function takeScripts(html: string) {
  const globals = new Map<string, Readonly<Record<string, unknown>>>()
  const files = new Map<string, string>()
  const rest = html
    .replace(/<script type="module" src="[^"]*\/ringside[^"]*"><\/script>/g, "")
    .replace(/<script[^>]*>((?:\s*var \w+ = .*;)+)\s*<\/script>/g, (_, code: string) => {
      for (const [, name = "", json = ""] of code.matchAll(/var (\w+) = (.*);/g))
        globals.set(name, JSON.parse(json) as Readonly<Record<string, unknown>>)
      return ""
    })
    .replace(/<script src="([^"]+)" id="([\w-]+)-js"[^>]*><\/script>/g, (tag, file: string, handle: string) => {
      // Scripts that do no job of ours stay where they are, jQuery among them.
      if (!handlesOfJobs.has(handle)) return tag
      files.set(handle, file)
      return ""
    })
  return {
    html: rest,
    scripts: registerScripts(globals),
    formatTag: (_: string, handle: string) => tagOf(handle, files),
  }
}

/** The element of a script that stays; a stand-in's file where the host has one, else the element alone. */
function tagOf(handle: string, files: ReadonlyMap<string, string>): string {
  const file = files.get(handle)
  return file === undefined
    ? `<script type="text/plain" id="${handle}-js">`
    : `<script src="${file}" id="${handle}-js">`
}

/** Each job's scripts whose settings the host prints, with these settings, and those of jobs that have none. */
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
  return scripts
}
