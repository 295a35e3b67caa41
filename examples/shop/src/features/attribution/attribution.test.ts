import { beforeAll, describe, expect, test } from "vitest"
import { logInAs } from "../../testing/account.ts"
import { addByLink, textOf } from "../../testing/cart.ts"
import { bilbao, placeByForm } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer, Visitor } from "../../testing/visitor.ts"

const password = "tres asaltos y medio"
let nowMs = Date.UTC(2026, 10, 20, 12)
const { newVisitor } = useShop({ administrator: { password }, clock: () => nowMs })

const figure = "/product/chema-el-faro-barandica/"

let administrator: Visitor

beforeAll(async () => {
  administrator = newVisitor()
  await logInAs(administrator, "admin", password)
})

interface PrintedConfig {
  readonly consent: object
  readonly host: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Reads the settings that a page prints for the script tag. */
function readConfig({ page }: Answer): PrintedConfig {
  return JSON.parse(page.querySelector("[data-ringside-config]")?.textContent ?? "null") as PrintedConfig
}

const consent = new Map([["wp_consent_marketing", "allow"]])

async function readNonce(visitor: Visitor): Promise<string> {
  return readConfig(await visitor.get("/")).host["omnisend_woo_data"]?.["nonce"] ?? ""
}

async function identify(visitor: Visitor, email: string, nonce: string): Promise<number> {
  const query = new URLSearchParams({ action: "omnisend_identify", email, _wpnonce: nonce })
  return (await visitor.post(`/wp-admin/admin-ajax.php?${query.toString()}`, {})).status
}

test("pages ask for consent, and say what attribution needs", async () => {
  const answer = await newVisitor().get("/en/")
  expect(readConfig(answer)).toMatchObject({
    consent: { type: "optin" },
    host: { wc_order_attribution: { params: { allowTracking: true, consentCategory: "marketing" } } },
  })
  expect(answer.page.querySelector('[data-ringside="consent"]')?.getAttribute("data-ringside-policy")).toBe(
    "/en/privacidad/",
  )
  expect((await newVisitor().get("/en/privacidad/")).page.querySelector("h1")?.textContent).toBe("Privacy")
})

test("a product's page prints the product and that it was looked at", async () => {
  const known = await newVisitor().get(figure)
  const text = known.page.querySelector("[data-ringside-product]")?.textContent ?? "null"
  expect(JSON.parse(text)).toMatchObject({
    currency: "EUR",
    published: true,
    productID: expect.stringMatching(/^\d+$/) as string,
  })
  expect(readConfig(known).host["wcPayFrontendTracks"]).toMatchObject([{ event: "product_page_view" }])
})

test.each(["EUR", "JPY", "KWD"])("the product data has prices in hundredths of %s", async (code) => {
  const { page } = await newVisitor().get(`/product/lola-vendaval-quirante/?currency=${code}`)
  const readJson = (selector: string): unknown => JSON.parse(page.querySelector(selector)?.textContent ?? "null")
  const { currency, variants } = readJson("[data-ringside-product]") as {
    readonly currency: string
    readonly variants: Readonly<Record<string, { readonly price: number }>>
  }
  const { "@graph": graph } = readJson('script[type="application/ld+json"]') as {
    readonly "@graph": readonly { readonly offers?: { readonly price: string } }[]
  }
  const price = Number(graph.find(({ offers }) => offers)?.offers?.price)
  expect([currency, price > 0]).toEqual([code, true])
  expect(Object.values(variants).map((variant) => variant.price)).toEqual([Math.round(price * 100)])
})

test.each([
  ["/product/lola-vendaval-quirante/", ["inStock"]],
  ["/product/marek-szulborski/", ["outOfStock"]],
  ["/product/nilo-el-sastre-formoso/", ["inStock", "outOfStock"]],
])("the product data of %s names what is sold out", async (path, statuses) => {
  const { page } = await newVisitor().get(path)
  const data: unknown = JSON.parse(page.querySelector("[data-ringside-product]")?.textContent ?? "null")
  const { variants } = data as { readonly variants: Readonly<Record<string, { readonly status: string }>> }
  expect([...new Set(Object.values(variants).map(({ status }) => status))].toSorted()).toEqual(statuses)
})

describe("orders", () => {
  test("show their source to administrators alone", async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    await placeByForm(visitor, {
      wc_order_attribution_source_type: "utm",
      wc_order_attribution_utm_source: "boletín <b>",
      wc_order_attribution_utm_medium: "email",
      wc_order_attribution_utm_campaign: "(none)",
      wc_order_attribution_session_pages: "3",
    })
    const list = await administrator.get("/wp-admin/orders/")
    expect(textOf(list, "tbody")).toContain("boletín <b>")
    const one = await administrator.get(list.page.querySelector("tbody a")?.getAttribute("href") ?? "")
    const source = textOf(one, "dl.er-pairs")
    expect(source).toContain("boletín <b>")
    expect(source).not.toContain("(none)")
    const report = await administrator.get("/wp-admin/sources/")
    expect(textOf(report, "tbody tr")).toMatch(/boletín <b>\s*email/)
    expect((await visitor.get("/wp-admin/sources/")).status).toBe(403)
  })
})

