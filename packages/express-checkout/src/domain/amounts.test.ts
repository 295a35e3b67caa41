import { checkProviderPayload, createProviderAmount, selectProviderDecimals } from "@ringside/payments/domain"
import { describe, expect, it, test } from "vitest"
import { createLineStyle, readCharge } from "./lineItems.ts"
import {
  createClickOptions,
  createLineItems,
  createPlaceholderRates,
  createServerLineItems,
  createShippingRates,
  formatLineItemLabel,
  readOrderTotal,
  selectAddressChangeOutcome,
  selectRateChangeOutcome,
} from "./index.ts"

const totals = (members: object = {}) => ({ total_price: "10000", currency_minor_unit: 2, ...members })
const item = (members: object = {}) => ({ name: "Gloves", quantity: 1, totals: { line_subtotal: "4500" }, ...members })
const rate = (rate_id: string, members: object = {}) => ({ rate_id, name: rate_id, price: "500", ...members })
const withRates = (...rates: object[]) => ({ totals: totals(), shipping_rates: [{ shipping_rates: rates }] })

test.each([
  [totals(), 2, 10_000],
  [totals({ total_refund: "2500" }), 2, 7500],
  [totals({ total_refund: 2500 }), 2, 7500],
  [totals(), 0, 100],
  [totals({ total_price: "10050" }), 0, 101],
  [totals({ total_price: "-10050" }), 0, -101],
  [totals({ total_price: "-4" }), 0, 0],
  [totals(), 3, 100_000],
  [totals({ currency_minor_unit: 0 }), 2, 1_000_000],
  [totals({ currency_minor_unit: "0" }), 2, 10_000],
  [totals({ total_price: "12abc" }), 2, 12],
  [totals({ total_price: "abc" }), 2, 0],
  [null, 2, 0],
])("the total of %j in %d decimals is %d", (amounts, decimals, expected) => {
  expect(readOrderTotal({ totals: amounts }, decimals)).toBe(expected)
})

test("invalid decimals count as 2", () => {
  expect(readOrderTotal({ totals: totals() }, undefined)).toBe(10_000)
})

test.each([
  [{ name: "Gloves" }, "Gloves"],
  [{ name: "Gloves", quantity: 1 }, "Gloves"],
  [{ name: "Gloves", quantity: 2 }, "Gloves (x2)"],
  [{ name: "Gloves", quantity: "2" }, "Gloves"],
  [{ name: "Gloves &amp; Wraps &#8211; Pro" }, "Gloves & Wraps – Pro"],
  [{ name: "A &amp;lt; B" }, "A &lt; B"],
  [{ name: "Gloves", variation: [] }, "Gloves"],
  [
    {
      name: "Gloves",
      quantity: 3,
      variation: [
        { attribute: "Size", value: "16&nbsp;oz" },
        { attribute: "Color", value: "Red" },
      ],
    },
    "Gloves (x3) - Size: 16\u00A0oz, Color: Red",
  ],
  [
    {
      name: "Gloves",
      variation: [{ attribute: "Size", value: "16" }],
      item_data: [
        { name: "Engraving", key: "engraving", value: "Ana" },
        { key: "Deposit", value: 25 },
      ],
    },
    "Gloves - Size: 16 - Engraving: Ana, Deposit: 25",
  ],
  [{ name: "Gloves", item_data: [{ name: "", key: "Gift", value: "yes" }] }, "Gloves - Gift: yes"],
  [{ name: 1976 }, "1976"],
  [{ quantity: 2 }, "(x2)"],
  [null, ""],
])("the label of %j is %j", (given, expected) => {
  expect(formatLineItemLabel(given)).toBe(expected)
})

