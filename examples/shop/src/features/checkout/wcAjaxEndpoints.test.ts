import { describe, expect, test } from "vitest"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { addByLink, linesOf } from "../../testing/cart.ts"
import { bilbao, fieldsOf } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer, Visitor } from "../../testing/visitor.ts"

let aheadMs = 0
const { newVisitor } = useShop({ clock: () => Date.now() + aheadMs })

/** Settings of the checkout as its page prints them, and the fields of its form. */
async function openCheckout(visitor: Visitor, prefix = "") {
  const page = await visitor.visit(`${prefix}/checkout/`)
  const config: unknown = JSON.parse(page.page.querySelector("[data-ringside-config]")?.textContent ?? "")
  const host = isRecord(config) && isRecord(config.host) ? config.host : {}
  const params = isRecord(host.wc_checkout_params) ? host.wc_checkout_params : {}
  const fields: Record<string, string> = { ...fieldsOf(page, "form.checkout"), ...bilbao, terms: "on" }
  return { params, host, fields }
}

async function newShopper() {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  return visitor
}

function fragmentsOf(answer: Answer): Readonly<Record<string, unknown>> {
  const body = answer.json()
  return isRecord(body) && isRecord(body.fragments) ? body.fragments : {}
}

describe("update_order_review", () => {
  test("keeps the address and answers with totals and ways to pay", async () => {
    const visitor = await newShopper()
    const { params, fields } = await openCheckout(visitor)
    const answer = await visitor.post("/?wc-ajax=update_order_review", {
      security: String(params.update_order_review_nonce),
      country: "GB",
      state: "",
      postcode: "sw1a1aa",
      city: "London",
      address: "1 Mall",
      address_2: "",
      post_data: new URLSearchParams(fields).toString(),
    })
    expect(answer.json()).toMatchObject({ result: "success", messages: "", reload: false })
    const fragments = fragmentsOf(answer)
    expect(Object.keys(fragments)).toEqual([
      ".woocommerce-checkout-review-order-table",
      ".woocommerce-checkout-payment",
    ])
    // Without the tax that isn't due there: 47.93, and the parcel.
    expect(fragments[".woocommerce-checkout-review-order-table"]).toContain("72,83")
    expect(fragments[".woocommerce-checkout-payment"]).not.toContain("payment_method_cod")
    const next = await openCheckout(visitor)
    expect(fieldsOf(await visitor.visit("/checkout/"), "form.checkout")).toMatchObject({
      billing_country: "GB",
      billing_postcode: "SW1A 1AA",
      billing_first_name: "Nuria",
    })
    expect(next.fields["er-agreed"]).not.toBe(fields["er-agreed"])
  })

  test.each([
    ["", "No hay ningún método de pago para este destino. Escríbenos y buscaremos una solución."],
    [
      "/en",
      "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.",
    ],
  ])("says under %s/ that nothing can be paid where nothing is sent", async (prefix, text) => {
    const visitor = await newShopper()
    const { params, fields } = await openCheckout(visitor, prefix)
    const answer = await visitor.post(`${prefix}/?wc-ajax=update_order_review`, {
      security: String(params.update_order_review_nonce),
      country: "US",
      state: "CA",
      postcode: "94110",
      post_data: new URLSearchParams(fields).toString(),
    })
    const payment = String(fragmentsOf(answer)[".woocommerce-checkout-payment"])
    expect(payment).toContain(`<li class="woocommerce-notice woocommerce-info">${text}</li>`)
    expect(payment).not.toContain('name="payment_method"')
  })

  test("leaves a second address alone that isn't asked for", async () => {
    const visitor = await newShopper()
    const { params, fields } = await openCheckout(visitor)
    await visitor.post("/?wc-ajax=update_order_review", {
      security: String(params.update_order_review_nonce),
      country: "ES",
      s_country: "FR",
      post_data: new URLSearchParams(fields).toString(),
    })
    expect(fieldsOf(await visitor.visit("/checkout/"), "form.checkout")).toMatchObject({ shipping_country: "ES" })
  })

  test("asks for a reload where the nonce is too old, and changes nothing", async () => {
    const visitor = await newShopper()
    const answer = await visitor.post("/?wc-ajax=update_order_review", { security: "0", country: "GB" })
    expect(answer.json()).toMatchObject({ result: "failure", reload: true })
    expect(fieldsOf(await visitor.visit("/checkout/"), "form.checkout")).toMatchObject({ billing_country: "ES" })
  })

  test("says in the form's place that there is nothing to order, with the way to the shop", async () => {
    const answer = await newVisitor().post("/?wc-ajax=update_order_review", {})
    expect(answer.json()).not.toHaveProperty("result")
    const form = fragmentsOf(answer)["form.woocommerce-checkout"]
    expect(form).toContain("la cesta está vacía")
    expect(form).toContain('href="/tienda/"')
  })

  test("leads to the order that another tab has made of the basket, for an hour", async () => {
    const visitor = await newShopper()
    const { params, fields } = await openCheckout(visitor)
    const placed = await visitor.post("/checkout/", fields)
    const ask = async () => {
      const answer = await visitor.post("/?wc-ajax=update_order_review", {
        security: String(params.update_order_review_nonce),
      })
      expect(answer.json()).not.toHaveProperty("result")
      return String(fragmentsOf(answer)["form.woocommerce-checkout"])
    }
    const answer = await ask()
    expect(answer).toContain("ya es el pedido")
    expect(answer).toContain(`href="${placed.headers.get("Location") ?? "none"}"`)
    aheadMs = 60 * 60_000 + 1
    expect(await ask()).toContain("la cesta está vacía")
    aheadMs = 0
  })
})

