import { describe, expect, test } from "vitest"
import { shopFeatures } from "../../app.ts"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { addByLink } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"
import { basketCouponsMax } from "./coupons.ts"
import { coupons } from "./schema.ts"

const codes = Array.from({ length: basketCouponsMax + 1 }, (_, index) => `uno${String(index)}`)
const terms = { hasFreeShipping: false, minMinor: 0, isIndividual: false, excludesSale: false }

const { newVisitor } = useShop({
  features: [
    ...shopFeatures,
    {
      name: "more coupons",
      pages: [
        {
          method: "GET",
          path: "/more-coupons/",
          answer: async (context) => {
            const rows = codes.map((code) => ({ ...terms, code, kind: "percent" as const, amount: 1 }))
            await context.var.visit.shop.database.insert(coupons).values(rows).onConflictDoNothing()
            return context.text("")
          },
        },
      ],
    },
  ],
})

/** Enters a code and returns the message of the refusal; "" if the coupon was applied. */
async function enter(visitor: Visitor, code: string, prefix: string): Promise<string> {
  const base = `${prefix}/wp-json/wc/store/v1/cart`
  const nonce = (await visitor.get(base)).headers.get("Nonce") ?? ""
  const answer = await visitor.send(`${base}/apply-coupon`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Nonce: nonce },
    body: JSON.stringify({ code }),
  })
  const body: unknown = answer.json()
  return isRecord(body) && typeof body["message"] === "string" ? body["message"] : ""
}

describe.each([
  { prefix: "", full: "5 cupones", empty: "Tu cesta está vacía", unknown: "no existe" },
  { prefix: "/en", full: "5 coupons", empty: "Your basket is empty", unknown: "does not exist" },
])("a basket under $prefix/", ({ prefix, full, empty, unknown }) => {
  test("with as many coupons as it can have refuses one more for that reason", async () => {
    const visitor = newVisitor()
    await visitor.get("/more-coupons/")
    await addByLink(visitor, 101)
    for (const code of codes.slice(0, basketCouponsMax)) expect(await enter(visitor, code, prefix)).toBe("")
    expect(await enter(visitor, codes.at(-1) ?? "", prefix)).toContain(full)
    expect(await enter(visitor, "nope", prefix)).toContain(unknown)
  })

  test.each(["esquina10", "nope"])("without products refuses %s for that reason", async (code) => {
    expect(await enter(newVisitor(), code, prefix)).toContain(empty)
  })
})
