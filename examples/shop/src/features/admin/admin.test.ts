import { beforeAll, describe, expect, test } from "vitest"
import { logInAs } from "../../testing/account.ts"
import { addByLink, attributeOf, textOf } from "../../testing/cart.ts"
import { fieldsOf, placeByForm } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"

const password = "tres asaltos y medio"
const { newVisitor } = useShop({ administrator: { password } })

let administrator: Visitor
let customer: Visitor

beforeAll(async () => {
  administrator = newVisitor()
  await logInAs(administrator, "admin", password)
  customer = newVisitor()
  await addByLink(customer, 101)
  await placeByForm(customer, { createaccount: "1", account_password: password, billing_email: "c@example.com" })
})

async function placeOrder(): Promise<string> {
  const visitor = newVisitor()
  await addByLink(visitor, 103)
  const received = await placeByForm(visitor)
  return textOf(received, ".woocommerce-order-overview__order strong")
}

const pages = ["orders/", "orders/1001/", "reviews/", "outbox/", "outbox/1/", "settings/"]

describe.each(pages)("/wp-admin/%s", (page) => {
  test.each(["/wp-admin/", "/en/wp-admin/"])("is for administrators, behind %s", async (root) => {
    expect((await administrator.get(`${root}${page}`)).status).toBe(200)
    expect((await customer.get(`${root}${page}`)).status).toBe(403)
    const asked = await newVisitor().get(`${root}${page}`)
    expect(asked.status).toBe(403)
    expect(attributeOf(asked, "input[name=redirect]", "value")).toBe(`${root}${page}`)
  })

  test("has one heading, no script, and is kept by no browser", async () => {
    const answer = await administrator.get(`/wp-admin/${page}`)
    expect(answer.page.querySelectorAll("h1")).toHaveLength(1)
    expect(answer.page.querySelectorAll("script")).toHaveLength(0)
    expect(answer.headers.get("Cache-Control")).toBe("no-store")
  })
})

describe("orders", () => {
  test("are given another state, which writes to the buyer", async () => {
    const id = await placeOrder()
    const path = `/wp-admin/orders/${id}/`
    const form = fieldsOf(await administrator.get(path), "main form")
    const changed = await administrator.submit(path, { ...form, order_status: "completed" })
    expect(textOf(changed, ".woocommerce-message")).toContain(id)
    expect(textOf(changed, "main mark")).toBe("Completado")
    expect(textOf(changed, ".er-admin-list")).toContain("va de camino")
    const again = await administrator.submit(path, { ...form, order_status: "cancelled" })
    expect(textOf(again, ".woocommerce-error")).toContain("ha cambiado mientras tanto")
  })

  test("stay as they are without the nonce, for customers and for other sites", async () => {
    const id = await placeOrder()
    const path = `/wp-admin/orders/${id}/`
    const form = { ...fieldsOf(await administrator.get(path), "main form"), order_status: "cancelled" }
    await administrator.post(path, { ...form, _wpnonce: "0".repeat(20) })
    expect((await customer.post(path, form)).status).toBe(403)
    expect((await newVisitor().post(path, form)).status).toBe(403)
    expect((await administrator.post(path, form, { Origin: "https://elsewhere.test" })).status).toBe(403)
    const other = fieldsOf(await administrator.get("/wp-admin/orders/1001/"), "main form")
    await administrator.post(path, { ...form, _wpnonce: other["_wpnonce"] ?? "" })
    expect(textOf(await administrator.get(path), "main mark")).toBe("En preparación")
  })

  test("that don't exist are reported as missing", async () => {
    expect((await administrator.get("/wp-admin/orders/999999/")).status).toBe(404)
    expect((await administrator.get("/wp-admin/outbox/999999/")).status).toBe(404)
  })
})

describe("reviews", () => {
  const review = { comment_post_ID: "101", author: "Ana", email: "ana@example.com", rating: "4" }
  const api = "/wp-json/wc/v3/products/reviews"

  test("are approved and answered", async () => {
    await newVisitor().post("/wp-comments-post.php", { ...review, comment: "Una figura con mucho aire." })
    const waiting = await administrator.get("/wp-admin/reviews/")
    expect(textOf(waiting, ".er-review-body")).toBe("Una figura con mucho aire.")
    const path = attributeOf(waiting, ".er-admin-reviews form", "action")
    const form = fieldsOf(waiting, ".er-admin-reviews form")
    expect((await customer.post(path, { ...form, status: "approved" })).status).toBe(403)
    const done = await administrator.submit(path, { ...form, status: "approved" })
    expect(textOf(done, ".woocommerce-message")).toContain("Aprobadas")
    const approved = await administrator.get("/wp-admin/reviews/?comment_status=approved")
    const reply = fieldsOf(approved, ".er-admin-reviews details form")
    const answered = await administrator.submit(path, { ...reply, comment: "Gracias, Ana." })
    expect(textOf(answered, ".woocommerce-message")).toContain("ya se ve")
    expect((await newVisitor().get("/product/nuria-relente-castroviejo/")).text).toContain("Gracias, Ana.")
  })

  test("are open to the session of an administrator by the platform's routes, with its nonce", async () => {
    const page = await administrator.get("/wp-admin/reviews/")
    const headers = { "X-WP-Nonce": attributeOf(page, "meta[name=wp-rest-nonce]", "content") }
    expect((await administrator.get(api, headers)).status).toBe(200)
    expect((await administrator.get(api)).status).toBe(401)
    expect((await administrator.get(api, { "X-WP-Nonce": "0".repeat(20) })).status).toBe(401)
    expect((await customer.get(api, headers)).status).toBe(401)
    expect((await newVisitor().get(api, headers)).status).toBe(401)
    expect((await administrator.get(api, { ...headers, Authorization: "Bearer guessed" })).status).toBe(401)
  })
})

test.each([
  { root: "/wp-admin/", listed: "EUR, JPY y KWD" },
  { root: "/en/wp-admin/", listed: "EUR, JPY and KWD" },
])("the settings at $root list all currencies of the shop", async ({ root, listed }) => {
  const cells = [...(await administrator.get(`${root}settings/`)).page.querySelectorAll("td")]
  expect(cells.map(({ textContent }) => textContent.trim())).toContain(listed)
})

describe("the bar", () => {
  test("is on the shop's pages for administrators alone", async () => {
    for (const path of ["/", "/en/tienda/", "/mi-cuenta/"]) {
      const answer = await administrator.get(path)
      expect(answer.page.body.classList.contains("admin-bar")).toBe(true)
      expect(answer.page.querySelector("#wpadminbar a")).not.toBeNull()
    }
    for (const visitor of [customer, newVisitor()]) {
      const answer = await visitor.get("/tienda/")
      expect(answer.page.body.classList.contains("admin-bar")).toBe(false)
      expect(answer.page.querySelector("#wpadminbar")).toBeNull()
    }
  })
})
