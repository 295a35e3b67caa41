import { describe, expect, test } from "vitest"
import { fillAddress, openCheckout, waitForForm, waitForReview } from "../support/openCheckout.ts"
import { serveHostLibrary } from "../support/hostLibraries.ts"
import type { HostVisit } from "../support/openHost.ts"
import { takeTurns } from "../support/takeTurns.ts"

// Scripts of gateways and themes take part in the platform's requests through jQuery, which sends those of the checkout.

const received = "**/checkout/order-received/**"
const versions = [
  { version: "1.12", library: "jquery1" },
  { version: "3.7", library: "jquery3" },
  { version: "4.0", library: "jquery4" },
] as const
const orders = ({ host }: HostVisit) => host.checkout.requests.filter(({ endpoint }) => endpoint === "checkout")
const reviews = ({ requests }: HostVisit) => requests.filter((request) => request === "POST update_order_review").length
const place = ({ page }: HostVisit) => page.locator("#place_order").click()
/** A gateway's filter, which keeps the answer of its own orders and passes on those of others. */
const keepAnswers = (isKept: string) => `jQuery.ajaxPrefilter("json", (options) => {
  if (options.url !== wc_checkout_params.checkout_url) return
  const { success } = options
  options.success = (data, ...rest) => {
    received.push(data.result)
    ${isKept}
    success(data, ...rest)
  }
})`

