import { eq } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { useMemoryDatabase } from "../../testing/database.ts"
import { addLine } from "../basket/addLine.ts"
import { readBasket } from "../basket/readBasket.ts"
import { products, variations } from "../catalogue/schema.ts"
import { addBasketCoupon } from "../coupons/coupons.ts"
import { coupons } from "../coupons/schema.ts"
import { listEmails } from "../outbox/outbox.ts"
import { createAddress } from "../shipping/address.ts"
import { cancelOverdueOrders, changeOrderState } from "./changeOrderState.ts"
import { nextAttempt, placeOrder, type OrderRequest, type PlaceOrderResult } from "./placeOrder.ts"
import { listOrders, listOrdersOf, readOrder, type Order, type OrderPage } from "./readOrders.ts"

const now = new Date("2026-06-01T10:00:00Z")
const billing = createAddress({
  first_name: "Nuria",
  last_name: "Relente",
  country: "ES",
  address_1: "Calle Mayor 1",
  postcode: "48001",
  city: "Bilbao",
  state: "BI",
  email: "nuria@example.com",
})

const { database } = useMemoryDatabase()

async function fillBasket(sessionId: string, id = 102, quantity = 1) {
  const result = await addLine(
    database(),
    { language: "es", sessionId },
    { id, quantity, choices: { attribute_pintura: "roja", attribute_escala: "1-12" } },
  )
  expect(result.kind).toBe("done")
}

function request(sessionId: string, changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    language: "es",
    currency: "EUR",
    sessionId,
    customerId: null,
    customer: { billing, shipping: createAddress(), shipsElsewhere: false, rate: "", paymentMethod: "cod", note: "" },
    attempt: "",
    agreed: "",
    attribution: {},
    now,
    ...changes,
  }
}

const bacs = { ...request("").customer, paymentMethod: "bacs" }

async function place(sessionId: string, changes: Partial<OrderRequest> = {}): Promise<Order> {
  const result = await placeOrder(database(), request(sessionId, changes))
  if (result.kind !== "placed") throw new Error(result.reason)
  return result.order
}

async function stockOf(id: number) {
  const [row] = await database()
    .select({ stock: products.stock, sales: products.sales })
    .from(products)
    .where(eq(products.id, id))
  return row
}

const reasonsOf = (results: readonly PlaceOrderResult[]) =>
  results.map((result) => (result.kind === "placed" ? "placed" : result.reason)).toSorted()

