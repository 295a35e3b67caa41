import { describe, expect, test } from "vitest"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { addByLink, attributeOf, textOf } from "../../testing/cart.ts"
import {
  answerQuestion,
  becomeCustomer,
  openCardForm,
  orderByCard,
  splitHash,
  takeCard,
  sendStatus,
} from "../../testing/cards.ts"
import { fieldsOf } from "../../testing/forms.ts"
import { hostSettingOf, readSetupFields } from "../../testing/nonceWrites.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"

let nowMs = Date.UTC(2026, 10, 20, 12)
const { newVisitor } = useShop({ clock: () => nowMs })

const list = "/en/payment-methods/"
const adding = "/en/my-account/add-payment-method/"
const tokenField = "wc-woocommerce_payments-payment-token"
const saveField = "wc-woocommerce_payments-new-payment-method"

const newCustomer = () => becomeCustomer(newVisitor())

/** Asks the provider, by way of the shop, to save a card; the result is what the page's script reads. */
async function setUp(visitor: Visitor, number?: string, changes: Readonly<Record<string, string>> = {}) {
  const fields = {
    action: "create_setup_intent",
    "wcpay-payment-method": await takeCard(visitor, number),
    ...(await readSetupFields(visitor)),
    ...changes,
  }
  const answer = await visitor.post("/wp-admin/admin-ajax.php", fields, { Referer: `http://shop.test${adding}` })
  const body = answer.json()
  const data = isRecord(body) && isRecord(body["data"]) ? body["data"] : {}
  return { body, id: String(data["id"]), secret: String(data["client_secret"]) }
}

async function sendSetUp(visitor: Visitor, id: string, changes: Record<string, string> = {}) {
  const fields = fieldsOf(await visitor.visit(adding), "form#add_payment_method")
  return visitor.submit(adding, { ...fields, "wcpay-setup-intent": id, ...changes })
}

async function addCard(visitor: Visitor, number?: string) {
  nowMs += 30_000
  return sendSetUp(visitor, (await setUp(visitor, number)).id)
}

const readCards = async (visitor: Visitor) =>
  [...(await visitor.visit(list)).page.querySelectorAll("tr.payment-method")].map((row) =>
    row.querySelector(".payment-method-method")?.textContent.replace(/\s+/g, " ").trim(),
  )

describe("a customer's cards", () => {
  test("are added, chosen as the default and deleted", async () => {
    const visitor = await newCustomer()
    expect((await visitor.visit(list)).text).toContain("No saved methods found.")
    expect((await addCard(visitor)).text).toContain("Payment method successfully added.")
    await addCard(visitor, "5555555555554444")
    expect(await readCards(visitor)).toEqual(["Visa ending in 4242 (Default)", "MasterCard ending in 4444"])
    const chosen = await visitor.visit(attributeOf(await visitor.visit(list), "a.default", "href"))
    expect(chosen.text).toContain("This payment method was successfully set as your default.")
    expect(await readCards(visitor)).toEqual(["Visa ending in 4242", "MasterCard ending in 4444 (Default)"])
    const links = (await visitor.visit(list)).page.querySelectorAll("a.delete")
    const deleted = await visitor.visit(links[1]?.getAttribute("href") ?? "")
    expect(deleted.text).toContain("Payment method deleted.")
    // The default is one that is there.
    expect(await readCards(visitor)).toEqual(["Visa ending in 4242 (Default)"])
  })

  test("are added after the bank's question alone", async () => {
    const visitor = await newCustomer()
    const { id, secret } = await setUp(visitor, "4000002500003155")
    expect((await sendSetUp(visitor, id)).text).toContain("Unable to add payment method to your account.")
    await answerQuestion(visitor, { intentId: id, secret }, "complete")
    await sendSetUp(visitor, id)
    await sendSetUp(visitor, id)
    expect(await readCards(visitor)).toEqual(["Visa ending in 3155 (Default)"])
  })

  test("are added one after the other, with a pause", async () => {
    const visitor = await newCustomer()
    await addCard(visitor)
    expect((await setUp(visitor, "5555555555554444")).body).toEqual({
      success: false,
      data: {
        error: {
          message: "You cannot add a new payment method so soon after the previous one. Please wait for 20 seconds.",
        },
      },
    })
  })

  test("are nobody else's: not to see, to pay with, to add or to delete", async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()]
    await addCard(owner)
    const remove = attributeOf(await owner.visit(list), "a.delete", "href")
    expect((await other.visit(remove)).text).toContain("Invalid payment method.")
    expect((await owner.visit(remove.replace(/nonce=\w+/, "nonce=0000"))).text).toContain("Invalid payment method.")
    expect(await readCards(other)).toEqual([])
    const token = /delete-payment-method\/(\d+)/.exec(remove)?.[1] ?? ""
    const fields = await openCardForm(other)
    const paid = await orderByCard(other, fields, { [tokenField]: token })
    expect(paid).toMatchObject({ result: "failure" })
    expect(paid["messages"]).toContain("Invalid payment method.")
    // A setup of the other's own customer at the provider.
    nowMs += 30_000
    const { id } = await setUp(owner, "5555555555554444")
    expect((await sendSetUp(other, id)).text).toContain("Unable to add payment method to your account.")
    expect(await readCards(owner)).toHaveLength(1)
  })

  test("are asked for nothing without a nonce, without the token against card testing, or without a login", async () => {
    const visitor = await newCustomer()
    for (const field of ["_ajax_nonce", "wcpay-fraud-prevention-token"]) {
      for (const nonce of ["", "0000"]) {
        expect((await setUp(visitor, undefined, { [field]: nonce })).body).toMatchObject({ success: false })
      }
    }
    const { id } = await setUp(visitor)
    const refused = await sendSetUp(visitor, id, { "woocommerce-add-payment-method-nonce": "0000" })
    expect(refused.status).toBe(422)
    expect(await readCards(visitor)).toEqual([])
    const guest = newVisitor()
    const asked = await guest.post("/wp-admin/admin-ajax.php", { action: "create_setup_intent", _ajax_nonce: "" })
    expect(asked.json()).toMatchObject({ success: false })
    expect((await guest.visit(list)).status).toBe(403)
  })
})

