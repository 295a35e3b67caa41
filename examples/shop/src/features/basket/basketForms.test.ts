import { describe, expect, test } from "vitest"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { addByLink, attributeOf, textOf } from "../../testing/cart.ts"
import { fieldsOf } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer, Visitor } from "../../testing/visitor.ts"

const { newVisitor } = useShop()

async function newShopper(id = 101) {
  const visitor = newVisitor()
  await addByLink(visitor, id)
  return visitor
}

async function post(visitor: Visitor, form: string, changes: Record<string, string>, prefix = ""): Promise<Answer> {
  const page = await visitor.visit(`${prefix}/carrito/`)
  return visitor.submit(`${prefix}/carrito/`, { ...fieldsOf(page, form), ...changes })
}

const enter = (visitor: Visitor, code: string, prefix = "") =>
  post(visitor, ".woocommerce-cart-form", { apply_coupon: "1", coupon_code: code }, prefix)

const amountOf = (answer: Answer, selector: string) => textOf(answer, selector).replaceAll("\u00a0", " ")

describe.each([
  {
    prefix: "",
    applied: "El cupón «esquina10» se ha aplicado.",
    removed: "El cupón «esquina10» se ha quitado.",
    less: "−5,80 €",
  },
  {
    prefix: "/en",
    applied: "Coupon “esquina10” has been applied.",
    removed: "Coupon “esquina10” has been removed.",
    less: "−€5.80",
  },
])("a coupon under $prefix/", ({ prefix, applied, removed, less }) => {
  test("is entered, counts, and is taken out by its link", async () => {
    const visitor = await newShopper()
    const entered = await enter(visitor, " ESQUINA10 ", prefix)
    expect(textOf(entered, ".woocommerce-message")).toBe(applied)
    expect(amountOf(entered, ".coupon-esquina10 td")).toContain(less)
    const taken = await visitor.visit(attributeOf(entered, ".woocommerce-remove-coupon", "href"))
    expect(textOf(taken, ".woocommerce-message")).toBe(removed)
    expect(taken.page.querySelector(".cart-discount")).toBeNull()
  })
})

describe("a coupon is refused", () => {
  test.each([
    { code: "nope", message: "El cupón «nope» no existe" },
    { code: "<b>x</b>", message: "El cupón «<b>x</b>» no existe" },
    { code: "verano2025", message: "ha caducado" },
    { code: "a".repeat(5000), message: "no existe" },
  ])("$code", async ({ code, message }) => {
    const answer = await enter(await newShopper(), code)
    expect(textOf(answer, ".woocommerce-error")).toContain(message)
    expect(answer.page.querySelector(".cart-discount, .woocommerce-error b")).toBeNull()
  })

  test("after ten wrong codes, even a right one, until a quarter of an hour has passed", async () => {
    const visitor = await newShopper()
    for (let guess = 0; guess < 10; guess += 1) await enter(visitor, `guess${String(guess)}`)
    expect(textOf(await enter(visitor, "esquina10"), ".woocommerce-error")).toContain("demasiados códigos")
    // Another shopper's codes are not looked at any less.
    expect((await enter(await newShopper(), "esquina10")).page.querySelector(".coupon-esquina10")).not.toBeNull()
  })

  test("never for what was guessed before a right code", async () => {
    const visitor = await newShopper()
    for (let guess = 0; guess < 9; guess += 1) await enter(visitor, `guess${String(guess)}`)
    expect((await enter(visitor, "esquina10")).page.querySelector(".coupon-esquina10")).not.toBeNull()
    for (let guess = 0; guess < 9; guess += 1) await enter(visitor, `other${String(guess)}`)
    expect(textOf(await enter(visitor, "nope"), ".woocommerce-error")).toContain("no existe")
  })

  test("below its minimum, twice, and beside one that stands alone", async () => {
    const visitor = await newShopper(141)
    expect(amountOf(await enter(visitor, "campana5"), ".woocommerce-error")).toContain("al menos 30,00 €")
    await enter(visitor, "esquina10")
    expect(textOf(await enter(visitor, "esquina10"), ".woocommerce-error")).toContain("ya está aplicado")
    expect(textOf(await enter(visitor, "cinturon"), ".woocommerce-error")).toContain("junto con otros")
  })

  test("when the basket has fallen below its minimum since, which the page says", async () => {
    const visitor = await newShopper(141)
    await addByLink(visitor, 141)
    await enter(visitor, "campana5")
    const page = await visitor.visit("/carrito/")
    const quantity = page.page.querySelector(".cart_item .qty")?.getAttribute("name") ?? ""
    const after = await post(visitor, ".woocommerce-cart-form", { [quantity]: "1" })
    expect(textOf(after, ".woocommerce-error")).toContain("campana5")
    expect(after.page.querySelector(".cart-discount")).toBeNull()
  })

  test.each([{ nonce: "" }, { nonce: "0000" }])("with the nonce '$nonce'", async ({ nonce }) => {
    const visitor = await newShopper()
    const answer = await enter(visitor, "esquina10").then(() =>
      visitor.visit(`/carrito/?remove_coupon=esquina10&_wpnonce=${nonce}`),
    )
    expect(textOf(answer, ".woocommerce-error")).toContain("La página ha caducado")
    expect(answer.page.querySelector(".cart-discount")).not.toBeNull()
  })
})