describe("an order", () => {
  test("takes its stock, empties the basket and writes two letters, in one piece", async () => {
    const before = await stockOf(102)
    await fillBasket("one", 102, 2)
    const order = await place("one", { customerId: 7, attribution: { source_type: "utm" } })
    expect(order).toMatchObject({
      id: 1001,
      customerId: 7,
      state: "processing",
      holdsStock: true,
      heldUntil: null,
      attribution: { source_type: "utm" },
    })
    expect(order.shipping).toMatchObject({ city: "Bilbao", email: "" })
    expect(await stockOf(102)).toEqual({ stock: 1, sales: (before?.sales ?? 0) + 2 })
    expect((await readBasket(database(), "es", "one", "EUR")).count).toBe(0)
    expect(await readOrder(database(), 1001)).toEqual(order)
    const emails = await listEmails(database(), 1001)
    expect(emails.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ["new-order", "hola@esquinaroja.example"],
      ["placed", "nuria@example.com"],
    ])
    expect(emails.find(({ kind }) => kind === "placed")?.body).toMatch(
      /^Hola, Nuria:[^]*2 × Tarek[^]*48001 Bilbao[^]*Esquina Roja$/,
    )
  })

  test("keeps names and prices as they were", async () => {
    await fillBasket("one", 111)
    const order = await place("one", { language: "en" })
    await database().update(variations).set({ regularMinor: 99900 }).where(eq(variations.id, 1001))
    expect((await readOrder(database(), order.id))?.items).toMatchObject([
      {
        name: "Chema “The Lighthouse” Barandica",
        unitMinor: 6400,
        choices: [{ label: "Paint", value: "Red" }, { value: "1:12" }],
      },
    ])
  })

  test("of one attempt is one order, however often it comes", async () => {
    await fillBasket("one")
    const attempt = await nextAttempt(database(), "one")
    const orders = await Promise.all(Array.from({ length: 5 }, () => place("one", { attempt })))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect((await listOrders(database())).orders).toHaveLength(1)
    expect((await stockOf(102))?.stock).toBe(2)
  })

  test("with another visitor's attempt is refused", async () => {
    await fillBasket("one")
    await fillBasket("other", 103)
    const attempt = await nextAttempt(database(), "one")
    await place("one", { attempt })
    expect(await placeOrder(database(), request("other", { attempt }))).toMatchObject({ reason: "changed" })
  })

  test("doesn't count what the shopper has not seen", async () => {
    await fillBasket("one")
    const { agreementHash } = await readBasket(database(), "es", "one", "EUR")
    await database().update(products).set({ regularMinor: 99900, saleMinor: null }).where(eq(products.id, 102))
    expect(await placeOrder(database(), request("one", { agreed: agreementHash }))).toMatchObject({
      reason: "changed",
    })
    expect((await stockOf(102))?.stock).toBe(3)
  })

  test("is refused if the basket is no longer the one that the shopper saw", async () => {
    await fillBasket("one")
    const { hash: seenHash } = await readBasket(database(), "es", "one", "EUR")
    await fillBasket("one", 103)
    expect(await placeOrder(database(), request("one", { seenHash }))).toMatchObject({ reason: "changed" })
    const { hash } = await readBasket(database(), "es", "one", "EUR")
    expect(await placeOrder(database(), request("one", { seenHash: hash }))).toMatchObject({ kind: "placed" })
  })

  test("doesn't count with a coupon that has expired since", async () => {
    await fillBasket("one")
    await addBasketCoupon(database(), "one", "esquina10")
    const { agreementHash, coupons: counted } = await readBasket(database(), "es", "one", "EUR")
    expect(counted).toHaveLength(1)
    await database()
      .update(coupons)
      .set({ expiresAt: new Date(0) })
      .where(eq(coupons.code, "esquina10"))
    expect(await placeOrder(database(), request("one", { agreed: agreementHash }))).toMatchObject({
      reason: "changed",
      basket: { coupons: [], refusedCoupons: [{ fault: "expired" }] },
    })
    expect((await stockOf(102))?.stock).toBe(3)
  })

  test.each([
    { what: "nothing", changes: {}, isEmpty: true, reason: "empty" },
    { what: "gold", changes: { customer: { ...bacs, paymentMethod: "gold" } }, reason: "payment" },
    {
      what: "a parcel to nowhere",
      changes: { customer: { ...bacs, billing: { ...billing, country: "US", state: "NY" } } },
      reason: "no-shipping",
    },
    {
      what: "cash in France",
      changes: { customer: { ...bacs, paymentMethod: "cod", billing: { ...billing, country: "FR", state: "" } } },
      reason: "payment",
    },
  ])("of $what is refused", async ({ changes, isEmpty, reason }) => {
    if (!isEmpty) await fillBasket("one")
    expect(await placeOrder(database(), request("one", changes))).toMatchObject({ kind: "refused", reason })
    expect((await listOrders(database())).orders).toEqual([])
  })
})

