import { and, asc, eq, isNull } from "drizzle-orm"
import { readProducts } from "../catalogue/readProducts.ts"
import type { Database } from "../../database/connect.ts"
import { basketLines } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import { convertAmount, type Currency } from "../../texts/money.ts"
import type { Coupon } from "../coupons/coupon.ts"
import { readBasketCoupons } from "../coupons/coupons.ts"
import { readPlace, type Place } from "../shipping/readPlace.ts"
import type { Visit } from "../../visit.ts"
import { createBasket, type Basket, type BasketLine } from "./basket.ts"
import { destinationOf, readCustomer } from "./customer.ts"

/** Reads the basket of a session, with the texts of one language and today's prices for its destination. */
export async function readBasket(
  database: Database,
  language: Language,
  sessionId: string,
  currency: Currency,
): Promise<Basket> {
  const lines = await readLines(database, language, sessionId)
  const customer = await readCustomer(database, sessionId)
  const destination = destinationOf(customer)
  return createBasket(lines, {
    language,
    destination,
    currency,
    place: convertPlace(await readPlace(database, language, destination), currency),
    coupons:
      lines.length === 0
        ? []
        : (await readBasketCoupons(database, sessionId)).map((coupon) => convertCoupon(coupon, currency)),
    rateId: customer.rate,
    now: new Date(),
  })
}

/** Reads the basket of a visit's session, in its language and currency. */
export function readOwnBasket({ shop, language, session, currency }: Visit): Promise<Basket> {
  return readBasket(shop.database, language, session.id, currency)
}

function convertPlace(place: Place, currency: Currency): Place {
  const methods = place.methods.map((method) => ({
    ...method,
    costMinor: convertAmount(method.costMinor, currency),
    minMinor: method.minMinor === null ? null : convertAmount(method.minMinor, currency),
  }))
  return { ...place, methods }
}

/** A percentage is the same in every currency. */
function convertCoupon(coupon: Coupon, currency: Currency): Coupon {
  return {
    ...coupon,
    amount: coupon.kind === "fixed_cart" ? convertAmount(coupon.amount, currency) : coupon.amount,
    minMinor: convertAmount(coupon.minMinor, currency),
  }
}

async function readLines(database: Database, language: Language, sessionId: string): Promise<readonly BasketLine[]> {
  const rows = await database
    .select()
    .from(basketLines)
    .where(and(eq(basketLines.sessionId, sessionId), isNull(basketLines.removedAt)))
    .orderBy(asc(basketLines.position))
  const products = await readProducts(
    database,
    language,
    rows.map(({ productId }) => productId),
  )
  return rows.flatMap(({ key, productId, variationId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    if (!product) return []
    return [{ key, product, quantity, variation: product.variations.find(({ id }) => id === variationId) }]
  })
}

/** Whether a session's basket is empty. */
export async function isBasketEmpty(database: Database, sessionId: string): Promise<boolean> {
  const lines = and(eq(basketLines.sessionId, sessionId), isNull(basketLines.removedAt))
  return (await database.$count(basketLines, lines)) === 0
}
