import type { Page } from "playwright-core"
import type { HostServerOptions } from "../../src/host/index.ts"
import type { HostVisit } from "./openHost.ts"
import { openCheckout } from "./openCheckout.ts"
import type { OpenOptions } from "./openPage.ts"

/** The settings that a page with attribution prints; `params` are the platform's. */
export interface AttributionSettings {
  readonly params?: object
  /** Other globals of the host. */
  readonly host?: object
  /** Other members of the config. */
  readonly config?: object
}

const usual = { lifetime: 0.00001, session: 30, base64: false, prefix: "wc_order_attribution_", allowTracking: true }

/** The config of a page without the platform's own attribution script. */
export function createAttributionConfig({ params, host, config }: AttributionSettings = {}): Record<string, unknown> {
  return { host: { wc_order_attribution: { params: { ...usual, ...params } }, ...host }, ...config }
}

/** Opens a checkout with attribution. */
export function openAttribution(
  settings: AttributionSettings = {},
  options: OpenOptions & { readonly path?: string } = {},
  hostOptions: HostServerOptions = {},
): Promise<HostVisit> {
  return openCheckout({ ...hostOptions, config: createAttributionConfig(settings) }, options)
}

/** The names of attribution's cookies, sorted. */
export async function readCookieNames(page: Page): Promise<readonly string[]> {
  const header = await page.evaluate(() => document.cookie)
  return header
    .split("; ")
    .map((pair) => pair.split("=", 1)[0] ?? "")
    .filter((name) => name.startsWith("sbjs_"))
    .sort()
}

/** Reads the hidden inputs' values by field, once the inputs exist. */
export async function readInputs(page: Page, prefix = "wc_order_attribution_"): Promise<Record<string, string>> {
  await page.locator(`input[name="${prefix}user_agent"]`).waitFor({ state: "attached" })
  const inputs = await page
    .locator(`input[name^="${prefix}"]`)
    .evaluateAll((all) => all.map((input) => [input.getAttribute("name") ?? "", (input as HTMLInputElement).value]))
  return Object.fromEntries(inputs.map(([name = "", value = ""]) => [name.slice(prefix.length), value]))
}
