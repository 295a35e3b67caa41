import { eq, gt } from "drizzle-orm"
import { expect, test } from "vitest"
import { selectCases } from "../../../../../scripts/test/selectCases.ts"
import { shopFeatures } from "../../app.ts"
import { addByLink } from "../../testing/cart.ts"
import {
  answerQuestion,
  createProbe,
  openCardForm,
  orderByCard,
  splitHash,
  takeCard,
  sendStatus,
  type AskedPayment,
} from "../../testing/cards.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"
import { products } from "../catalogue/schema.ts"
import { orders } from "../orders/schema.ts"
import { openSimulation } from "./provider.ts"
import { orderPayments } from "./schema.ts"

const probe = createProbe()
let aheadMs = 0
const { newVisitor } = useShop({
  features: [...shopFeatures, probe.feature],
  log: () => undefined,
  clock: () => Date.now() + aheadMs,
})

/** The possible next steps of a shopper, the bank and the network. */
const steps = [
  "press",
  "press again",
  "press in another tab with another card",
  "press in another tab with another address",
  "press with a declined card",
  "the answer is lost, and the order is sent again",
  "the bank agrees",
  "the bank refuses",
  "the question is closed",
  "the page reports to the shop",
  "an old hash is replayed",
  "back to the checkout",
  "a minute passes",
] as const
type Step = (typeof steps)[number]

/** A shopper in the middle of buying. */
interface Walk {
  readonly visitor: Visitor
  fields: Record<string, string>
  /** Types a card once; the shopper presses with it again and again. */
  readonly typeCard: (number: string) => Promise<string>
  readonly hashes: AskedPayment[]
}

const bankCard = "4000002760003184"
const plainCard = "4242424242424242"
const declinedCard = "4000000000009995"

async function begin(): Promise<Walk> {
  const visitor = newVisitor()
  await addByLink(visitor, 103)
  const typed = new Map<string, Promise<string>>()
  const typeCard = (number: string) => {
    const card = typed.get(number) ?? takeCard(visitor, number)
    typed.set(number, card)
    return card
  }
  return { visitor, fields: await openCardForm(visitor), typeCard, hashes: [] }
}

async function press(walk: Walk, number: string, changes: Record<string, string> = {}): Promise<void> {
  const card = await walk.typeCard(number)
  const answer = await orderByCard(walk.visitor, walk.fields, { "wcpay-payment-method": card, ...changes })
  const { redirect } = answer
  if (typeof redirect === "string" && redirect.startsWith("#")) walk.hashes.push(splitHash(redirect))
}

async function take(walk: Walk, step: Step): Promise<void> {
  const newest = walk.hashes.at(-1)
  const oldest = walk.hashes[0]
  switch (step) {
    case "press":
      return press(walk, bankCard)
    case "press again":
      await Promise.all([press(walk, bankCard), press(walk, bankCard)])
      return
    case "press in another tab with another card":
      return press(walk, plainCard)
    case "press in another tab with another address":
      return press(walk, plainCard, { billing_address_1: "Gran Vía 2" })
    case "press with a declined card":
      return press(walk, declinedCard)
    case "the answer is lost, and the order is sent again":
      await press(walk, bankCard)
      return press(walk, bankCard)
    case "a minute passes":
      aheadMs += 60_000
      return
    case "back to the checkout": {
      const page = await walk.visitor.get("/en/checkout/")
      if (page.status === 200) walk.fields = await openCardForm(walk.visitor)
      return
    }
    default:
      break
  }
  if (!newest || !oldest) return
  const answers = {
    "the bank agrees": "complete",
    "the bank refuses": "fail",
    "the question is closed": "close",
  } as const
  if (step === "the page reports to the shop") await sendStatus(walk.visitor, newest)
  else if (step === "an old hash is replayed") await sendStatus(walk.visitor, oldest)
  else await answerQuestion(walk.visitor, newest, answers[step])
}

/** Lists the payments that were kept, and the orders that they paid for, after `lastId`. */
async function settle({ visitor }: Walk, lastId: number) {
  const shop = await probe.open(visitor)
  const { database } = shop
  const all = await database.select().from(orders).where(gt(orders.id, lastId))
  const provider = openSimulation(shop)
  const payments = await database.select().from(orderPayments).where(gt(orderPayments.orderId, lastId))
  const intents = await Promise.all(payments.map(({ intentId }) => provider.retrieveIntent(intentId)))
  const kept = intents.filter((intent) => intent?.status === "succeeded" && intent.refunded === 0)
  const prepared = all.filter(({ state }) => state === "processing")
  return {
    keptMinor: kept.map((intent) => intent?.amount),
    preparedMinor: prepared.map(({ totalMinor }) => totalMinor),
    paying: payments.filter(({ paidAt }) => paidAt !== null).map(({ orderId }) => orderId),
    prepared: prepared.map(({ id }) => id),
    lastId: Math.max(lastId, ...all.map(({ id }) => id)),
  }
}

/** Numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** All walks of two steps after a first press, and longer ones at random. What only comes before something is no last step. */
function listWalks(): readonly (readonly Step[])[] {
  const last = steps.filter((step) => step !== "a minute passes" && step !== "back to the checkout")
  const short = steps.flatMap((second) => last.map((third) => ["press", second, third] as const))
  const random = createRandom(7)
  const long = Array.from({ length: 30 }, () =>
    Array.from({ length: 4 + random(4) }, () => steps[random(steps.length)] ?? "press"),
  )
  return [...short, ...long]
}

test("no interleaving places two orders for one basket, keeps money without an order, or prepares an unpaid one", async () => {
  const { database } = await probe.open(newVisitor())
  await database.update(products).set({ stock: 10_000 }).where(eq(products.id, 103))
  let lastId = 0
  let bought = 0
  const walks = selectCases(listWalks(), 7)
  for (const walk of walks) {
    const walker = await begin()
    for (const step of walk) await take(walker, step)
    const name = walk.join(", ")
    const after = await settle(walker, lastId)
    expect(after.prepared.length, `${name}: one order at most`).toBeLessThanOrEqual(1)
    expect(after.keptMinor, `${name}: the money that was kept is the order's`).toEqual(after.preparedMinor)
    expect(after.paying, `${name}: one payment pays it`).toEqual(after.prepared)
    lastId = after.lastId
    bought += after.prepared.length
  }
  // The walks do get somewhere.
  expect(bought).toBeGreaterThan(walks.length / 10)
}, 600_000)
