import { describe, expect, test } from "vitest"
import { addByLink, attributeOf, linesOf, textOf } from "../../testing/cart.ts"
import { bilbao, fieldsOf, placeByForm } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer } from "../../testing/visitor.ts"

const { newVisitor } = useShop()

const languages = [
  {
    prefix: "",
    thanks: "Gracias. Hemos recibido tu pedido.",
    cash: "Contra reembolso",
    total: "64,90 €",
    required: "Facturación: Nombre es un campo obligatorio.",
  },
  {
    prefix: "/en",
    thanks: "Thank you. Your order has been received.",
    cash: "Cash on delivery",
    total: "€64.90",
    required: "Billing First name is a required field.",
  },
] as const

async function newShopper(id = 101) {
  const visitor = newVisitor()
  await addByLink(visitor, id)
  return visitor
}

function errorsOf({ page }: Answer): readonly string[] {
  return [...page.querySelectorAll(".woocommerce-error li")].map((item) => item.textContent.replace(/\s+/g, " ").trim())
}

describe.each(languages)("bought by forms alone under $prefix/", ({ prefix, thanks, cash, total, required }) => {
  test("with cash on delivery", async () => {
    const visitor = await newShopper()
    const received = await placeByForm(visitor, {}, prefix)
    expect(textOf(received, ".woocommerce-thankyou-order-received")).toBe(thanks)
    // Scripts of other packages find the page by this class.
    expect([...received.page.body.classList]).toContain("woocommerce-order-received")
    expect(textOf(received, ".woocommerce-order-overview__payment-method")).toContain(cash)
    expect(textOf(received, ".order-total strong").replace("\u00a0", " ")).toBe(total)
    expect(textOf(received, ".woocommerce-column--shipping-address")).toContain("48001 Bilbao")
    expect(await linesOf(visitor)).toEqual([])
  })

  test("a mistake is shown at its field and in the list, and nothing typed is lost", async () => {
    const visitor = await newShopper()
    const page = await visitor.visit(`${prefix}/checkout/`)
    const fields = {
      ...fieldsOf(page, "form.checkout"),
      ...bilbao,
      billing_first_name: " ",
      order_comments: "Hola\nfin",
      terms: "on",
    }
    const answer = await visitor.post(`${prefix}/checkout/`, fields)
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual([required])
    expect(attributeOf(answer, ".woocommerce-error li", "data-id")).toBe("billing_first_name")
    expect(textOf(answer, "#billing_first_name_description")).toBe(required)
    expect(attributeOf(answer, "#billing_first_name", "aria-invalid")).toBe("true")
    const kept = fieldsOf(answer, "form.checkout")
    expect(kept).toMatchObject({ ...bilbao, billing_first_name: "", terms: "on" })
    expect(kept["order_comments"]?.trim()).toBe("Hola\nfin")
    // Also after the page has been left.
    expect(fieldsOf(await visitor.visit(`${prefix}/checkout/`), "form.checkout")).toMatchObject({
      billing_city: "Bilbao",
    })
  })
})

describe("the form refuses", () => {
  test.each([
    { what: "no address", changes: { billing_email: "" }, message: "Correo electrónico es un campo obligatorio" },
    { what: "an e-mail address", changes: { billing_email: "a@b" }, message: "no es una dirección válida" },
    {
      what: "an endless one",
      changes: { billing_email: `${"a".repeat(10_000)}@b.example` },
      message: "más de 200 caracteres",
    },
    { what: "a telephone number", changes: { billing_phone: "ring me" }, message: "no es un número válido" },
    { what: "a postcode", changes: { billing_postcode: "48" }, message: "Código postal no es válido" },
    { what: "a province", changes: { billing_state: "XX" }, message: "elige una opción de la lista" },
    { what: "a country", changes: { billing_country: "XX" }, message: "elige un país de la lista" },
    { what: "no terms", changes: { terms: "" }, message: "Acepta las condiciones" },
    { what: "a way to pay", changes: { payment_method: "gold" }, message: "Elige un método de pago" },
    { what: "an old nonce", changes: { "woocommerce-process-checkout-nonce": "0" }, message: "Inténtalo otra vez" },
    {
      what: "another basket than was seen",
      changes: { "er-agreed": "0".repeat(32) },
      message: "El total es ahora 64,90",
    },
    {
      what: "a second address with nothing in it",
      changes: { ship_to_different_address: "1", shipping_first_name: "" },
      message: "Envío: Nombre es un campo obligatorio",
    },
    {
      what: "a country that isn't shipped to",
      changes: { billing_country: "US", billing_state: "NY", billing_postcode: "10001" },
      message: "No enviamos a Estados Unidos",
    },
  ])("$what", async ({ changes, message }) => {
    const visitor = await newShopper()
    const answer = await placeByForm(visitor, changes)
    expect(errorsOf(answer).join(" ").replaceAll("\u00a0", " ")).toContain(message)
    expect(await linesOf(visitor)).toHaveLength(1)
  })

  test("another visitor's nonce", async () => {
    const [visitor, other] = [await newShopper(), await newShopper()]
    const foreign =
      fieldsOf(await other.visit("/checkout/"), "form.checkout")["woocommerce-process-checkout-nonce"] ?? ""
    const answer = await placeByForm(visitor, { "woocommerce-process-checkout-nonce": foreign })
    expect(errorsOf(answer)).toEqual(["No hemos podido procesar el pedido. Inténtalo otra vez."])
  })
})

