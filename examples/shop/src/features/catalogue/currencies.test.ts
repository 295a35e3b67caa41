import { describe, expect, test } from "vitest"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { logInAs } from "../../testing/account.ts"
import { addByLink, textOf } from "../../testing/cart.ts"
import { placeByForm } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer } from "../../testing/visitor.ts"
import { convertAmount, formatPrice, type Currency } from "../../texts/money.ts"

const password = "tres asaltos y medio"
const { newVisitor } = useShop({ administrator: { password } })

/** An amount in English, with the currency's number of decimals. */
const patterns = { EUR: /€[\d,]+\.\d{2}$/, JPY: /¥[\d,]+$/, KWD: /KD\s[\d,]+\.\d{3}$/ } as const
const others = ["JPY", "KWD"] as const

/** The text of every amount on a page. */
function amountsOf({ page }: Answer): readonly string[] {
  return [...page.querySelectorAll(".woocommerce-Price-amount bdi")].map(({ textContent }) => textContent.trim())
}

/** The text of every amount on the products' cards. */
function cardAmounts({ page }: Answer): readonly string[] {
  return [...page.querySelectorAll("main > ul.products .price bdi")].map(({ textContent }) => textContent.trim())
}

function figureOf({ page }: Answer): string {
  return page.querySelector("main > ul.products a.woocommerce-loop-product__link")?.getAttribute("href") ?? ""
}

function configOf({ page }: Answer): Readonly<Record<string, unknown>> {
  const config: unknown = JSON.parse(page.querySelector("[data-ringside-config]")?.textContent ?? "{}")
  return isRecord(config) ? config : {}
}

/** The product's offer in the structured data. */
function offerOf({ page }: Answer): Readonly<Record<string, unknown>> {
  const graph: unknown = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}")
  const [product] = isRecord(graph) && Array.isArray(graph["@graph"]) ? graph["@graph"].filter(isRecord) : []
  return isRecord(product?.["offers"]) ? product["offers"] : {}
}

describe.each(others)("a visitor who asks for %s", (code: Currency) => {
  test("sees every price of the archive in it, exactly, and on all pages after it", async () => {
    const visitor = newVisitor()
    const euros = cardAmounts(await newVisitor().get("/en/tienda/"))
    const archive = await visitor.get(`/en/tienda/?currency=${code.toLowerCase()}`)
    expect(amountsOf(archive).filter((amount) => !patterns[code].test(amount))).toEqual([])
    expect(euros.length).toBeGreaterThanOrEqual(12)
    expect(cardAmounts(archive)).toEqual(
      euros.map((amount) => formatPrice(convertAmount(Number(amount.replace(/\D/g, "")), code), "en", code)),
    )
    const { currency, cart } = configOf(archive)
    expect(currency).toBe(code)
    expect(isRecord(cart) && cart["freeShippingFrom"]).toBe(convertAmount(15000, code))
    const pages = ["/en/", "/en/tienda/page/2/", figureOf(archive)]
    for (const path of pages) {
      const amounts = amountsOf(await visitor.get(path))
      expect(amounts.length).toBeGreaterThan(0)
      expect(amounts.filter((amount) => !patterns[code].test(amount))).toEqual([])
    }
  })

  test("finds it in a product's data, in the mini-cart and in the basket, which says what is missing in it", async () => {
    const visitor = newVisitor()
    const path = figureOf(await newVisitor().get("/en/tienda/"))
    const eur = offerOf(await newVisitor().get(path))
    const offer = offerOf(await visitor.get(`${path}?currency=${code}`))
    expect([eur["priceCurrency"], offer["priceCurrency"]]).toEqual(["EUR", code])
    const decimals = { JPY: /^\d+$/, KWD: /^\d+\.\d{3}$/, EUR: /^\d+\.\d{2}$/ }[code]
    expect(String(offer["price"] ?? offer["lowPrice"])).toMatch(decimals)
    await addByLink(visitor, 101)
    const fragments: unknown = (await visitor.post("/en/?wc-ajax=get_refreshed_fragments", {})).json()
    expect(JSON.stringify(fragments)).not.toContain("€")
    const basket = await visitor.get("/en/carrito/")
    expect(amountsOf(basket).filter((amount) => !patterns[code].test(amount))).toEqual([])
    expect(basket.page.querySelector("main")?.textContent).not.toContain("€")
  })

  test("orders in it by the classic form, and the order keeps it when they look in another", async () => {
    const visitor = newVisitor()
    await visitor.get(`/en/tienda/?currency=${code}`)
    await addByLink(visitor, 101)
    const account = { createaccount: "1", account_password: password, billing_email: `${code}@example.com` }
    const received = await placeByForm(visitor, account, "/en")
    const total = textOf(received, ".woocommerce-order-overview__total .amount")
    expect(total).toMatch(patterns[code])
    const orders = await visitor.get("/en/my-account/orders/?currency=EUR")
    expect(textOf(orders, ".woocommerce-orders-table .amount")).toBe(total)
    expect(amountsOf(await visitor.get("/en/tienda/")).every((amount) => patterns.EUR.test(amount))).toBe(true)
  })
})

test("a code that the shop doesn't sell in changes nothing, and euros come back", async () => {
  const visitor = newVisitor()
  await visitor.get("/en/tienda/?currency=JPY")
  for (const code of ["XXX", "", "constructor", "<script>"]) {
    const amounts = amountsOf(await visitor.get(`/en/tienda/?currency=${encodeURIComponent(code)}`))
    expect(amounts.filter((amount) => !patterns.JPY.test(amount))).toEqual([])
  }
  expect(amountsOf(await visitor.get("/en/tienda/?currency=EUR")).every((amount) => patterns.EUR.test(amount))).toBe(
    true,
  )
  expect(amountsOf(await visitor.get("/en/tienda/")).every((amount) => patterns.EUR.test(amount))).toBe(true)
})

test("the report of sources adds up each currency by itself", async () => {
  for (const code of ["EUR", "JPY"]) {
    const visitor = newVisitor()
    await visitor.get(`/en/?currency=${code}`)
    await addByLink(visitor, 103)
    await placeByForm(visitor, { wc_order_attribution_utm_source: "two-currencies" }, "/en")
  }
  const administrator = newVisitor()
  await logInAs(administrator, "admin", password)
  const { page } = await administrator.get("/en/wp-admin/sources/")
  const rows = [...page.querySelectorAll("tbody tr")].map(({ textContent }) => textContent)
  const own = rows.filter((row) => row.includes("two-currencies"))
  expect(own.map((row) => ["€", "¥"].filter((symbol) => row.includes(symbol)).join("")).sort()).toEqual(
    ["¥", "€"].sort(),
  )
})
