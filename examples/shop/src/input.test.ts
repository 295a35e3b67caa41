import { describe, expect, test } from "vitest"
import { shopFeatures } from "./app.ts"
import { logInAs } from "./testing/account.ts"
import { attributeOf } from "./testing/cart.ts"
import { endpointsOf } from "./testing/endpoints.ts"
import { useShop } from "./testing/shop.ts"
import type { Visitor } from "./testing/visitor.ts"

const password = "tres asaltos y medio"

let nowMs = Date.UTC(2026, 10, 20, 12)
const configured = useShop({
  publicUrl: "https://esquinaroja.example",
  adminToken: "the right one",
  administrator: { password },
  isComingSoon: true,
  clock: () => nowMs,
})
const unconfigured = useShop({ publicUrl: undefined })
const proxied = useShop({ publicUrl: undefined, isBehindProxy: true })

describe("a form that can't be read is the sender's mistake", () => {
  const forms = [
    "/wp-comments-post.php",
    "/?wc-ajax=add_to_cart",
    "/?wc-ajax=remove_from_cart",
    "/?wc-ajax=get_variation",
    "/wp-admin/admin-ajax.php",
    "/product/hakim-orsolo/",
    "/carrito/",
  ]
  const type = "multipart/form-data; boundary=a"
  const bodies = [
    { what: "another boundary", type, body: "--b\r\nnothing" },
    { what: "no boundary", type: "multipart/form-data", body: "--b" },
    { what: "no end", type, body: '--a\r\nContent-Disposition: form-data; name="x"\r\n' },
    { what: "no body", type, body: "" },
  ]
  const send = (visitor: Visitor, path: string, body: (typeof bodies)[number], headers = {}) =>
    visitor.send(path, { method: "POST", body: body.body, headers: { "Content-Type": body.type, ...headers } })

  test.each(forms.flatMap((path) => bodies.map((body) => ({ path, what: body.what, body }))))(
    "$path with $what",
    async ({ path, body }) => {
      const answer = await send(unconfigured.newVisitor(), path, body)
      expect(answer.status).toBe(400)
      expect(answer.text).not.toMatch(/ at |Error/)
    },
  )

  // Some of them refuse a visitor before they read the form.
  test.each(endpointsOf(shopFeatures).filter(({ method }) => method !== "GET"))(
    "$name fails with none of them",
    async ({ path }) => {
      for (const body of bodies) {
        const answer = await send(unconfigured.newVisitor(), path, body)
        expect([answer.status < 500, answer.text]).toEqual([true, expect.not.stringMatching(/ at \w+ \(|Error:/)])
      }
    },
  )

  test("for an administrator who dismisses the banner, too", async () => {
    const visitor = configured.newVisitor()
    await logInAs(visitor, "admin", password)
    const nonce = attributeOf(await visitor.get("/tienda/"), ".coming-soon-footer-banner-dismiss", "data-rest-nonce")
    for (const body of bodies) {
      expect((await send(visitor, "/wp-json/wp/v2/users/me", body, { "X-WP-Nonce": nonce })).status).toBe(400)
    }
  })
})

describe("names that a request gives the shop", () => {
  const headers = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", Forwarded: "host=evil.example" }

  test.each(["/", "/tienda/", "/product/hakim-orsolo/", "/carrito/", "/wp-json/wc/store/v1/cart", "/nada/"])(
    "stay out of %s",
    async (path) => {
      for (const shop of [configured, unconfigured, proxied]) {
        expect((await shop.newVisitor().get(`http://evil.example${path}`, headers)).text).not.toContain("evil.example")
      }
    },
  )

  test("leave absolute addresses to PUBLIC_URL", async () => {
    const { page } = await configured.newVisitor().get("http://evil.example/tienda/")
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("https://esquinaroja.example/tienda/")
  })

  test("of this machine are believed", async () => {
    const { page } = await unconfigured.newVisitor().get("http://localhost:4711/tienda/")
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("http://localhost:4711/tienda/")
  })

  test.each([
    { shop: unconfigured, isSecure: false },
    { shop: proxied, isSecure: true },
  ])("make cookies secure only where a proxy stands in front: $isSecure", async ({ shop, isSecure }) => {
    const answer = await shop.newVisitor().get("/", { "X-Forwarded-Proto": "https" })
    expect(answer.headers.getSetCookie().every((cookie) => cookie.includes("; Secure") === isSecure)).toBe(true)
  })
})

describe("a post", () => {
  const post = (shop: typeof configured, host: string, headers: Record<string, string>) =>
    shop.newVisitor().post(`http://${host}/?wc-ajax=add_to_cart`, { product_id: "101" }, headers)

  test.each([
    { what: "another site's page", headers: { Origin: "https://evil.example" } },
    {
      what: "another site's page that forges the proxy's word",
      headers: { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    },
    { what: "a page without an origin", headers: { Origin: "null" } },
    { what: "another site's page in a browser that sends no origin", headers: { "Sec-Fetch-Site": "cross-site" } },
  ])("of $what is refused", async ({ headers }) => {
    expect((await post(configured, "esquinaroja.example", headers)).status).toBe(403)
  })

  test.each([
    { shop: configured, host: "internal:3000", headers: { Origin: "https://esquinaroja.example" } },
    { shop: configured, host: "localhost:3000", headers: { Origin: "http://localhost:3000" } },
    {
      shop: proxied,
      host: "internal:3000",
      headers: { Origin: "https://shop.example", "X-Forwarded-Host": "shop.example" },
    },
  ])("of the shop's own page is taken ($headers.Origin at $host)", async ({ shop, host, headers }) => {
    expect((await post(shop, host, headers)).status).toBe(200)
  })
})

test("whoever guesses the moderators' token waits a minute after five guesses", async () => {
  const guess = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await configured.newVisitor().get("/wp-json/wc/v3/products/reviews", headers)).status
  }
  expect(await guess("the right one")).toBe(200)
  for (let turn = 0; turn < 5; turn += 1) expect(await guess(`guess ${String(turn)}`)).toBe(401)
  expect(await guess("guess")).toBe(429)
  expect(await guess("the right one")).toBe(429)
  nowMs += 60_000
  expect(await guess("the right one")).toBe(200)
})
