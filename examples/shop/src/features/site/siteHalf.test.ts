import { describe, expect, test } from "vitest"
import { shopFeatures } from "../../app.ts"
import { logInAs } from "../../testing/account.ts"
import { attributeOf, textOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"

const password = "tres asaltos y medio"
const user = "/wp-json/wp/v2/users/me"
const banner = "#coming-soon-footer-banner"
const dismissed = { "woocommerce_meta[coming_soon_banner_dismissed]": "yes" }

describe("a shop that opens soon", () => {
  const { newVisitor } = useShop({ administrator: { password }, isComingSoon: true })

  test("says so to everybody in both languages, and reminds administrators alone", async () => {
    const answer = await newVisitor().get("/en/tienda/")
    expect(textOf(answer, ".woocommerce-store-notice")).toContain("We’re opening soon.")
    expect(answer.page.querySelector(banner)).toBeNull()
    const spanish = await newVisitor().get("/tienda/")
    expect(attributeOf(spanish, ".woocommerce-store-notice", "data-notice-id")).toBe(
      attributeOf(answer, ".woocommerce-store-notice", "data-notice-id"),
    )
  })

  test("keeps for an administrator's account that the banner was dismissed, and for nobody else", async () => {
    expect((await newVisitor().post(user, dismissed)).status).toBe(401)
    const administrator = newVisitor()
    await logInAs(administrator, "admin", password)
    const page = await administrator.get("/tienda/")
    const headers = { "X-WP-Nonce": attributeOf(page, `${banner} a[data-rest-url]`, "data-rest-nonce") }
    expect(attributeOf(page, `${banner} a[data-rest-url]`, "data-rest-url")).toBe(`http://shop.test${user}`)
    expect((await administrator.post(user, { "woocommerce_meta[other]": "yes" }, headers)).status).toBe(400)
    expect((await administrator.post(user, dismissed, { "X-WP-Nonce": "0" })).status).toBe(403)
    const kept = await administrator.post(user, dismissed, headers)
    expect([kept.status, JSON.parse(kept.text)]).toEqual([
      200,
      { id: expect.any(Number) as number, woocommerce_meta: { coming_soon_banner_dismissed: "yes" } },
    ])
    const again = newVisitor()
    await logInAs(again, "admin", password)
    expect((await again.get("/en/tienda/")).page.querySelector(banner)).toBeNull()
  })
})

describe("a shop that is open", () => {
  const { newVisitor } = useShop({ administrator: { password } })

  test("shows neither notice nor banner", async () => {
    const administrator = newVisitor()
    await logInAs(administrator, "admin", password)
    const { page } = await administrator.get("/")
    expect(page.querySelector(`${banner}, .woocommerce-store-notice`)).toBeNull()
  })

  test("prints the theme's header, with a login popup for guests where the page has no login form", async () => {
    const visitor = newVisitor()
    const { page } = await visitor.get("/en/tienda/?orderby=price")
    expect(page.querySelector("button.main-header-menu-toggle")?.getAttribute("popovertarget")).toBe("ast-mobile-popup")
    expect(page.querySelector("#ast-mobile-popup[popover] form[role=search]")).not.toBeNull()
    const form = page.querySelector("#ast-hb-account-login-wrap form.woocommerce-form-login")
    expect(form?.getAttribute("action")).toBe("/en/my-account/")
    expect(form?.querySelector("[name=redirect]")?.getAttribute("value")).toBe("/en/tienda/?orderby=price")
    expect((await visitor.get("/mi-cuenta/")).page.querySelectorAll("form.woocommerce-form-login")).toHaveLength(1)
    await logInAs(visitor, "admin", password)
    expect((await visitor.get("/")).page.querySelector("#ast-hb-account-login-wrap")).toBeNull()
  })

  test.each([
    { prefix: "", term: "relénte", per: 6, names: ["Nuria «Relente» Castroviejo"], price: "5800", suffix: " €" },
    { prefix: "/en", term: "RELENTE", per: 1, names: ["Nuria “Relente” Castroviejo"], price: "5800", suffix: "" },
    { prefix: "", term: "%", per: 6, names: [], price: undefined, suffix: undefined },
  ])("finds products for $term under $prefix/", async ({ prefix, term, per, names, price, suffix }) => {
    const query = new URLSearchParams({ search: term, per_page: String(per) }).toString()
    const answer = await newVisitor().get(`${prefix}/wp-json/wc/store/v1/products?${query}`)
    const found = JSON.parse(answer.text) as {
      name: string
      permalink: string
      prices: { price: string; currency_suffix: string }
    }[]
    expect(found.map(({ name }) => name.replace(/[“”]/g, (quote) => quote))).toEqual(names)
    expect(found[0]?.prices.price).toBe(price)
    expect(found[0]?.prices.currency_suffix.replace("\u00a0", " ")).toBe(suffix)
    if (found[0]) expect(found[0].permalink).toMatch(new RegExp(`^http://shop.test${prefix}/product/`))
  })

  test.each([
    { asked: "3", status: 200, count: 3 },
    { asked: "0", status: 400, count: undefined },
    { asked: "999", status: 400, count: undefined },
    { asked: "x", status: 400, count: undefined },
  ])("answers per_page=$asked as the platform does", async ({ asked, status, count }) => {
    const answer = await newVisitor().get(`/wp-json/wc/store/v1/products?per_page=${asked}`)
    const body: unknown = JSON.parse(answer.text)
    expect([answer.status, Array.isArray(body) ? body.length : undefined]).toEqual([status, count])
  })
})

describe("a request that fails", () => {
  const { newVisitor } = useShop({
    log: () => undefined,
    features: [
      ...shopFeatures,
      {
        name: "failing",
        pages: [
          {
            method: "GET",
            path: "/falla/",
            answer: () => {
              throw new Error("the database is gone")
            },
          },
        ],
      },
    ],
  })

  test.each([
    { path: "/falla/?a=1", title: "Algo ha fallado", again: "/falla/?a=1" },
    { path: "/en/falla/", title: "Something went wrong", again: "/en/falla/" },
  ])("gets a page in its language, with a way on: $path", async ({ path, title, again }) => {
    const answer = await newVisitor().get(path, { Accept: "text/html" })
    expect([answer.status, textOf(answer, "h1")]).toEqual([500, title])
    expect(attributeOf(answer, "main a.button", "href")).toBe(again)
    expect(answer.headers.get("Cache-Control")).toBe("no-store")
    expect(answer.text).not.toContain("database")
  })

  test.each([
    ["/falla/", "La tienda no ha podido responder. Vuelve a intentarlo."],
    ["/en/falla/", "The shop could not respond. Please try again."],
  ])("gets text in its language where a script asks: %s", async (path, text) => {
    const answer = await newVisitor().get(path, { Accept: "application/json" })
    expect([answer.status, answer.text]).toEqual([500, text])
  })
})