describe("checkout", () => {
  test.each(["", "/en"])("places an order and leads to it, under %s/", async (prefix) => {
    const visitor = await newShopper()
    const { fields } = await openCheckout(visitor, prefix)
    const answer = await visitor.post(`${prefix}/?wc-ajax=checkout`, fields)
    expect(answer.json()).toMatchObject({
      result: "success",
      redirect: expect.stringMatching(
        new RegExp(`^http://shop.test${prefix}/checkout/order-received/\\d+/\\?key=wc_order_`),
      ),
    })
    expect(await linesOf(visitor)).toEqual([])
    expect(visitor.cookies.has("woocommerce_items_in_cart")).toBe(false)
  })

  test("names the fields that are wrong, in markup that escapes what was typed", async () => {
    const visitor = await newShopper()
    const { fields } = await openCheckout(visitor, "/en")
    const answer = await visitor.post("/en/?wc-ajax=checkout", {
      ...fields,
      billing_last_name: "",
      billing_state: "<b>",
    })
    expect(answer.json()).toMatchObject({ result: "failure", refresh: false, reload: false })
    expect(answer.text).toContain(
      String.raw`<li data-id=\"billing_last_name\"><strong>Billing Last name</strong> is a required field.`,
    )
    expect(answer.text).not.toContain("<b>")
  })

  test.each([
    { what: "the nonce is too old", changes: { "woocommerce-process-checkout-nonce": "x" } },
    { what: "the basket was another", changes: { "er-agreed": "x" } },
  ])("asks for new totals when $what", async ({ changes }) => {
    const visitor = await newShopper()
    const { fields } = await openCheckout(visitor)
    const answer = await visitor.post("/?wc-ajax=checkout", { ...fields, ...changes })
    expect(answer.json()).toMatchObject({ result: "failure", refresh: true })
  })
})

test("the page prints the data of countries that scripts read, as JSON inside texts", async () => {
  const { host } = await openCheckout(await newShopper())
  const read = (name: string, key: string): unknown => {
    const settings = host[name]
    return JSON.parse(isRecord(settings) ? String(settings[key]) : "")
  }
  expect(read("wc_country_select_params", "countries")).toMatchObject({ ES: { BI: "Bizkaia" }, FR: [] })
  expect(read("wc_address_i18n_params", "locale")).toMatchObject({
    ES: { postcode: { priority: 65 }, state: { label: "Provincia" } },
    FR: { state: { required: false, hidden: true } },
    default: { city: { label: "Localidad", required: true, priority: 70 } },
  })
})
