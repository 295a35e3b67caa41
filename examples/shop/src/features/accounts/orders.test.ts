import { expect, test } from "vitest"
import { sessionCookie } from "../../session/cookieNames.ts"
import { logInAs } from "../../testing/account.ts"
import { addByLink, attributeOf, linesOf, textOf } from "../../testing/cart.ts"
import { bilbao, fieldsOf, placeByForm } from "../../testing/forms.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer, Visitor } from "../../testing/visitor.ts"

const password = "tres asaltos y medio"
const { newVisitor } = useShop({ administrator: { password } })

const account = { createaccount: "1", account_password: password }

/** Creates a customer who has registered while placing an order. */
async function newBuyer(email: string): Promise<{ readonly buyer: Visitor; readonly orderId: string }> {
  const buyer = newVisitor()
  await addByLink(buyer, 101)
  const received = await placeByForm(buyer, { ...account, billing_email: email })
  return { buyer, orderId: textOf(received, ".woocommerce-order-overview__order strong") }
}

test("an account that is made with an order has the order, and its owner is logged in by a new session", async () => {
  const buyer = newVisitor()
  await addByLink(buyer, 101)
  const before = buyer.cookies.get(sessionCookie)
  const received = await placeByForm(buyer, { ...account, billing_email: "Buyer@example.com" })
  expect(textOf(received, ".woocommerce-order-details")).not.toBe("")
  expect(buyer.cookies.get(sessionCookie)).not.toBe(before)
  const orders = await buyer.get("/mi-cuenta/orders/")
  const number = textOf(received, ".woocommerce-order-overview__order strong")
  expect(textOf(orders, ".woocommerce-orders-table tbody th")).toBe(`Pedido ${number}`)
  expect(textOf(await buyer.get("/en/my-account/orders/"), "tbody mark")).toBe("Being prepared")
  const order = await buyer.get(`/mi-cuenta/view-order/${number}/`)
  expect(textOf(order, ".woocommerce-order-details")).toContain("Castroviejo")
  expect((await logInAs(newVisitor(), "buyer@example.com", password)).status).toBe(303)
})

test("the same checkout sent twice makes one order and one account", async () => {
  const buyer = newVisitor()
  await addByLink(buyer, 101)
  const fields = fieldsOf(await buyer.get("/checkout/"), "form.checkout")
  const filled = { ...fields, ...bilbao, ...account, terms: "on", billing_email: "twice@example.com" }
  const [one, other] = await Promise.all([buyer.post("/checkout/", filled), buyer.post("/checkout/", filled)])
  expect(one.headers.get("Location")).toBe(other.headers.get("Location"))
  expect((await buyer.get("/mi-cuenta/orders/")).page.querySelectorAll("tbody tr")).toHaveLength(1)
})

test("an order by script makes the account, too", async () => {
  const buyer = newVisitor()
  await addByLink(buyer, 101)
  const fields = fieldsOf(await buyer.get("/checkout/"), "form.checkout")
  const filled = { ...fields, ...bilbao, ...account, terms: "on", billing_email: "script@example.com" }
  const answer = await buyer.post("/?wc-ajax=checkout", filled)
  expect(answer.json()).toMatchObject({ result: "success" })
  expect((await buyer.get("/mi-cuenta/orders/")).page.querySelectorAll("tbody tr")).toHaveLength(1)
})

test("a password that is too short is reported at its field, and no order is placed", async () => {
  const buyer = newVisitor()
  await addByLink(buyer, 101)
  const refused = await placeByForm(buyer, { ...account, account_password: "short" })
  expect(refused.status).toBe(422)
  expect(refused.page.querySelector("#account_password")?.getAttribute("aria-invalid")).toBe("true")
  expect(refused.page.querySelector("#createaccount")?.hasAttribute("checked")).toBe(true)
  expect(refused.text).not.toContain('"short"')
  expect(await linesOf(buyer)).toHaveLength(1)
})

test("an address that has an account gets its order as a guest's, and nobody gets into the account", async () => {
  await newBuyer("taken@example.com")
  const { buyer } = await newBuyer("taken@example.com")
  expect((await buyer.get("/mi-cuenta/orders/")).status).toBe(403)
  const owner = newVisitor()
  await logInAs(owner, "taken@example.com", password)
  expect((await owner.get("/mi-cuenta/orders/")).page.querySelectorAll("tbody tr")).toHaveLength(1)
})

