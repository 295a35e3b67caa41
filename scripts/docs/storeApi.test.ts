import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import {
  formatProductsPath,
  parseProduct,
  parseProducts,
  selectProductAction,
} from "../../packages/add-to-cart/src/domain/index.ts"
import * as cart from "../../packages/cart/src/domain/index.ts"
import { createCheckoutRequest, readCheckoutResponse } from "../../packages/checkout/src/domain/index.ts"
import {
  createLineItems,
  createShippingRates,
  readOrderTotal,
} from "../../packages/express-checkout/src/domain/index.ts"
import { createLineStyle } from "../../packages/express-checkout/src/domain/lineItems.ts"
import { parseStorePictures } from "../../packages/gallery/src/domain/index.ts"
import { parseFoundProducts } from "../../packages/site/src/domain/index.ts"
import {
  parseProductTexts,
  parseReviewedProduct,
  parseStoreReviews,
} from "../../packages/tabs-reviews/src/domain/index.ts"
import { followRef, listAnswerMistakes, listMistakes, type Schema, storeApiDocument } from "./storeApiDocument.mjs"
import { root } from "../workspace.mjs"

type Json = Readonly<Record<string, unknown>>

const { examples } = storeApiDocument.components

const isAddress = (path: string) => path.endsWith("_address")

/** The paths of all members that a schema has: `items[].prices.price`. */
function listPaths(schema: Schema, before = ""): readonly string[] {
  const { properties = {}, items } = followRef(schema)
  if (items) return listPaths(items, `${before}[]`)
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = before === "" ? name : `${before}.${name}`
    return isAddress(path) ? [path] : [path, ...listPaths(member, path)]
  })
}

/** A copy of an answer that notes the path of each member that is read, whether it is there or not. */
function noteReads<Value>(value: Value, reads: Set<string>, before = ""): Value {
  if (typeof value !== "object" || value === null) return value
  const pathOf = (name: string) => (before === "" ? name : `${before}.${name}`)
  return new Proxy(value, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof name === "symbol") return member
      if (Array.isArray(target)) return /^\d+$/.test(name) ? noteReads(member, reads, `${before}[]`) : member
      reads.add(pathOf(name))
      return isAddress(name) ? member : noteReads(member, reads, pathOf(name))
    },
    // Some readers first ask whether the member is there.
    getOwnPropertyDescriptor(target, name) {
      if (typeof name === "string" && !Array.isArray(target)) reads.add(pathOf(name))
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}

const full = examples["fullBasket"]?.value ?? {}