describe("line items of a cart", () => {
  const gloves = { name: "Gloves", amount: 4500 }
  test.each([
    ["totals before prices", [item({ prices: { price: "9" } })], {}, [gloves]],
    [
      "a price where the subtotal is empty",
      [item({ totals: { line_subtotal: "" }, prices: { price: "4500" } })],
      {},
      [gloves],
    ],
    [
      "a price, not times the quantity",
      [item({ quantity: 2, totals: null, prices: { price: "4500" } })],
      {},
      [{ name: "Gloves (x2)", amount: 4500 }],
    ],
    [
      "a subtotal of nothing",
      [item({ totals: { line_subtotal: "0" }, prices: { price: "4500" } })],
      {},
      [{ name: "Gloves", amount: 0 }],
    ],
    ["no amount at all", [{ name: "Gloves" }], {}, [{ name: "Gloves", amount: 0 }]],
    ["the totals' own decimals", [item({ totals: { line_subtotal: "45", currency_minor_unit: 0 } })], {}, [gloves]],
    [
      "the prices' decimals",
      [item({ totals: { line_subtotal: "45" }, prices: { currency_minor_unit: 0 } })],
      {},
      [gloves],
    ],
    ["no entry that is no item", [null, "x", item()], {}, [gloves]],
    ["no part of a bundle", [item(), item({ extensions: { bundles: { bundled_by: "abc" } } })], {}, [gloves]],
    [
      "no part of a composite product",
      [item(), item({ extensions: { composites: { composite_parent: "abc" } } })],
      {},
      [gloves],
    ],
    ["the bundle itself", [item({ extensions: { bundles: { bundled_items: ["a"] } } })], {}, [gloves]],
    [
      "shipping, discount, fees, tax and refund in this order",
      [item()],
      {
        ...{ total_tax: "945", total_shipping: "500", total_refund: "300", total_discount: "450", total_fees: "200" },
        ...{ total_shipping_tax: "105", total_discount_tax: "95", total_fees_tax: "42" },
      },
      [
        gloves,
        { name: "Shipping", amount: 500 },
        { name: "Discount", amount: -450 },
        { name: "Fees", amount: 200 },
        { name: "Tax", amount: 945 },
        { name: "Refund", amount: -300 },
      ],
    ],
    ["no line of nothing", [item()], { total_tax: "0", total_shipping: "", total_refund: null }, [gloves]],
    ["totals alone", null, { total_tax: "945" }, [{ name: "Tax", amount: 945 }]],
    [
      "items before a coupon, whose discount makes them the total",
      [item()],
      { total_price: "4400", total_discount: "100" },
      [gloves, { name: "Discount", amount: -100 }],
    ],
    ["a sum that is the total", [item()], { total_price: "4500" }, [gloves]],
    ["nothing where the total is less than the sum", [item()], { total_price: "4499" }, []],
    ["nothing where a refund leaves less", [item()], { total_price: "4499", total_refund: "1" }, []],
    [
      "the refund on both sides",
      [item()],
      { total_price: "4500", total_refund: "1000" },
      [gloves, { name: "Refund", amount: -1000 }],
    ],
  ])("have %s", (_, items, amounts, expected) => {
    expect(createLineItems({ items, totals: totals(amounts) }, 2)).toEqual(expected)
  })

  test.each([null, {}, { items: [item()] }, { items: [item()], totals: null }, { items: [item()], totals: [] }])(
    "there are none without totals: %j",
    (cart) => {
      expect(createLineItems(cart, 2)).toEqual([])
    },
  )

  describe("in a shop that shows prices with tax", () => {
    const style = createLineStyle({ checkout: { display_prices_with_tax: true } })
    const taxed = (members: object = {}) =>
      item({ totals: { line_subtotal: "4500", line_subtotal_tax: "945" }, prices: { price: "9" }, ...members })
    test.each([
      ["their own tax", [taxed()], {}, [{ name: "Gloves", amount: 5445 }]],
      ["a price as it is", [taxed({ totals: null })], {}, [{ name: "Gloves", amount: 9 }]],
      [
        "the tax of shipping, discount and fees, and no line of the tax",
        [taxed()],
        {
          ...{ total_tax: "997", total_shipping: "500", total_discount: "450", total_fees: "200" },
          ...{ total_shipping_tax: "105", total_discount_tax: "95", total_fees_tax: "42", total_price: "5747" },
        },
        [
          { name: "Gloves", amount: 5445 },
          { name: "Shipping", amount: 605 },
          { name: "Discount", amount: -545 },
          { name: "Fees", amount: 242 },
        ],
      ],
    ])("have %s", (_, items, amounts, expected) => {
      expect(createLineItems({ items, totals: totals(amounts) }, 2, style)).toEqual(expected)
    })
    it("rates have theirs", () => {
      const cart = withRates(rate("a", { taxes: "105" }))
      expect(createShippingRates(cart, 2, style)[0]?.amount).toBe(605)
      expect(createShippingRates(cart, 2)[0]?.amount).toBe(500)
      expect(selectAddressChangeOutcome(cart, 2, style)).toMatchObject({ shippingRates: [{ amount: 605 }] })
    })
  })

  it("have the names that they are given", () => {
    const names = { ...createLineStyle(null).names, tax: "Impuestos", shipping: "Envío" }
    const amounts = totals({ total_tax: "945", total_shipping: "500" })
    expect(createLineItems({ totals: amounts }, 2, createLineStyle(null, names)).map(({ name }) => name)).toEqual([
      "Envío",
      "Impuestos",
    ])
  })

  it("are rescaled one by one, and dropped where rounding makes them more than the total", () => {
    const cart = (price: string, each: string) => ({
      totals: totals({ total_price: price }),
      items: [item({ totals: { line_subtotal: each } }), item({ totals: { line_subtotal: each } })],
    })
    expect(createLineItems(cart("10000", "5000"), 0)).toEqual([
      { name: "Gloves", amount: 50 },
      { name: "Gloves", amount: 50 },
    ])
    expect(createLineItems(cart("300", "150"), 0)).toEqual([])
  })
})