test("an order is shown to its own customer alone, and others don't learn whether there is one", async () => {
  const { orderId } = await newBuyer("owner@example.com")
  const { buyer: other } = await newBuyer("other@example.com")
  const [foreign, missing] = [
    await other.get(`/mi-cuenta/view-order/${orderId}/`),
    await other.get("/mi-cuenta/view-order/999999/"),
  ]
  expect([foreign.status, missing.status]).toEqual([404, 404])
  expect(textOf(foreign, "main")).toBe(textOf(missing, "main"))
})

test("the list of orders leads on to older ones only if there are any", async () => {
  const { buyer } = await newBuyer("often@example.com")
  const linkOf = (answer: Answer) => attributeOf(answer, ".er-pager [rel=next]", "href")
  for (let count = 1; count < 10; count += 1) {
    await addByLink(buyer, 141)
    await placeByForm(buyer)
  }
  const full = await buyer.get("/mi-cuenta/orders/")
  expect([full.page.querySelectorAll("tbody tr").length, linkOf(full)]).toEqual([10, ""])
  await addByLink(buyer, 141)
  await placeByForm(buyer)
  const older = await buyer.visit(linkOf(await buyer.get("/mi-cuenta/orders/")))
  expect([older.page.querySelectorAll("tbody tr").length, linkOf(older)]).toEqual([1, ""])
})

test("a login at the checkout leads back to it, with the basket and the addresses of the last order", async () => {
  await newBuyer("again@example.com")
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  const form = fieldsOf(await visitor.get("/en/checkout/"), "form.woocommerce-form-login")
  const back = await visitor.submit("/en/my-account/", { ...form, username: "again@example.com", password })
  expect(back.page.querySelector("form.woocommerce-form-login, #createaccount")).toBeNull()
  expect(fieldsOf(back, "form.checkout")).toMatchObject({
    billing_first_name: "Nuria",
    billing_city: "Bilbao",
    billing_email: "again@example.com",
  })
  const out = await visitor.get("/en/my-account/customer-logout/")
  await visitor.submit("/en/my-account/customer-logout/", fieldsOf(out, "main form"))
  expect(await linesOf(visitor)).toHaveLength(1)
  expect(fieldsOf(await visitor.get("/checkout/"), "form.checkout")).toMatchObject({
    billing_first_name: "",
    billing_email: "",
  })
})

test("what a shopper has typed stays when they log in", async () => {
  await newBuyer("typed@example.com")
  const visitor = newVisitor()
  await addByLink(visitor, 101)
  await placeByForm(visitor, { terms: "", billing_first_name: "Otra", billing_city: "Lugo" })
  await logInAs(visitor, "typed@example.com", password)
  expect(fieldsOf(await visitor.get("/checkout/"), "form.checkout")).toMatchObject({
    billing_first_name: "Otra",
    billing_city: "Lugo",
  })
})

test("an address is checked with messages at its fields, saved, and used by the next order", async () => {
  const { buyer } = await newBuyer("address@example.com")
  const path = "/mi-cuenta/edit-address/billing/"
  const fields = fieldsOf(await buyer.get(path), ".woocommerce-MyAccount-content form")
  const refused = await buyer.post(path, { ...fields, billing_postcode: "1", billing_city: "Gijón" })
  expect(refused.status).toBe(422)
  expect(refused.page.querySelector("#billing_city")?.getAttribute("value")).toBe("Gijón")
  expect(refused.page.querySelector("#billing_postcode")?.getAttribute("aria-invalid")).toBe("true")
  const saved = await buyer.submit(path, {
    ...fields,
    billing_postcode: "33201",
    billing_city: "Gijón",
    billing_state: "O",
  })
  expect(textOf(saved, ".woocommerce-message")).toBe("La dirección está guardada.")
  expect(textOf(saved, ".woocommerce-Address address")).toContain("33201 Gijón")
  await addByLink(buyer, 101)
  expect(fieldsOf(await buyer.get("/checkout/"), "form.checkout")).toMatchObject({ billing_city: "Gijón" })
  expect((await buyer.get("/mi-cuenta/edit-address/other/")).status).toBe(404)
  const stale = { ...fields, "woocommerce-edit-address-nonce": "0".repeat(20), billing_city: "Elsewhere" }
  expect((await buyer.post(path, stale)).status).toBe(403)
})