describe("the checkout", () => {
  test("is paid with a saved card, which is chosen already", async () => {
    const visitor = await newCustomer()
    await addCard(visitor)
    const fields = await openCardForm(visitor)
    expect(fields[tokenField]).toMatch(/^\d+$/)
    expect(textOf(await visitor.visit("/checkout/"), ".woocommerce-SavedPaymentMethods-token")).toBe(
      "Visa terminada en 4242 (caduca el 12/40)",
    )
    expect(await orderByCard(visitor, fields, {})).toMatchObject({ result: "success" })
    expect((await visitor.get("/en/checkout/")).status).toBe(303)
  })

  test("saves a new card where the shopper asks for it, once it has paid", async () => {
    const visitor = await newCustomer()
    const declined = { [tokenField]: "new", [saveField]: "true" }
    await orderByCard(visitor, await openCardForm(visitor), {
      ...declined,
      "wcpay-payment-method": await takeCard(visitor, "4000000000009995"),
    })
    expect(await readCards(visitor)).toEqual([])
    const asked = await orderByCard(visitor, await openCardForm(visitor), {
      [saveField]: "true",
      "wcpay-payment-method": await takeCard(visitor, "4000002760003184"),
    })
    expect(await readCards(visitor)).toEqual([])
    const hash = splitHash(asked["redirect"])
    await answerQuestion(visitor, hash, "complete")
    await sendStatus(visitor, hash)
    expect(await readCards(visitor)).toEqual(["Visa ending in 3184 (Default)"])
  })

  test("saves nothing for a guest, and nothing that nobody asked for", async () => {
    const guest = newVisitor()
    await addByLink(guest, 101)
    const bought = await orderByCard(guest, await openCardForm(guest), {
      [saveField]: "true",
      "wcpay-payment-method": await takeCard(guest),
    })
    expect(bought).toMatchObject({ result: "success" })
    const visitor = await newCustomer()
    await orderByCard(visitor, await openCardForm(visitor), { "wcpay-payment-method": await takeCard(visitor) })
    expect(await readCards(visitor)).toEqual([])
  })

  test("charges one saved card again after it was declined", async () => {
    const visitor = await newCustomer()
    await addCard(visitor, "4000000000000341")
    const fields = await openCardForm(visitor)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await orderByCard(visitor, fields, {})
      expect(answer["messages"]).toContain("Your card was declined.")
    }
    const paid = await orderByCard(visitor, fields, {
      [tokenField]: "new",
      "wcpay-payment-method": await takeCard(visitor),
    })
    expect(paid).toMatchObject({ result: "success" })
  })
})

describe("the look of a session's card form", () => {
  const appearance = { theme: "night", variables: { colorText: "#102030" } }
  const save = async (visitor: Visitor, changes: Record<string, string> = {}) => {
    const nonce = await hostSettingOf(visitor, "/en/checkout/", ["wcpay_upe_config", "saveUPEAppearanceNonce"])
    return visitor.post("/wp-admin/admin-ajax.php", {
      action: "save_upe_appearance",
      elements_location: "shortcode_checkout",
      appearance: JSON.stringify(appearance),
      _ajax_nonce: nonce,
      ...changes,
    })
  }
  const shopper = async () => {
    const visitor = newVisitor()
    await addByLink(visitor, 101)
    return visitor
  }

  test("is kept for that session alone, on pages that nobody stores", async () => {
    const [visitor, other] = [await shopper(), await shopper()]
    expect((await save(visitor)).json()).toEqual({ success: true, data: appearance })
    const own = await visitor.get("/en/checkout/")
    expect(own.text).toContain("#102030")
    expect(own.headers.get("Cache-Control")).toBe("private, no-store")
    const others = await other.get("/en/checkout/")
    expect(others.text).not.toContain("#102030")
    expect(others.text).toContain('"upeAppearance":false')
  })

  test.each([
    ["another rule", { appearance: JSON.stringify({ theme: "night", rules: { ".Evil": {} } }) }],
    ["another member", { appearance: JSON.stringify({ ...appearance, extra: 1 }) }],
    ["a value with an address", { appearance: JSON.stringify({ variables: { fontFamily: "url(//evil.test)" } }) }],
    ["no JSON", { appearance: "{" }],
    ["a long text", { appearance: `"${"x".repeat(20_000)}"` }],
    ["a location of its own", { elements_location: "constructor" }],
    ["a location that is never saved", { elements_location: "woopay_shortcode_checkout" }],
  ])("with %s is refused, and nothing is kept", async (_, changes) => {
    const visitor = await shopper()
    expect((await save(visitor, changes)).status).toBe(400)
    expect((await visitor.get("/en/checkout/")).text).toContain('"upeAppearance":false')
  })

  test("is refused with another session's nonce", async () => {
    const [visitor, other] = [await shopper(), await shopper()]
    const nonce = await hostSettingOf(other, "/en/checkout/", ["wcpay_upe_config", "saveUPEAppearanceNonce"])
    expect((await save(visitor, { _ajax_nonce: nonce })).status).toBe(403)
  })
})