test.each([
  [[{ label: "Gloves &amp; Wraps", amount: 4500 }], undefined, [{ name: "Gloves & Wraps", amount: 4500 }]],
  [[{ label: "Gloves", amount: "4500", value: 1 }], 4500, [{ name: "Gloves", amount: 4500 }]],
  [[{ label: "Gloves", value: 4500 }], 4500, [{ name: "Gloves", amount: 4500 }]],
  [[{ label: "Gloves", amount: 0, value: 4500 }], 4500, [{ name: "Gloves", amount: 0 }]],
  [
    [
      { label: "Gloves", amount: 4500, pending: true },
      { label: "Discount", amount: 500, key: "total_discount" },
    ],
    4000,
    [
      { name: "Gloves", amount: 4500 },
      { name: "Discount", amount: -500 },
    ],
  ],
  [[{ label: "Discount", amount: 0, key: "total_discount" }], 0, [{ name: "Discount", amount: 0 }]],
  [[{ label: "Gloves", amount: 4501 }], 4500, []],
  [[{ label: "Gloves", amount: 4501 }], "4500", []],
  [[{ label: "Gloves", amount: 4501 }], undefined, [{ name: "Gloves", amount: 4501 }]],
  [[null, "x"], 1, []],
  [null, 1, []],
])("the server's %j of %j are %j", (items, total, expected) => {
  expect(createServerLineItems(items, total)).toEqual(expected)
})

describe("shipping rates", () => {
  const ids = (cart: unknown) => createShippingRates(cart, 2).map(({ id }) => id)
  it("have the selected one first, the rest in their order", () => {
    expect(ids(withRates(rate("a"), rate("b"), rate("c", { selected: true }), rate("d")))).toEqual(["c", "a", "b", "d"])
  })
  it("are nine at most, and entries without an id don't count", () => {
    const many = Array.from({ length: 12 }, (_, index) => rate(`r${index}`, { selected: index === 11 }))
    expect(ids(withRates(rate(""), { name: "x" }, ...many))).toEqual([
      "r11",
      "r0",
      "r1",
      "r2",
      "r3",
      "r4",
      "r5",
      "r6",
      "r7",
    ])
  })
  it("come from the first package alone", () => {
    const shipment = (id: string) => ({ shipping_rates: [rate(id)] })
    expect(ids({ shipping_rates: [shipment("a"), shipment("b")] })).toEqual(["a"])
  })
  it("leave the cart's list as it was", () => {
    const cart = withRates(rate("a"), rate("b", { selected: true }))
    const before = structuredClone(cart)
    createShippingRates(cart, 2)
    expect(cart).toEqual(before)
  })
  const address = { key: "pickup_address", value: "Main St. 1 &amp; 2" }
  const details = { key: "pickup_details", value: "Ring the bell" }
  test.each([
    [{}, { displayName: "a", amount: 500, deliveryEstimate: "" }],
    [
      { name: "Pick-up &ndash; shop", meta_data: null },
      { displayName: "Pick-up – shop", amount: 500, deliveryEstimate: "" },
    ],
    [
      { meta_data: [details, address] },
      { displayName: "a", amount: 500, deliveryEstimate: "Main St. 1 & 2 - Ring the bell" },
    ],
    [{ meta_data: [address] }, { displayName: "a", amount: 500, deliveryEstimate: "Main St. 1 & 2" }],
    [{ meta_data: [details] }, { displayName: "a", amount: 500, deliveryEstimate: "Ring the bell" }],
    [{ meta_data: [{ key: "Items", value: "Gloves" }] }, { displayName: "a", amount: 500, deliveryEstimate: "" }],
    [
      { price: "5", currency_minor_unit: 0 },
      { displayName: "a", amount: 500, deliveryEstimate: "" },
    ],
    [{ price: "free" }, { displayName: "a", amount: 0, deliveryEstimate: "" }],
  ])("%j is %j", (members, expected) => {
    expect(createShippingRates(withRates(rate("a", members)), 2)).toEqual([{ id: "a", ...expected }])
  })
  it("take the cart's decimals where they have none", () => {
    const cart = { ...withRates(rate("a", { price: "5" })), totals: totals({ currency_minor_unit: 0 }) }
    expect(createShippingRates(cart, 2)[0]?.amount).toBe(500)
  })
  test.each([
    null,
    {},
    { shipping_rates: [] },
    { shipping_rates: [null] },
    { shipping_rates: [{ shipping_rates: {} }] },
  ])("there are none in %j", (cart) => {
    expect(createShippingRates(cart, 2)).toEqual([])
  })
  it("have a placeholder", () => {
    expect(createPlaceholderRates()).toEqual([{ id: "pending", displayName: "Pending", amount: 0 }])
  })
})

