import { and, eq, inArray, isNull } from "drizzle-orm"
import type { Context } from "hono"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { writeBasketCookies } from "../../session/cookies.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { addLine, type AddRequest } from "../basket/addLine.ts"
import { isFromUs } from "../basket/couponActions.ts"
import { destinationOf, keepCustomer, readCustomer } from "../basket/customer.ts"
import { respondAjax } from "../basket/fragments.ts"
import { readOwnBasket } from "../basket/readBasket.ts"
import type { BasketResult } from "../basket/refusal.ts"
import { refusalText } from "../basket/refusalText.ts"
import { lockBasket } from "../basket/rows.ts"
import { basketLines } from "../basket/schema.ts"
import { matchVariation, type RawChoices } from "../catalogue/matchVariation.ts"
import { convertPrice, currentMinor } from "../catalogue/product.ts"
import { readProducts } from "../catalogue/readProducts.ts"
import { cleanAddress } from "../checkout/checkoutForm.ts"
import { chargeableMinor } from "../basket/basket.ts"
import { createAddress } from "../shipping/address.ts"
import { readPlace } from "../shipping/readPlace.ts"
import { priceWithTax } from "../shipping/tax.ts"
import { describeBasket, describeOptions, formatItemLabel } from "./describeBasket.ts"
import { expressNonceActions } from "./expressNonces.ts"
import { expressTexts } from "./texts.ts"

type Fields = ReadonlyMap<string, string>
type NonceName = keyof typeof expressNonceActions

/** Creates a handler that requires the page's nonce. Without it, the answer is the platform's bare "-1" with status 403. */
function guarded(
  nonce: NonceName,
  answer: (visit: Visit, fields: Fields, context: Context<ShopEnv>) => Promise<object>,
) {
  return async (context: Context<ShopEnv>): Promise<Response> => {
    const { visit } = context.var
    const fields = await readForm(context)
    if (!isFromUs(fields.get("security"), expressNonceActions[nonce], visit)) return context.text("-1", 403)
    return respondAjax(context, await answer(visit, fields, context))
  }
}

/** `wcpay_ece_get_cart_details`: describes the shopper's own basket. Source: express-checkout contract §4.4. */
export const answerCartDetails = guarded("get_cart_details", async (visit) => {
  const basket = await readOwnBasket(visit)
  return { ...describeBasket(basket, visit), needs_shipping: basket.needsShipping }
})

/**
 * `wcpay_ece_get_selected_product_data`: the price of the current choices, in minor units of the basket's currency, with the tax of the
 * shopper's destination. Stores nothing.
 */
export const answerSelectedProduct = guarded("get_selected_product_data", async (visit, fields) => {
  const { shop, language, session, currency, texts } = visit
  const { gone } = expressTexts[language]
  const [product] = await readProducts(shop.database, language, [readNumber(fields.get("product_id"))])
  const match = product?.kind === "variable" ? matchVariation(product, readChoices(fields)) : undefined
  const variation = match?.kind === "found" ? match.variation : undefined
  if (!product || (match && !variation)) return { error: gone }
  const quantity = fields.has("qty") ? readNumber(fields.get("qty")) : 1
  if (quantity < 1 || quantity > (variation?.stock ?? product.stock ?? 0)) return { error: gone }
  const destination = destinationOf(await readCustomer(shop.database, session.id))
  const { tax } = await readPlace(shop.database, language, destination)
  const price = convertPrice(variation ?? product, currency)
  const amount = chargeableMinor(priceWithTax(currentMinor(price) * quantity, tax.percentHundredths), currency)
  return {
    displayItems: [{ label: formatItemLabel(product.name, quantity), amount, pending: false }],
    total: { label: texts.shopName, amount, pending: true },
    needs_shipping: !product.isVirtual,
    currency: currency.toLowerCase(),
    product_type: product.kind,
  }
})

/** `wcpay_add_to_cart`: replaces the lines of the basket with the product, as older versions do. */
export const addToCart = guarded("add_to_cart", async (visit, fields, context) => {
  const added = await replaceLines(visit, {
    id: readNumber(fields.get("product_id")),
    choices: readChoices(fields),
    quantity: fields.has("qty") ? readNumber(fields.get("qty")) : 1,
  })
  const basket = await readOwnBasket(visit)
  writeBasketCookies(context, basket)
  if (added.kind === "refused") return { result: "error", error: refusalText(added.refusal, visit.texts) }
  return { result: "success", ...describeBasket(basket, visit), needs_shipping: basket.needsShipping }
})

/** Replaces the lines of the shopper's basket with a product. A refusal leaves them as they were. */
function replaceLines({ shop, language, session }: Visit, request: AddRequest): Promise<BasketResult> {
  return shop.database.transaction(async (transaction) => {
    await lockBasket(transaction, session.id)
    const ofSession = eq(basketLines.sessionId, session.id)
    const removed = await transaction
      .update(basketLines)
      .set({ removedAt: new Date(shop.clock()) })
      .where(and(ofSession, isNull(basketLines.removedAt)))
      .returning({ key: basketLines.key })
    const result = await addLine(transaction, { language, sessionId: session.id }, request)
    if (result.kind === "refused") {
      const keys = removed.map(({ key }) => key)
      await transaction
        .update(basketLines)
        .set({ removedAt: null })
        .where(and(ofSession, inArray(basketLines.key, keys)))
    }
    return result
  })
}

/** `wcpay_ece_get_shipping_options`: stores the wallet's address, and describes the rates for it. */
export const answerShippingOptions = guarded("shipping", async (visit, fields) => {
  const { shop, session } = visit
  const read = (name: string) => fields.get(name) ?? ""
  const shipping = cleanAddress(
    createAddress({
      country: read("country"),
      state: read("state"),
      postcode: read("postcode"),
      city: read("city"),
      address_1: fields.get("address_1") ?? read("address"),
      address_2: read("address_2"),
    }),
  )
  const before = await readCustomer(shop.database, session.id)
  await keepCustomer(shop.database, session.id, { ...before, shipping, shipsElsewhere: true })
  const basket = await readOwnBasket(visit)
  const options = describeOptions(basket)
  return {
    result: options.length === 0 ? "invalid_shipping_address" : "success",
    shipping_options: options,
    ...describeBasket(basket, visit),
  }
})

/** `wcpay_ece_update_shipping_method`: chooses another rate; `fail` for one that isn't offered. */
export const updateShippingMethod = guarded("update_shipping", async (visit, fields) => {
  const { shop, session } = visit
  const rate = fields.get("shipping_method[]") ?? ""
  const { rates } = await readOwnBasket(visit)
  if (!rates.some(({ id }) => id === rate)) return { result: "fail" }
  await keepCustomer(shop.database, session.id, { rate })
  return { result: "success", ...describeBasket(await readOwnBasket(visit), visit) }
})

/** Reads the choices from an object in jQuery's encoding: `attributes[attribute_pintura]`. */
function readChoices(fields: Fields): RawChoices {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const attribute = /^attributes\[([^[\]]{1,80})\]$/.exec(name)?.[1]
      return attribute === undefined ? [] : [[attribute, value] as const]
    }),
  )
}
