import { createPage, type Page } from "@ringside/core"
import { diagnostics } from "@ringside/core/diagnostics"
import type { HostJob, Part } from "@ringside/core/domain"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { define, hostScriptsForTests as scripts, jQuery, nothing } from "./hostScriptsForTests.ts"
import * as allParts from "./parts.ts"

const body = () => jQuery(document.body)

const jobs = Object.values<Part>(allParts).flatMap((part) => part.jobs ?? [])
const rows = jobs.map((job) => [job.name, job] as const)
/** Scripts that bind and define nothing by which they are found: they are on a page with another script of their job, or have their file's name. */
const withoutSigns = [
  "wc-address-i18n",
  "astra-shop-add-to-cart",
  "trp-frontend-language-switcher",
  "trp-language-switcher",
]
const handles = rows.flatMap(([name, job]) =>
  job.handles.flatMap((handle) => (withoutSigns.includes(handle) ? [] : [[handle, name, job] as const])),
)
const findJob = (name: string) => {
  const job = jobs.find((each) => each.name === name)
  if (!job) throw new Error(`There is no job ${name}.`)
  return job
}

beforeEach(() => {
  define(window, "jQuery", jQuery)
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  document.body.innerHTML = `<main>
    <form class="checkout"><input type="radio" name="payment_method"></form><form id="add_payment_method"></form>
  </main>`
})
afterEach(() => {
  for (const target of [document.body, document, window]) jQuery(target).off()
  document.body.replaceChildren()
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

/** A page that has the settings of all jobs, but none of the host's scripts under its name. */
function start(): Page {
  const aborter = new AbortController()
  onTestFinished(() => aborter.abort())
  const { signal } = aborter
  const plain = createPage({ window, signal })
  const host = Object.fromEntries(jobs.flatMap(({ settings }) => (settings === undefined ? [] : [[settings, {}]])))
  const services = {
    config: { ...plain.config, host },
    diagnose: (run: Parameters<Page["diagnose"]>[0]) => run(diagnostics),
  }
  return createPage({ window, signal, services })
}

function run({ handles }: HostJob): readonly string[] {
  const known = handles.filter((handle) => Object.hasOwn(scripts, handle))
  // One script after the other: each of them does the job.
  const [first = ""] = known
  scripts[first]?.()
  return known
}

function addScript(address: string): void {
  const script = document.createElement("script")
  script.type = "text/plain"
  script.src = address
  document.head.append(script)
}

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text))

