import { afterEach, describe, expect, it } from "vitest"
import { createTestPage } from "../createTestPage.ts"
import { canRenderPlugin, readPluginConfig, readPluginJobs, renderPlugin, type ShopScript } from "./renderPlugin.ts"

afterEach(() => document.head.replaceChildren())

describe.skipIf(!canRenderPlugin)("the config that the WordPress plugin prints (skipped without PHP)", () => {
  const { jobs, kept, cautions, settings: names } = readPluginJobs()
  const rows = Object.entries(jobs)

  /** Scripts of jobs that print settings beside those that the job names; all other settings come with scripts that stay. */
  const owners: Readonly<Record<string, string>> = {
    wc_address_i18n_params: "wc-address-i18n",
    wc_country_select_params: "wc-country-select",
    wc_tokenization_form_params: "woocommerce-tokenization-form",
    woocommerce_params: "woocommerce",
    wcpayExpressCheckoutParams: "WCPAY_EXPRESS_CHECKOUT_ECE",
    pum_vars: "popup-maker-site",
    pum_popups: "popup-maker-site",
  }
  const ofJobs = new Set(rows.map(([, { settings }]) => settings))

  /** The shop's scripts, each with its settings. Those of the theme and of all pages hang on scripts that stay. */
  const createScripts = () => {
    const scripts: Record<string, ShopScript> = {
      jquery: {},
      "astra-theme-js": { data: { astra: { break_point: "921" } } },
    }
    for (const [, { handles, settings }] of rows) {
      for (const handle of handles) scripts[handle] ??= { deps: ["jquery"] }
      const [first = ""] = handles
      if (settings === null || settings === "astra") continue
      const owner = settings === "woocommerce_params" ? "woocommerce" : first
      scripts[owner] = { deps: ["jquery"], data: { ...scripts[owner]?.data, [settings]: { nonce: settings } } }
    }
    for (const name of names.filter((each) => !ofJobs.has(each))) {
      const owner = owners[name] ?? `of-${name}`
      scripts[owner] = { ...scripts[owner], data: { ...scripts[owner]?.data, [name]: { nonce: name } } }
    }
    return scripts
  }

  /** A page with the plugin's output, its inline scripts run, unless an optimiser holds them back. */
  const openPage = (switches: Readonly<Record<string, boolean>>, { isDelayed = false } = {}) => {
    const output = renderPlugin(createScripts(), switches, { is_product: true })
    const script = document.createElement("script")
    script.type = "application/json"
    script.setAttribute("data-ringside-config", "")
    script.textContent = readPluginConfig(output)
    document.head.append(script)
    const page = createTestPage()
    const html = output.head + output.foot
    for (const [, name = "", value = ""] of html.matchAll(/^var (\w+) = (.*);$/gm)) {
      if (!isDelayed && name !== "ringsideHooks") Reflect.set(window, name, JSON.parse(value))
    }
    for (const [, id = ""] of html.matchAll(/ id="([\w-]+-js)"><\/script>/g)) {
      const element = document.createElement("script")
      element.id = id
      element.type = "text/plain"
      document.head.append(element)
    }
    return page
  }

  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(window, name)
  })

  const allOn = Object.fromEntries(rows.map(([name]) => [name, true]))

  it("has the settings of all scripts that are out where an optimiser holds inline scripts back", () => {
    const { settings } = openPage(allOn, { isDelayed: true })
    for (const name of names.filter((each) => each !== "astra" && (ofJobs.has(each) || owners[each] !== undefined)))
      expect(settings.read({ name, packageName: "checkout" }), name).not.toBeNull()
  })

  it.each([
    ["every job on", allOn],
    ["the first switches", {}],
  ])("has all settings that we read, with %s", (_, switches) => {
    const { settings } = openPage(switches)
    const shared = ["astra", "woocommerce_params"]
    for (const name of names.filter((each) => !shared.includes(each)))
      expect(settings.read({ name, packageName: "checkout" }), name).toMatchObject({ nonce: name })
  })

  it.each(rows)("lets us do the job %s when it is on", (name, { package: packageName, handles, settings }) => {
    const job = { name, packageName, handles, doc: "", ...(settings !== null && { settings }) }
    const page = openPage(allOn)
    expect(page.jobs.modeOf(job)).toBe(handles.some((handle) => handle in kept) ? "observe" : "active")
    if (settings !== null && settings !== "astra" && settings !== "woocommerce_params") {
      expect(page.settings.read({ name: settings, packageName })).toMatchObject({ nonce: settings })
    }
  })

  it.each(rows.filter(([, { handles }]) => handles.some((handle) => handle in cautions)))(
    "leaves the job %s to the host until it is switched on",
    (name, { package: packageName, handles }) => {
      expect(openPage({}).jobs.modeOf({ name, packageName, handles, doc: "" })).toBe("observe")
    },
  )

  it.each(rows)("leaves the job %s to the host when it is off", (name, { package: packageName, handles, settings }) => {
    const page = openPage({ [name]: false })
    const job = { name, packageName, handles, doc: "", ...(settings !== null && { settings }) }
    expect(page.jobs.modeOf(job)).toBe("observe")
  })
})