describe("options of a click", () => {
  const cart = { ...withRates(rate("a")), needs_shipping: true, items: [item()] }
  const product = { needs_shipping: true, total: { amount: 4500 }, displayItems: [{ label: "Gloves", amount: 4500 }] }
  const base = { emailRequired: true, shippingAddressRequired: false, phoneNumberRequired: false }
  const lineItems = [{ name: "Gloves", amount: 4500 }]
  const shippingRates = [{ id: "a", displayName: "a", amount: 500, deliveryEstimate: "" }]
  const sent = { ...base, shippingAddressRequired: true, lineItems }

  test.each([
    [null, { ...cart, needs_shipping: false }, { ...base, lineItems }],
    [{}, cart, { ...sent, shippingRates }],
    [{}, { ...cart, shipping_rates: [] }, { ...sent, shippingRates: createPlaceholderRates() }],
    [{ button_context: "pay_for_order" }, cart, { ...base, lineItems }],
    [{ store_name: "Ringside" }, { items: [] }, { business: { name: "Ringside" }, ...base, lineItems: [] }],
    [{ store_name: "" }, {}, { ...base, lineItems: [] }],
    [{ checkout: { needs_payer_phone: true } }, {}, { ...base, phoneNumberRequired: true, lineItems: [] }],
    [
      { checkout: { allowed_shipping_countries: ["ES", "PT"] } },
      {},
      { ...base, lineItems: [], allowedShippingCountries: ["ES", "PT"] },
    ],
    [{ checkout: { allowed_shipping_countries: [] } }, {}, { ...base, lineItems: [], allowedShippingCountries: [] }],
    [{ checkout: { allowed_shipping_countries: "ES" } }, {}, { ...base, lineItems: [] }],
    [{ product }, null, { ...sent, shippingRates: createPlaceholderRates() }],
    [{ product: { ...product, needs_shipping: false } }, null, { ...base, lineItems }],
    [
      { product: { ...product, total: { amount: 4499 } } },
      null,
      { ...sent, lineItems: [], shippingRates: createPlaceholderRates() },
    ],
    [{ product }, { ...cart, needs_shipping: false }, { ...base, lineItems }],
    [
      { product: { ...product, shippingOptions: { label: "Pendiente" } } },
      null,
      { ...sent, shippingRates: createPlaceholderRates("Pendiente") },
    ],
    // Amounts of the server are never rescaled.
    [{ product, checkout: { currency_decimals: 0 } }, null, { ...sent, shippingRates: createPlaceholderRates() }],
  ])("%j with %j", (config, data, expected) => {
    expect(createClickOptions(config, data)).toEqual(expected)
  })

  test.each([null, {}, { product: false }, { product: {} }, { product: { ...product, product_type: "bundle" } }])(
    "without data in %j there are none",
    (config) => {
      expect(createClickOptions(config, null)).toBeNull()
    },
  )

  it("takes the shop's way of showing prices", () => {
    const taxed = { ...cart, ...withRates(rate("a", { taxes: "105" })) }
    const items = [item({ totals: { line_subtotal: "4500", line_subtotal_tax: "945" } })]
    const options = createClickOptions({ checkout: { display_prices_with_tax: true } }, { ...taxed, items })
    expect(options).toMatchObject({ lineItems: [{ amount: 5445 }], shippingRates: [{ amount: 605 }] })
  })

  it("takes the currency's decimals", () => {
    const options = createClickOptions({ checkout: { currency_decimals: 0 } }, cart)
    expect(options).toMatchObject({ lineItems: [{ amount: 45 }], shippingRates: [{ amount: 5 }] })
  })
})