describe("the document of the Store API", () => {
  it("has the members of the basket that the packages read, and no others", () => {
    const reads = new Set<string>()
    const [line] = full["items"] as readonly Json[]
    // The sums that contain their tax have none of their own.
    const absent = ["totals.total_price_tax", "totals.total_tax_tax"]
    const extensions = {
      // Only a part is asked whether it can be removed.
      bundles: { bundled_by: "b", bundle_data: {}, bundled_item_data: {} },
      composites: { composite_data: {}, composited_item_data: {} },
      subscriptions: {},
    }
    const everything = {
      ...full,
      items: [
        line,
        { ...line, extensions, images: [{}], item_data: [{}] },
        { ...line, extensions: { composites: {} } },
      ],
      errors: [{ message: "Sold out." }],
      totals: { ...(full["totals"] as Json), tax_lines: [{}] },
    }
    const read = noteReads(everything, reads)
    cart.parseCartAnswer(read)
    for (const readWallet of [createLineItems, createShippingRates, readOrderTotal]) readWallet(read, 2)
    // A shop whose basket shows prices with tax.
    createLineItems(read, 2, createLineStyle({ checkout: { display_prices_with_tax: true } }))
    expect([...reads].toSorted()).toEqual([...new Set([...absent, ...listPaths({ $ref: "Cart" })])].toSorted())
  })

  it("has the members of a refusal that the packages read, and no others", () => {
    const reads = new Set<string>()
    const changed = { ...examples["changedBasket"]?.value, code: "rest_invalid_param" }
    // The details name the parameters of a refusal without texts.
    for (const data of [{ params: { quantity: "Too many." } }, { details: { quantity: {} } }]) {
      const body = noteReads({ ...changed, data: { cart: {}, ...data } }, reads)
      cart.parseStoreApiError({ status: 409, offline: false, body })
    }
    const names = [...reads].map((path) => path.replace(/\.quantity(\.message)?$/, "")).filter(Boolean)
    // The status of the answer is read, not its copy.
    const documented = listPaths({ $ref: "Refusal" }).filter((path) => !/^data\.(status$|cart\.)/.test(path))
    expect([...new Set(names)].toSorted()).toEqual([...documented].toSorted())
  })

  it("has the members of an order's answer that the packages read", () => {
    const reads = new Set<string>()
    const details = [{ key: "redirect", value: "https://shop.example/" }]
    for (const payment_status of ["success", "failure"]) {
      const order = { payment_result: { payment_status, payment_details: details } }
      readCheckoutResponse(noteReads(order, reads), { pageUrl: "https://shop.example/checkout/" })
    }
    const refusal = ["code", "message", "data"]
    const answers = [...reads].filter((path) => !refusal.includes(path))
    expect(answers.toSorted()).toEqual([...listPaths({ $ref: "Order" })].toSorted())
  })

  it("has the members of a product that the packages read, and no others", () => {
    const reads = new Set<string>()
    // A product without a long text: the short one is read, too.
    const texts = { description: "", short_description: "<p>Cotton.</p>" }
    const product = noteReads({ ...examples["fullProduct"]?.value, ...texts }, reads)
    for (const parse of [parseProduct, parseStorePictures, parseProductTexts, parseReviewedProduct]) parse(product)
    parseFoundProducts([product])
    // The search reads the symbol with the rest of a currency, and shows prefix and suffix.
    const shown = [...reads].filter((path) => path !== "prices.currency_symbol")
    expect(shown.toSorted()).toEqual([...listPaths({ $ref: "Product" })].toSorted())
  })

  it("has the members of a review that the packages read, and no others", () => {
    const reads = new Set<string>()
    parseStoreReviews([noteReads(examples["review"]?.value, reads)])
    expect([...reads].toSorted()).toEqual([...listPaths({ $ref: "Review" })].toSorted())
  })

  it.each([
    ["Product", "smallestProduct"],
    ["Product", "productWithSizes"],
    ["Product", "fullProduct"],
    ["Review", "review"],
    ["Refusal", "noProduct"],
    ["Cart", "smallestBasket"],
    ["Cart", "emptyBasket"],
    ["Cart", "fullBasket"],
    ["Refusal", "soldOut"],
    ["Refusal", "wrongNonce"],
    ["Refusal", "wrongParameter"],
    ["Refusal", "changedBasket"],
    ["Order", "placedOrder"],
  ] as const)("as %s, its example %s is right", (schema, name) => {
    expect(listAnswerMistakes(schema, examples[name]?.value)).toEqual([])
  })

  it.each([
    ["smallestProduct", "add"],
    ["productWithSizes", "choose"],
    ["fullProduct", "choose"],
  ])("as %s, has a product of which a card offers to %s", (name, kind) => {
    const product = parseProduct(examples[name]?.value)
    expect(product && selectProductAction(product)).toEqual({ kind })
    expect(product?.price?.isRange).toBe(kind === "choose")
  })

  it.each(["price", "currency_code"])("names %s as a member that a price needs", (name) => {
    const { prices, ...product } = examples["smallestProduct"]?.value ?? {}
    const without = { ...product, prices: { ...(prices as Json), [name]: undefined } }
    expect(parseProduct(without)).toMatchObject({ name: "Field notebook", price: null })
    expect(listAnswerMistakes("Product", JSON.parse(JSON.stringify(without)))).toHaveLength(1)
  })

  it("has variations that its product lists", () => {
    const sizes: unknown = examples["sizes"]?.value
    const read = parseProducts(sizes)
    const product = parseProduct(examples["productWithSizes"]?.value)
    expect(read.map(({ id }) => id)).toEqual(product?.variations.map((each) => each["variation_id"]))
    expect(read.map(({ isInStock }) => isInStock)).toEqual([true, false])
    const pointer = "/paths/~1v1~1products/get/responses/200/content/application~1json/schema"
    expect(listMistakes(pointer, sizes)).toEqual([])
  })

  it("names the members that a basket needs", () => {
    const [line] = full["items"] as readonly Json[]
    const withoutKey = { ...full, items: [{ ...line, key: "" }] }
    expect(listAnswerMistakes("Cart", {})).toHaveLength(2)
    expect(listAnswerMistakes("Cart", { ...full, items: [{}] })).toHaveLength(5)
    expect(listAnswerMistakes("Cart", withoutKey)).toHaveLength(1)
    expect(cart.parseCart(withoutKey)?.lines).toEqual([])
    expect(cart.parseCart({ items: [] })).toBeNull()
  })

  it("has examples that are read as they are meant", () => {
    const smallest = cart.parseCart(examples["smallestBasket"]?.value)
    expect(smallest?.lines).toMatchObject([{ name: "Field notebook", quantity: 2, lineTotal: { amountMinor: 3600 } }])
    const read = cart.parseCartAnswer(full)
    expect(read?.cart.totals).toMatchObject({ total: { amountMinor: 7200 }, isWithTax: true })
    const { totals } = read?.cart ?? {}
    const fees = read?.details.fees[0]?.amountMinor ?? 0
    const parts = [totals?.items, totals?.shipping].reduce((sum, part) => sum + (part?.amountMinor ?? 0), fees)
    expect(parts - (totals?.discount.amountMinor ?? 0)).toBe(totals?.total.amountMinor)
    const refused = (name: string, status: number) =>
      cart.parseStoreApiError({ status, offline: false, body: examples[name]?.value })
    expect(refused("soldOut", 400).message).toBe("There is no more of “Field notebook”.")
    expect(refused("wrongNonce", 403).retryWithFreshNonce).toBe(true)
    expect(refused("wrongParameter", 400).message).toBe("The postcode isn't one of Spain.")
    expect(refused("changedBasket", 409).cart).toMatchObject({ items: [] })
    expect(readCheckoutResponse(examples["placedOrder"]?.value, { pageUrl: "https://shop.example/" }).kind).toBe(
      "redirect",
    )
  })
})

