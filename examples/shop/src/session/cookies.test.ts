import { describe, expect, test } from "vitest"
import { attributeOf } from "../testing/cart.ts"
import { useShop } from "../testing/shop.ts"
import type { Answer } from "../testing/visitor.ts"
import { sessionCookie } from "./cookieNames.ts"

const { newVisitor } = useShop({ publicUrl: undefined, isBehindProxy: true })

/** The attributes of the cookies that an answer sets, by the cookie's name and without Max-Age. */
function attributesOf({ headers }: Answer): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [pair = "", ...attributes] = cookie.split("; ")
      const lasting = attributes.filter((attribute) => !attribute.startsWith("Max-Age="))
      return [pair.slice(0, pair.indexOf("=")), lasting.sort()]
    }),
  )
}

describe.each([
  { way: "http", origin: "http://localhost", headers: {}, secure: [] },
  { way: "https", origin: "https://localhost", headers: {}, secure: ["Secure"] },
  {
    way: "a proxy that ends TLS",
    origin: "http://localhost",
    headers: { "X-Forwarded-Proto": "https" },
    secure: ["Secure"],
  },
  {
    way: "a proxy behind one that ends TLS",
    origin: "http://localhost",
    headers: { "X-Forwarded-Proto": "https, http" },
    secure: ["Secure"],
  },
  {
    way: "a proxy without TLS",
    origin: "http://localhost",
    headers: { "X-Forwarded-Proto": "http" },
    secure: [],
  },
])("over $way", ({ origin, headers, secure }) => {
  test("no script reads the session, scripts read what the basket holds, and no other site's form sends either", async () => {
    const visitor = newVisitor()
    const post = (fields: Record<string, string>, endpoint: string) =>
      visitor.post(`${origin}/?wc-ajax=${endpoint}`, fields, headers)
    const readable = ["Path=/", "SameSite=Lax", ...secure]
    const added = await post({ product_id: "101" }, "add_to_cart")
    expect(attributesOf(added)).toEqual({
      [sessionCookie]: ["HttpOnly", ...readable],
      woocommerce_cart_hash: readable,
      woocommerce_items_in_cart: readable,
    })
    const key = /data-cart_item_key=\\?"([0-9a-f]{32})/.exec(added.text)?.[1] ?? ""
    const removed = await post({ cart_item_key: key }, "remove_from_cart")
    expect(attributesOf(removed)).toEqual({ woocommerce_cart_hash: readable, woocommerce_items_in_cart: readable })
    expect(visitor.cookies.size).toBe(1)
  })

  test("the page's own addresses have the scheme of the browser's request", async () => {
    const scheme = secure.length > 0 ? "https" : "http"
    const answer = await newVisitor().get(`${origin}/en/tienda/`, headers)
    expect(attributeOf(answer, "link[rel='https://api.w.org/']", "href")).toBe(`${scheme}://localhost/en/wp-json/`)
    expect(attributeOf(answer, "link[rel=canonical]", "href")).toBe(`${scheme}://localhost/en/tienda/`)
  })
})