describe("50 shoppers at once", () => {
  const shoppers = Array.from({ length: 50 }, (_, index) => `shopper ${String(index)}`)

  test("one of them gets the last piece, and nothing of the others is taken", async () => {
    for (const shopper of shoppers) {
      await fillBasket(shopper)
      await fillBasket(shopper, 101)
    }
    const [before] = [await stockOf(101)]
    await database().update(products).set({ stock: 1 }).where(eq(products.id, 102))
    const results = await Promise.all(shoppers.map((shopper) => placeOrder(database(), request(shopper))))
    expect(reasonsOf(results)).toEqual([...Array<string>(49).fill("not-enough"), "placed"])
    expect((await stockOf(102))?.stock).toBe(0)
    expect((await stockOf(101))?.stock).toBe((before?.stock ?? 0) - 1)
    expect(
      (await readBasket(database(), "es", shoppers[49] ?? "", "EUR")).count +
        (await readBasket(database(), "es", shoppers[0] ?? "", "EUR")).count,
    ).toBeGreaterThan(0)
  })

  test("a coupon counts as often as it may", async () => {
    await database().update(coupons).set({ usageLimit: 2 }).where(eq(coupons.code, "cinturon"))
    for (const shopper of shoppers.slice(0, 5)) {
      await fillBasket(shopper, 101)
      await addBasketCoupon(database(), shopper, "cinturon")
    }
    const { agreementHash } = await readBasket(database(), "es", "shopper 0", "EUR")
    const all = shoppers
      .slice(0, 5)
      .map((shopper) => placeOrder(database(), request(shopper, { agreed: agreementHash })))
    expect(reasonsOf(await Promise.all(all))).toEqual(["changed", "changed", "changed", "placed", "placed"])
    // Cancelling an order releases its coupon.
    const [order] = (await listOrders(database())).orders
    await changeOrderState(database(), { id: order?.id ?? 0, to: "cancelled", now })
    const next = (await readBasket(database(), "es", "shopper 4", "EUR")).coupons
    expect(next).toMatchObject([{ coupon: { timesUsed: 1 } }])
  })
})