/** The JSON snippets of a text, parsed. */
function listJson(file: string, from = "", to = "\n## "): readonly unknown[] {
  const text = readFileSync(join(root, file), "utf8")
  const start = text.indexOf(from)
  const end = from === "" ? text.length : text.indexOf(to, start + from.length)
  return [...text.slice(start, end).matchAll(/```json\n([^]*?)```/g)].map(([, json = ""]): unknown => JSON.parse(json))
}

describe("the texts about the Store API", () => {
  const schemas = "/components/schemas"
  const addItem = "/paths/~1v1~1cart~1add-item/post/requestBody/content/application~1json/schema"
  const list = "/paths/~1v1~1products/get/responses/200/content/application~1json/schema"

  it.each([
    ["site/pages/recipes/server.md", "", [`${schemas}/Cart`, `${schemas}/Product`, addItem]],
    ["docs/page-contract.md", "## The basket's server", [`${schemas}/Cart`, `${schemas}/Refusal`]],
    ["docs/page-contract.md", "## The products' server", [`${schemas}/Product`, `${schemas}/Product`, list]],
  ])("show in %s %s what the document allows", (file, chapter, pointers) => {
    const shown = listJson(file, chapter)
    expect(shown).toHaveLength(pointers.length)
    for (const [place, pointer] of pointers.entries()) expect(listMistakes(pointer, shown[place])).toEqual([])
  })
})

/** A list with each parameter. */
const everyParameter = {
  ...{ category: "paper", tag: "new", search: "note", ids: "1, 2" },
  ...{ isOnSale: true, order: "price" as const, limit: 8 },
}

/** Every operation of the client, with arguments. */
const calls: readonly (readonly [name: string, operation: cart.StoreOperation, args: cart.StoreApiArgs])[] = [
  ["getCart", cart.getCart, null],
  ["addItem", cart.addItem, { id: 1, quantity: 2, variation: [{ attribute: "Size", value: "Large" }] }],
  ["updateItem", cart.updateItem, { key: "1", quantity: 0 }],
  ["removeItem", cart.removeItem, { key: "1" }],
  ["applyCoupon", cart.applyCoupon, { code: "ten" }],
  ["removeCoupon", cart.removeCoupon, { code: "ten" }],
  ["selectShippingRate", cart.selectShippingRate, { packageId: 0, rateId: "flat_rate:1" }],
  ["updateCustomer", cart.updateCustomer, { billingAddress: { city: "Madrid" } }],
  ["updateCheckout", cart.updateCheckout, { paymentMethod: "cod", orderNotes: "Ring twice." }],
  ["readProduct", cart.readProduct, { id: 4 }],
  ["listProducts", { ...cart.productRead, path: formatProductsPath(everyParameter) }, null],
  ["placeStoreOrder", cart.placeStoreOrder, { order: { billing_address: { city: "Madrid" } } }],
]

describe("the requests of the client", () => {
  it.each(calls)("%s is in the document, with its body", (_, operation, args) => {
    const context = { baseUrl: "/api/wc/store", nonce: null, currency: null }
    const request = cart.createOperationRequest(operation, args, context)
    const [address = "", query] = request.url.replace("/api/wc/store", "").split("?")
    const path = address.replace(/\/\d+$/, "/{id}")
    const method = request.method.toLowerCase()
    const documented = storeApiDocument.paths[path]?.[method]
    expect(documented, path).toBeDefined()
    const parameters = (documented?.parameters ?? []).map(({ name }) => name)
    expect(parameters).toEqual(expect.arrayContaining([...new URLSearchParams(query).keys()]))
    if (request.body === null) return
    const pointer = `/paths/${path.replaceAll("/", "~1")}/${method}/requestBody/content/application~1json/schema`
    expect(listMistakes(pointer, JSON.parse(request.body))).toEqual([])
    const example = documented?.requestBody?.content["application/json"].examples.request.value
    expect(listMistakes(pointer, example)).toEqual([])
  })

  it("has the members that a checkout sends with an order, and no others", () => {
    const needs = { needsShipping: true, needsPayment: true }
    const order = createCheckoutRequest({ billingAddress: {}, ...needs, expectedTotalMinor: 7200 })
    const body = storeApiDocument.paths["/v1/checkout"]?.["post"]?.requestBody?.content["application/json"]
    expect(Object.keys(order).toSorted()).toEqual(Object.keys(body?.schema.properties ?? {}).toSorted())
  })
})