describe.each(versions)("jQuery $version", (row) => {
  takeTurns(row, versions)
  const openForm = async (script: string, expectedErrors = /^$/): Promise<HostVisit> => {
    const visit = await openCheckout(
      { hasJQuery: true, body: `<script>window.received = []; ${script}</script>` },
      { expectedErrors, prepare: (page) => serveHostLibrary(page, "**/host/jquery.js", row.library) },
    )
    await waitForForm(visit.page)
    await fillAddress(visit.page)
    await visit.page.locator("#terms").check()
    await waitForReview(visit.page)
    return visit
  }
  const note = ({ page }: HostVisit) => page.evaluate(() => window.received)

  test("an order and the review before it call the hooks in jQuery's order, on the page as the answers have changed it", async () => {
    const visit = await openForm("")
    const { page, host } = visit
    await page.evaluate(`
      const name = ({ url }) => url === wc_checkout_params.checkout_url
        ? "order" : url === wc_checkout_params.wc_ajax_url.replace("%%endpoint%%", "update_order_review") ? "review" : url
      const shown = () => jQuery(".order-total .amount").text().includes("53,90") + " " + jQuery(".woocommerce-error").length
      const note = (...texts) => received.push(texts.join(" "))
      jQuery.ajaxPrefilter("json", (options, { data }) => note("prefilter", name(options), options.type, typeof data))
      jQuery.ajaxSetup({
        beforeSend: (xhr, options) => note("beforeSend", name(options)),
        complete: (xhr) => note("complete", JSON.parse(xhr.responseText).result, shown()),
      })
      jQuery(document).on("ajaxSend", (event, xhr, options) => note("ajaxSend", name(options)))
      jQuery(document).on("ajaxComplete", (event, xhr, options) => note("ajaxComplete", name(options), xhr.status, shown()))`)
    await page.locator("#billing_country").selectOption("FR")
    await expect.poll(() => page.evaluate(() => window.received.length)).toBe(5)
    host.checkout.fail("checkout", {
      kind: "body",
      body: '{"result":"failure","messages":"<ul class=\\"woocommerce-error\\"><li>No.</li></ul>"}',
    })
    await waitForReview(page)
    await place(visit)
    await expect.poll(() => page.evaluate(() => window.received.length)).toBe(10)
    expect(await note(visit)).toEqual([
      "prefilter review POST object",
      "beforeSend review",
      "ajaxSend review",
      "complete success true 0",
      "ajaxComplete review 200 true 0",
      "prefilter order POST string",
      "beforeSend order",
      "ajaxSend order",
      "complete failure true 1",
      "ajaxComplete order 200 true 1",
    ])
    expect(orders(visit)).toHaveLength(1)
  })

  test("a gateway that keeps the answer goes on with its own form, and may give ours back", async () => {
    const visit = await openForm(keepAnswers("if (data.result) return"))
    const { page, host } = visit
    host.checkout.fail("checkout", {
      kind: "body",
      body: 'Warning: {x}<br>{"result":"success","redirect":"/en/checkout/order-received/1/","wallee":true}',
    })
    await place(visit)
    await expect.poll(() => note(visit)).toEqual(["success"])
    const isFree = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
    expect(await page.evaluate(isFree)).toBe(true)
    expect(await page.locator("form.checkout.processing[aria-busy=true]").count()).toBe(1)
    expect(await page.locator(".woocommerce-error").count()).toBe(0)
    await page.evaluate(`jQuery("form.checkout").removeClass("processing")`)
    await page.locator("form.checkout:not([inert])").waitFor()
    expect(orders(visit)).toHaveLength(1)
    expect(page.url()).not.toContain("order-received")
  })

  test.each([
    ["passes it on at once", ""],
    ["passes it on later", "if (rest) return void setTimeout(() => success(data, ...rest), 50)"],
    ["throws", "throw new Error('a gateway')"],
  ])("a gateway that wraps the answer and %s: the order goes on, once", async (_, script) => {
    const visit = await openForm(keepAnswers(script), /a gateway/)
    await Promise.all([visit.page.waitForURL(received), place(visit)])
    expect(orders(visit)).toHaveLength(1)
  })

  test.each([
    ["a prefilter", "jQuery.ajaxPrefilter(fail)"],
    ["beforeSend", "jQuery.ajaxSetup({ beforeSend: fail })"],
    ["ajaxSend", "jQuery(document).on('ajaxSend', fail)"],
    ["ajaxComplete", "jQuery(document).on('ajaxComplete', fail)"],
    ["complete", "jQuery.ajaxSetup({ complete: fail })"],
  ])("%s that throws stops neither reviews nor the order, which is sent once", async (_, script) => {
    const visit = await openForm(`const fail = () => { throw new Error("a theme") }; ${script}`, /a theme/)
    await Promise.all([visit.page.waitForURL(received), place(visit)])
    expect(orders(visit)).toHaveLength(1)
  })

  test.each([
    ["a prefilter", "jQuery.ajaxPrefilter((options, _, xhr) => { if (window.isStopped) xhr.abort() })"],
    ["beforeSend", "jQuery.ajaxSetup({ beforeSend: () => !window.isStopped })"],
    ["ajaxSend", "jQuery(document).on('ajaxSend', (_, xhr) => { if (window.isStopped) xhr.abort() })"],
  ])("%s that stops an order or a review: nothing is sent, and both can be tried again", async (_, script) => {
    const visit = await openForm(script)
    const { page } = visit
    const before = reviews(visit)
    await page.evaluate("window.isStopped = true")
    await page.evaluate(`jQuery(document.body).trigger("update_checkout")`)
    await page.locator(".woocommerce-checkout-review-order-table[aria-busy]").waitFor({ state: "detached" })
    expect(await page.getByText("An unknown error occurred.").count()).toBe(0)
    await place(visit)
    await page.getByText("An unknown error occurred.").waitFor()
    expect(await page.locator("#place_order").isEnabled()).toBe(true)
    expect([orders(visit).length, reviews(visit)]).toEqual([0, before])
    await page.evaluate("window.isStopped = false")
    await Promise.all([page.waitForURL(received), place(visit)])
    expect(orders(visit)).toHaveLength(1)
  })

  test("a script that ends an order on its way: the shopper is told that it may exist", async () => {
    const visit = await openForm(`jQuery(document).on("ajaxSend", (_, xhr, { url }) => {
      if (url === wc_checkout_params.checkout_url) setTimeout(() => xhr.abort(), 200)
    })`)
    visit.host.checkout.fail("checkout", { kind: "never" })
    await place(visit)
    await visit.page.getByText("There was an error processing your order.").waitFor()
    expect(await visit.page.locator("#place_order").isDisabled()).toBe(true)
    expect(orders(visit)).toHaveLength(1)
  })
})