describe("a script of the host under another name", () => {
  it.each(rows)("that ran before ours keeps %s, with one warning that names it", (_, job) => {
    const [handle = ""] = run(job)
    const page = start()
    expect([page.jobs.modeOf(job), page.jobs.modeOf(job)]).toEqual(["observe", "observe"])
    expect(warnings()).toEqual([expect.stringContaining(`the host's own script "${handle}" runs`)])
  })

  it.each(rows)("that runs after ours takes %s back at the next press", (_, job) => {
    const page = start()
    expect(page.jobs.modeOf(job)).toBe("active")
    const scans: unknown[] = []
    page.onScan(() => scans.push(page.jobs.modeOf(job)))
    run(job)
    document.querySelector("input")?.click()
    // The scan disconnects elements of the job.
    expect(scans).toEqual(["observe"])
    document.querySelector("input")?.click()
    expect(scans).toHaveLength(1)
    expect(warnings()).toHaveLength(1)
  })

  it.each(rows)("that a consent tool or an optimiser runs for %s is found without a press, too", async (_, job) => {
    const page = start()
    page.jobs.modeOf(job)
    const loaded = document.head.appendChild(document.createElement("script"))
    run(job)
    loaded.dispatchEvent(new Event("load"))
    const scan = vi.fn()
    page.onScan(scan)
    await vi.waitFor(() => expect(scan).toHaveBeenCalledOnce())
    expect(page.jobs.modeOf(job)).toBe("observe")
  })

  it.each(handles)("that is %s is found without the other scripts of %s", (handle, _, job) => {
    const page = start()
    expect(page.jobs.modeOf({ ...job, handles: [handle] })).toBe("active")
    scripts[handle]?.()
    expect(page.jobs.modeOf({ ...job, handles: [handle] })).toBe("observe")
  })

  it.each([
    ["checkout", "/wp-content/plugins/woocommerce/assets/js/frontend/checkout.min.js?ver=10.9.0"],
    ["checkout", "/_static/??-eJx/plugins/woocommerce/assets/js/frontend/checkout.min.js,/themes/x.js"],
    ["basket-page", "/wp-content/plugins/woocommerce/assets/js/frontend/cart.js"],
    ["wallet-buttons", "https://cdn.shop.example/wp-content/plugins/woocommerce-payments/dist/express-checkout.js"],
    ["fragments", "/app/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js"],
    ["theme-header", "/wp-content/themes/astra/assets/js/minified/frontend.min.js"],
    [
      "single-product-add",
      "/wp-content/plugins/astra-addon/addons/woocommerce/assets/js/minified/single-product-ajax-cart.min.js?ver=4",
    ],
    ["popups", "/wp-content/uploads/pum/pum-site-scripts.js?defer"],
  ])("keeps %s at the address %s", (name, address) => {
    addScript(address)
    const page = start()
    expect(jobs.filter((job) => page.jobs.modeOf(job) === "observe").map((job) => job.name)).toContain(name)
    expect(warnings()).toContainEqual(expect.stringContaining(address))
  })

  it.each(["order_review", "add_payment_method"])(
    "that has drawn its card form in the form %s keeps card payment",
    (id) => {
      document.body.innerHTML = `<form id="${id}"><div class="wcpay-upe-element"></div></form>`
      const page = start()
      expect(page.jobs.modeOf(findJob("card-payment"))).toBe("active")
      document.querySelector(".wcpay-upe-element")?.append(document.createElement("div"))
      expect(page.jobs.modeOf(findJob("card-payment"))).toBe("observe")
      expect(warnings()).toEqual([expect.stringContaining('"wcpay-upe-checkout" runs')])
    },
  )

  it("that has drawn its buttons keeps wallet buttons, and those of ours are no sign of it", () => {
    const job = findJob("wallet-buttons")
    document.body.innerHTML = '<div id="wcpay-express-checkout-element" data-ringside-wallet=""><div></div></div>'
    const page = start()
    expect(page.jobs.modeOf(job)).toBe("active")
    document.body.innerHTML = '<div id="wcpay-express-checkout-element"></div>'
    expect(page.jobs.modeOf(job)).toBe("active")
    document.querySelector("#wcpay-express-checkout-element")?.append(document.createElement("div"))
    expect(page.jobs.modeOf(job)).toBe("observe")
    expect(warnings()).toEqual([expect.stringContaining('"WCPAY_EXPRESS_CHECKOUT_ECE" runs')])
  })

  it("that follows a product keeps wallet buttons, in the versions that bind everything themselves", () => {
    document.body.innerHTML = '<div class="quantity"><input class="qty"></div>'
    const page = start()
    body().on("updated_cart_totals updated_checkout woocommerce_variation_has_changed", nothing)
    expect(page.jobs.modeOf(findJob("wallet-buttons"))).toBe("active")
    jQuery(document.querySelector(".quantity")).on("input", ".qty", nothing)
    expect(page.jobs.modeOf(findJob("wallet-buttons"))).toBe("observe")
  })

  it("of the same plugin for blocks leaves wallet buttons ours", () => {
    const entry = (namespace: string) => ({ handlers: [{ namespace }] })
    define(window, "wp", {
      hooks: {
        actions: { "wcpay.express-checkout.update-button-data": entry("shop/own") },
        filters: { "wcpay.express-checkout.cart-add-item": entry("automattic/wcpay/express-checkout") },
      },
    })
    expect(start().jobs.modeOf(findJob("wallet-buttons"))).toBe("active")
  })

  it("isn't taken from a card form of ours, or from our message in its place", () => {
    document.body.innerHTML =
      '<div class="wcpay-upe-element" data-ringside-card=""><div></div></div><div class="wcpay-upe-element"><p data-ringside-inserted=""></p></div>'
    expect(start().jobs.modeOf(findJob("card-payment"))).toBe("active")
  })

  it.each([
    [
      "an optimiser",
      "checkout",
      '<script type="rocketlazyloadscript" data-rocket-src="/plugins/woocommerce/assets/js/frontend/checkout.js"></script>',
    ],
    [
      "Real Cookie Banner",
      "order-attribution",
      '<script type="application/consent" consent-original-src-_="/plugins/woocommerce/assets/js/frontend/order-attribution.min.js"></script>',
    ],
  ])("that %s holds back by another attribute counts for %s, since it will run", (_, job, script) => {
    document.head.innerHTML = script
    const page = start()
    expect(jobs.filter((each) => page.jobs.modeOf(each) === "observe").map(({ name }) => name)).toContain(job)
  })
})

describe("scripts of plugins and themes beside ours leave each job ours", () => {
  it.each(rows)("%s", (_, job) => {
    // Counting, tracking and payment plugins, swatches, quick views and drawers, each with what it binds.
    body()
      .on("click", ".add_to_cart_button", nothing)
      .on("added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded updated_wc_div", nothing)
      .on("update_checkout updated_checkout updated_cart_totals payment_method_selected checkout_error", nothing)
      .on("click", 'input[name="payment_method"]', nothing)
      .on("change", "select.country_to_state, input.country_to_state", nothing)
      .on("country_to_state_changed", nothing)
    jQuery(document.querySelector("form.checkout"))
      .on("checkout_place_order_stripe submit", nothing)
      .on("click", "#place_order", nothing)
      .on("click", 'input[name="payment_method"]', nothing)
    jQuery(document).on("click", ".woocommerce-cart-form .plus", nothing).on("wc_update_cart", nothing)
    jQuery(window).on("storage pageshow", nothing)
    addScript("/wp-content/plugins/woocommerce-gateway-stripe/assets/js/frontend/checkout.min.js")
    addScript("/wp-content/plugins/swatches/assets/js/frontend/add-to-cart-variation.js")
    addScript("/wp-content/plugins/woocommerce/assets/js/frontend/geolocation.min.js")
    const page = start()
    expect(page.jobs.modeOf(job)).toBe("active")
    document.querySelector("input")?.click()
    expect(page.jobs.modeOf(job)).toBe("active")
    expect(warnings()).toEqual([])
  })
})