test("a session that has ended takes the basket along, but not what was typed", async () => {
  const visitor = await newShopper()
  const fields = { ...fieldsOf(await visitor.visit("/checkout/"), "form.checkout"), ...bilbao, terms: "on" }
  const later = newVisitor()
  const answer = await later.submit("/checkout/", fields)
  expect(textOf(answer, ".woocommerce-error")).toContain("Tu dirección sigue guardada")
  await addByLink(later, 101)
  expect(fieldsOf(await later.visit("/checkout/"), "form.checkout")).toMatchObject(bilbao)
})

describe("the country of an address", () => {
  test("gives the form its order, labels and obligations", async () => {
    const visitor = await newShopper()
    const page = await visitor.visit("/checkout/")
    const order = [...page.page.querySelectorAll(".woocommerce-billing-fields .form-row")].map((row) => row.id)
    expect(order.slice(2, 8)).toEqual([
      "billing_country_field",
      "billing_address_1_field",
      "billing_address_2_field",
      "billing_postcode_field",
      "billing_city_field",
      "billing_state_field",
    ])
    const fields = { ...fieldsOf(page, "form.checkout"), ...bilbao, billing_country: "FR", billing_postcode: "75001" }
    const french = await visitor.submit("/checkout/", { ...fields, woocommerce_checkout_update_totals: "1" })
    expect(attributeOf(french, "#billing_state", "type")).toBe("hidden")
    expect(attributeOf(french, "#billing_state_field", "class")).not.toContain("validate-required")
    expect(fieldsOf(french, "form.checkout")).toMatchObject({ billing_city: "Bilbao", billing_state: "" })
    expect(textOf(french, ".woocommerce-shipping-totals")).toContain("14,90")
    expect(french.page.querySelector("#payment_method_cod")).toBeNull()
  })

  test("takes the tax off where none is due, and the new total has to be seen first", async () => {
    const visitor = await newShopper()
    const canaries = {
      billing_state: "TF",
      billing_postcode: "38001",
      billing_city: "Santa Cruz",
      payment_method: "bacs",
    }
    const answer = await placeByForm(visitor, canaries)
    // 58.00 hold 10.07 of tax; the parcel overseas is 14.90.
    expect(errorsOf(answer)[0]?.replaceAll("\u00a0", " ")).toContain("El total es ahora 62,83 €")
    const received = await visitor.submit("/checkout/", { ...fieldsOf(answer, "form.checkout"), terms: "on" })
    expect(textOf(received, ".order-total")).toContain("62,83")
    expect(textOf(received, ".woocommerce-bacs-bank-details")).toContain("ES00 0000")
  })
})

describe("one attempt makes one order", () => {
  test("in two tabs, at once and one after the other", async () => {
    const visitor = await newShopper()
    const fields = { ...fieldsOf(await visitor.visit("/checkout/"), "form.checkout"), ...bilbao, terms: "on" }
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post("/checkout/", fields)))
    const late = await visitor.post("/checkout/", fields)
    const places = [...answers, late].map(({ headers }) => headers.get("Location"))
    expect(new Set(places).size).toBe(1)
    expect(places[0]).toMatch(/^\/checkout\/order-received\/\d+\/\?key=wc_order_/)
  })

  test("a stale tab doesn't order what was put in the basket since", async () => {
    const visitor = await newShopper()
    const stale = { ...fieldsOf(await visitor.visit("/checkout/"), "form.checkout"), ...bilbao, terms: "on" }
    await addByLink(visitor, 103)
    const answer = await visitor.submit("/checkout/", stale)
    expect(errorsOf(answer)[0]).toContain("han cambiado")
    expect(await linesOf(visitor)).toHaveLength(2)
  })

  test("a basket that was ordered leads to its order, and orders nothing more", async () => {
    const visitor = await newShopper()
    const fields = {
      ...fieldsOf(await visitor.visit("/checkout/"), "form.checkout"),
      ...bilbao,
      terms: "on",
      "er-attempt": "",
    }
    const placed = await visitor.post("/checkout/", fields)
    const again = await visitor.submit("/checkout/", fields)
    expect(textOf(again, ".woocommerce-error")).toContain("Esta cesta ya es el pedido")
    expect(attributeOf(again, ".woocommerce-error a", "href")).toBe(placed.headers.get("Location"))
  })
})

describe("the order's page", () => {
  test("names the purchase for scripts, and nobody's name", async () => {
    const received = await placeByForm(await newShopper(104))
    const json: unknown = JSON.parse(received.page.querySelector("script[data-ringside-order]")?.textContent ?? "")
    expect(json).toMatchObject({
      payment_method: "cod",
      items: [{ id: 104, quantity: 1, prices: { price: "4900", currency_code: "EUR" } }],
      totals: { total_price: "5590", total_tax: "970", total_shipping: "570", currency_minor_unit: 2 },
    })
    expect(JSON.stringify(json)).not.toMatch(/Nuria|Relente|Bilbao|example|wc_order_/)
  })

  test("keeps addresses to the browser that ordered", async () => {
    const visitor = await newShopper()
    const fields = { ...fieldsOf(await visitor.visit("/checkout/"), "form.checkout"), ...bilbao, terms: "on" }
    const place = (await visitor.post("/checkout/", fields)).headers.get("Location") ?? ""
    const passedOn = await newVisitor().get(place)
    expect(passedOn.status).toBe(200)
    expect(passedOn.text).not.toMatch(/Nuria|Calle Mayor|nuria@example/)
    expect(passedOn.page.querySelector("[data-ringside-order]")).toBeNull()
    const [path = ""] = place.split("?")
    for (const wrong of [path, `${path}?key=wc_order_${"A".repeat(20)}`, "/checkout/order-received/999999/?key=x"]) {
      expect((await visitor.get(wrong)).status).toBe(404)
    }
  })
})