describe("an order's state", () => {
  test("cancelled gives the stock back, and taken up again takes it", async () => {
    await fillBasket("one", 102, 3)
    const { id } = await place("one")
    const change = (to: "cancelled" | "processing") => changeOrderState(database(), { id, to, now })
    expect(await change("cancelled")).toMatchObject({
      kind: "changed",
      order: { state: "cancelled", holdsStock: false },
    })
    expect((await stockOf(102))?.stock).toBe(3)
    expect(await change("processing")).toMatchObject({ kind: "changed" })
    expect((await stockOf(102))?.stock).toBe(0)
    await change("cancelled")
    await fillBasket("other", 102)
    await place("other")
    expect(await change("processing")).toEqual({ kind: "refused", reason: "not-enough" })
  })

  test("gives the stock of variations back", async () => {
    await fillBasket("one", 111, 2)
    const { id } = await place("one")
    await changeOrderState(database(), { id, to: "cancelled", now })
    const [row] = await database().select({ stock: variations.stock }).from(variations).where(eq(variations.id, 1001))
    expect(row?.stock).toBe(18)
  })

  test("changes once, whoever asks at once", async () => {
    await fillBasket("one")
    const { id } = await place("one")
    const cancel = () => changeOrderState(database(), { id, from: "processing", to: "cancelled", now })
    const kinds = (await Promise.all([cancel(), cancel()])).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(["changed", "refused"])
    expect((await stockOf(102))?.stock).toBe(3)
  })

  test("follows its rules", async () => {
    await fillBasket("one")
    const { id } = await place("one")
    expect(await changeOrderState(database(), { id, to: "failed", now })).toEqual({
      kind: "refused",
      reason: "not-allowed",
    })
    expect(await changeOrderState(database(), { id: 1, to: "failed", now })).toEqual({
      kind: "refused",
      reason: "unknown",
    })
  })

  test("is written to the customer, in their language", async () => {
    await fillBasket("one")
    const { id } = await place("one", { language: "en", customer: bacs })
    for (const to of ["processing", "completed", "refunded"] as const) {
      await changeOrderState(database(), { id, to, now })
    }
    const emails = (await listEmails(database(), id)).filter(({ kind }) => kind !== "new-order").toReversed()
    expect(emails.map(({ kind }) => kind)).toEqual(["awaited", "paid", "sent", "refunded"])
    expect(emails[0]?.body).toContain("ES00 0000 0000 0000 0000 0000")
    expect(emails[1]?.subject).toBe(`We have received the payment for your order ${String(id)}`)
  })

  const card = { ...bacs, paymentMethod: "woocommerce_payments" }
  const emailsOf = async (id: number) =>
    (await listEmails(database(), id)).filter(({ kind }) => kind !== "new-order").toReversed()

  test("cancelled is announced only if the customer got an e-mail about the order", async () => {
    await fillBasket("one", 101)
    const replaced = await place("one", { customer: card })
    const overdue = await place("one", { customer: { ...card, note: "Para regalo" } })
    expect((await readOrder(database(), replaced.id))?.state).toBe("cancelled")
    await cancelOverdueOrders(database(), new Date(now.getTime() + 60 * 60_000))
    expect((await readOrder(database(), overdue.id))?.state).toBe("cancelled")
    expect([...(await emailsOf(replaced.id)), ...(await emailsOf(overdue.id))]).toEqual([])
    // The payment arrived after the cancellation.
    await changeOrderState(database(), { id: overdue.id, to: "processing", now })
    expect((await emailsOf(overdue.id)).map(({ kind }) => kind)).toEqual(["paid"])
  })

  test.each([
    ["waiting for its transfer", bacs, [], "cancelled", /no tienes que pagar nada/i],
    [
      "to be paid on delivery",
      request("").customer,
      ["on-hold", "processing"],
      "cancelled",
      /no tienes que pagar nada/i,
    ],
    ["paid by transfer", bacs, ["processing"], "cancelled-paid", /te reembolsaremos lo que has pagado/i],
    ["paid by card", card, ["processing", "on-hold"], "cancelled-paid", /te reembolsaremos lo que has pagado/i],
  ] as const)("cancelled %s says what happens with the money", async (_which, customer, states, kind, words) => {
    await fillBasket("one", 101)
    const { id } = await place("one", { customer })
    for (const to of [...states, "cancelled"] as const) {
      expect((await changeOrderState(database(), { id, to, now })).kind).toBe("changed")
    }
    const emails = await emailsOf(id)
    expect(emails.filter((email) => email.kind === "paid")).toHaveLength(kind === "cancelled" ? 0 : 1)
    expect(emails.at(-1)).toMatchObject({ kind, body: expect.stringMatching(words) as string })
  })

  test("is cancelled when the money doesn't come, and only then", async () => {
    await fillBasket("one", 102, 2)
    await fillBasket("paid", 101)
    const waiting = await place("one", { customer: bacs })
    const paid = await place("paid")
    const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)
    await cancelOverdueOrders(database(), after(6.9))
    expect((await readOrder(database(), waiting.id))?.state).toBe("on-hold")
    await cancelOverdueOrders(database(), after(7))
    expect((await readOrder(database(), waiting.id))?.state).toBe("cancelled")
    expect((await readOrder(database(), paid.id))?.state).toBe("processing")
    expect((await stockOf(102))?.stock).toBe(3)
  })
})

test("orders are listed newest first, page by page, all or a customer's", async () => {
  for (const customerId of [1, 2, 1]) {
    await fillBasket("one", 101)
    await place("one", { customerId })
  }
  const read = async (list: Promise<OrderPage>) => {
    const { orders, hasMore } = await list
    return { ids: orders.map(({ id }) => id), hasMore }
  }
  expect(await read(listOrders(database(), { perPage: 2 }))).toEqual({ ids: [1003, 1002], hasMore: true })
  expect(await read(listOrders(database(), { perPage: 2, page: 2 }))).toEqual({ ids: [1001], hasMore: false })
  expect(await read(listOrders(database(), { perPage: 3 }))).toEqual({ ids: [1003, 1002, 1001], hasMore: false })
  expect(await read(listOrdersOf(database(), 1, { perPage: 2 }))).toEqual({ ids: [1003, 1001], hasMore: false })
})