test("an order of the block checkout shows its source, too", async () => {
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  const api = "/wp-json/wc/store/v1"
  const nonce = (await visitor.get(`${api}/cart`)).headers.get("Nonce") ?? ""
  const expected = {
    source_type: "utm",
    utm_source: "bloque",
    utm_medium: null,
    utm_campaign: "(none)",
    user_agent: "",
  }
  const placed = await visitor.send(`${api}/checkout`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Nonce: nonce },
    body: JSON.stringify({
      billing_address: Object.fromEntries(
        Object.entries(bilbao).map(([name, value]) => [name.replace("billing_", ""), value]),
      ),
      payment_method: "cod",
      extensions: { "woocommerce/order-attribution": expected },
    }),
  })
  expect(placed.status).toBe(200)
  const { order_id: id } = placed.json() as { readonly order_id: number }
  const source = textOf(await administrator.get(`/wp-admin/orders/${String(id)}/`), "dl.er-pairs")
  expect(source).toContain("bloque")
  expect(source).not.toContain("(none)")
})

describe("the identify endpoint", () => {
  test("keeps an address once, with consent and a nonce", async () => {
    const stranger = newVisitor()
    expect(await identify(stranger, "ana@example.com", await readNonce(stranger))).toBe(403)
    const visitor = newVisitor(consent)
    const nonce = await readNonce(visitor)
    expect(await identify(visitor, "ana@example.com", "wrong")).toBe(403)
    expect(await identify(visitor, "ana@", nonce)).toBe(422)
    expect(await identify(visitor, "Ana@Example.com", nonce)).toBe(200)
    expect(await identify(visitor, "ana@example.com", nonce)).toBe(200)
    const report = textOf(await administrator.get("/wp-admin/sources/"), "main")
    expect(report.split("ana@example.com")).toHaveLength(2)
  })

  test("accepts the addresses that accounts accept", async () => {
    const visitor = newVisitor(consent)
    const nonce = await readNonce(visitor)
    expect(await identify(visitor, "josé@esquina-ñ.example", nonce)).toBe(200)
    expect(await identify(visitor, "ana@example.123", nonce)).toBe(422)
    expect(await identify(visitor, `${"a".repeat(250)}@example.com`, nonce)).toBe(422)
  })

  test("takes so many addresses of one shopper, and no more", async () => {
    const visitor = newVisitor(consent)
    const nonce = await readNonce(visitor)
    for (let number = 1; number <= 20; number += 1) {
      expect(await identify(visitor, `a${String(number)}@example.com`, nonce)).toBe(200)
    }
    expect(await identify(visitor, "one-more@example.com", nonce)).toBe(429)
  })
})

test("usage events are counted with their nonce, and with no other", async () => {
  const [visitor, other] = [newVisitor(), newVisitor()]
  for (const each of [visitor, other]) await addByLink(each, 101)
  const readTracksNonce = async (of: Visitor) =>
    readConfig(await of.get(figure)).host["wcpayConfig"]?.["platformTrackerNonce"] ?? ""
  const send = async (nonce: string | undefined, tracksEventName = "product_page_view") => {
    const fields = { action: "platform_tracks", tracksEventName, ...(nonce !== undefined && { tracksNonce: nonce }) }
    return (await visitor.post("/wp-admin/admin-ajax.php", fields)).status
  }
  const nonce = await readTracksNonce(visitor)
  const wrong = {
    missing: undefined,
    empty: "",
    "another session's": await readTracksNonce(other),
    "another write's": await readNonce(visitor),
  }
  for (const [fault, value] of Object.entries(wrong)) expect(await send(value), fault).toBe(403)
  expect(await send(nonce)).toBe(200)
  expect(await send(nonce, "<script>")).toBe(400)
  nowMs += 24 * 60 * 60_000
  expect(await send(nonce), "expired").toBe(403)
})