describe("answers to the sheet", () => {
  const cart = { ...withRates(rate("a")), items: [item()] }
  const shippingRates = [{ id: "a", displayName: "a", amount: 500, deliveryEstimate: "" }]
  const lineItems = [{ name: "Gloves", amount: 4500 }]
  it("takes an address that has rates", () => {
    expect(selectAddressChangeOutcome(cart, 2)).toEqual({ kind: "resolve", amount: 10_000, shippingRates, lineItems })
  })
  it("takes a rate", () => {
    expect(selectRateChangeOutcome(cart, 2)).toEqual({ kind: "resolve", amount: 10_000, lineItems })
    expect(selectRateChangeOutcome({ totals: totals() }, 2)).toEqual({ kind: "resolve", amount: 10_000, lineItems: [] })
  })
  test.each([null, undefined, "error", {}, { totals: totals() }, { totals: totals(), shipping_rates: [] }])(
    "rejects an address answered with %j",
    (answer) => {
      expect(selectAddressChangeOutcome(answer, 2)).toEqual({ kind: "reject" })
    },
  )
  test.each([null, undefined, "error", {}])("rejects a rate answered with %j", (answer) => {
    expect(selectRateChangeOutcome(answer, 2)).toEqual({ kind: "reject" })
  })
})

/** As many carts as `RANDOM_CARTS` names; the benchmark makes 10,000,000. */
const randomCarts = Number(process.env["RANDOM_CARTS"] ?? 100_000)

const codes = ["EUR", "JPY", "KWD"] as const

test(
  `${randomCarts} random carts make sheets of the order's total that the provider takes, and charge the card's amount`,
  { timeout: 3_600_000 },
  () => {
    const next = createRandom(17)
    let withLines = 0
    for (let round = 0; round < randomCarts; round += 1) {
      const decimals = next(4)
      const cart = createCart(next)
      const total = readOrderTotal(cart, decimals)
      const style = createLineStyle({ checkout: { display_prices_with_tax: next(2) === 0 } })
      const lineItems = createLineItems(cart, decimals, style)
      if (lineItems.length > 0) withLines += 1
      const payload = { lineItems, shippingRates: createShippingRates(cart, decimals, style) }
      const refusal = total > 0 ? checkProviderPayload("click", payload, total) : null
      const sum = lineItems.reduce((left, line) => left + line.amount, 0)
      const isRight = Object.is(total, sumExactly(cart.totals, decimals)) && (lineItems.length === 0 || sum <= total)
      const code = codes[round % codes.length] ?? "EUR"
      const charge = readCharge(cart, code, selectProviderDecimals(code))
      const { total_price, total_refund, currency_minor_unit } = cart.totals
      const cardAmount = createProviderAmount(Number(total_price) - Number(total_refund), currency_minor_unit, code)
      // No assertion for each cart, which would take longer than the cart.
      if (!isRight || refusal !== null || charge !== cardAmount)
        expect.fail(
          `${decimals} decimals, total ${total}: ${JSON.stringify({ refusal, code, charge, cardAmount, cart })}`,
        )
    }
    expect(withLines).toBeGreaterThan(randomCarts / 20)
  },
)

/** The order's total in whole numbers alone, halves rounded away from zero. */
function sumExactly(totals: ReturnType<typeof createCart>["totals"], decimals: number): number {
  const sum = BigInt(totals.total_price) - BigInt(totals.total_refund)
  const scaled = (sum < 0n ? -sum : sum) * 10n ** BigInt(decimals)
  const unit = 10n ** BigInt(totals.currency_minor_unit)
  const rounded = Number((scaled * 2n + unit) / (unit * 2n))
  return sum < 0n && rounded > 0 ? -rounded : rounded
}

function createCart(next: (limit: number) => number) {
  const amount = () => String(next(10) === 0 ? 0 : next(1_000_000))
  return {
    items: Array.from({ length: next(6) }, () => ({
      name: "Item",
      quantity: 1 + next(3),
      totals: { line_subtotal: amount(), line_subtotal_tax: amount(), currency_minor_unit: next(4) },
    })),
    totals: {
      ...{ total_price: String(next(5_000_000)), total_tax: amount(), total_shipping: amount() },
      ...{ total_discount: amount(), total_fees: amount(), total_shipping_tax: amount() },
      ...{ total_refund: String(next(2) * next(1000)), currency_minor_unit: next(4) },
    },
    shipping_rates: [{ shipping_rates: Array.from({ length: next(12) }, (_, index) => rate(`r${index}`)) }],
  }
}

/** Whole numbers below `limit`, the same in every run. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