test("an empty coupon field leaves the button to save the quantities", async () => {
  const visitor = await newShopper()
  const page = await visitor.visit("/carrito/")
  const quantity = page.page.querySelector(".cart_item .qty")?.getAttribute("name") ?? ""
  const answer = await post(visitor, ".woocommerce-cart-form", { apply_coupon: "1", [quantity]: "2" })
  expect(textOf(answer, ".woocommerce-message")).toBe("Cesta actualizada.")
  expect(amountOf(answer, ".cart-subtotal td")).toBe("116,00 €")
})

describe("the shipping calculator", () => {
  const calculate = (visitor: Visitor, place: Record<string, string>) =>
    post(visitor, ".woocommerce-shipping-calculator", { calc_shipping: "1", ...place })

  test.each([
    { place: { calc_shipping_country: "DE", calc_shipping_postcode: "10115" }, total: "72,90 €", message: "Alemania" },
    { place: { calc_shipping_country: "ES", calc_shipping_state: "GC" }, total: "62,83 €", message: "Las Palmas" },
    { place: { calc_shipping_country: "US" }, total: "47,93 €", message: "No enviamos a Estados Unidos" },
  ])("says what it costs to $message", async ({ place, total, message }) => {
    const answer = await calculate(await newShopper(), place)
    expect(amountOf(answer, ".order-total strong")).toBe(total)
    expect(textOf(answer, ".shipping td")).toContain(message)
  })

  test("keeps to the country's own parts", async () => {
    const answer = await calculate(await newShopper(), { calc_shipping_country: "FR", calc_shipping_state: "BI" })
    expect(attributeOf(answer, "#calc_shipping_state", "type")).toBe("hidden")
  })

  test.each([
    { calc_shipping_country: "XX" },
    { calc_shipping_postcode: "1" },
    { "woocommerce-shipping-calculator-nonce": "0" },
  ])("changes nothing by %o", async (change) => {
    const visitor = await newShopper()
    const answer = await calculate(visitor, { calc_shipping_country: "DE", ...change })
    expect(answer.page.querySelector(".woocommerce-error")).not.toBeNull()
    expect(amountOf(answer, ".order-total strong")).toBe("64,90 €")
  })
})

describe("a rate", () => {
  test("is chosen by a form, and forgotten where there is none of it", async () => {
    const visitor = await newShopper()
    const picked = await post(visitor, "#er-choose-rate", {
      choose_rate: "1",
      "shipping_method[0]": "pickup_location:3",
    })
    expect(amountOf(picked, ".order-total strong")).toBe("58,00 €")
    expect(textOf(picked, ".er-pickup")).toContain("Calle del Cordelero")
    const wrong = await post(visitor, "#er-choose-rate", { choose_rate: "1", "shipping_method[0]": "flat_rate:7" })
    expect(amountOf(wrong, ".order-total strong")).toBe("58,00 €")
  })
})

describe("the basket page's endpoints", () => {
  async function paramsOf(visitor: Visitor) {
    const page = await visitor.visit("/carrito/")
    const config: unknown = JSON.parse(page.page.querySelector("[data-ringside-config]")?.textContent ?? "")
    const host = isRecord(config) && isRecord(config.host) ? config.host : {}
    return isRecord(host.wc_cart_params) ? host.wc_cart_params : {}
  }

  test("answer with notices and with totals", async () => {
    const visitor = await newShopper()
    const params = await paramsOf(visitor)
    const applied = await visitor.post("/?wc-ajax=apply_coupon", {
      security: String(params.apply_coupon_nonce),
      coupon_code: "esquina10",
    })
    expect(applied.page.querySelector(".woocommerce-message[role=alert]")).not.toBeNull()
    const totals = await visitor.post("/?wc-ajax=update_shipping_method", {
      security: String(params.update_shipping_method_nonce),
      "shipping_method[0]": "pickup_location:3",
    })
    expect(amountOf(totals, ".cart_totals .order-total strong")).toBe("52,20 €")
    const removed = await visitor.post("/?wc-ajax=remove_coupon", {
      security: String(params.remove_coupon_nonce),
      coupon: "esquina10",
    })
    expect(removed.page.querySelector(".woocommerce-message")).not.toBeNull()
  })

  test("change nothing with another visitor's nonces", async () => {
    const [visitor, other] = [await newShopper(), await newShopper()]
    const params = await paramsOf(other)
    const applied = await visitor.post("/?wc-ajax=apply_coupon", {
      security: String(params.apply_coupon_nonce),
      coupon_code: "esquina10",
    })
    expect(applied.page.querySelector(".woocommerce-error")).not.toBeNull()
    const chosen = await visitor.post("/?wc-ajax=update_shipping_method", {
      security: String(params.update_shipping_method_nonce),
      "shipping_method[0]": "pickup_location:3",
    })
    expect([chosen.status, chosen.text]).toEqual([403, "-1"])
    expect(amountOf(await visitor.visit("/carrito/"), ".order-total strong")).toBe("64,90 €")
  })
})

test("the free parcel that scripts announce is the zone's own", async () => {
  const visitor = await newShopper()
  const page = await visitor.visit("/carrito/")
  expect(amountOf(page, ".woocommerce-shipping-destination")).toContain("Gratis a partir de 150,00 €")
  expect(page.text).toContain('"freeShippingFrom":15000')
})
