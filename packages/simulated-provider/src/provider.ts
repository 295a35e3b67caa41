import { randomBytes } from "node:crypto"
import { type CardInput, readCard, selectBrand, selectOutcome } from "./cards.ts"
import {
  answerChallenge,
  type Challenge,
  chargeCard,
  describeIntent,
  type Intent,
  nameEvent,
  type PaymentMethod,
  type ProviderError,
} from "./intents.ts"
import { checkCardRequest, checkRefund } from "./refusals.ts"
import type { ProviderStore } from "./store.ts"
import type { ProviderEvent } from "./webhooks.ts"

/** The input for a payment. */
export interface PaymentRequest {
  readonly amount: number
  readonly currency: string
  readonly customer?: string | null
  readonly paymentMethod: string
  readonly saveForLater?: boolean
  readonly metadata: Readonly<Record<string, string>>
}

/** The provider's interface for a shop's server and for its own script. Source: express-checkout §14.3. */
export interface SimulatedProvider {
  createCustomer(): Promise<string>
  /** Creates a payment and charges it immediately; the same key creates one payment. */
  createPaymentIntent(request: PaymentRequest, idempotencyKey: string): Promise<Intent>
  createSetupIntent(
    request: { readonly customer: string | null; readonly paymentMethod: string },
    idempotencyKey: string,
  ): Promise<Intent>
  retrieveIntent(id: string): Promise<Intent | null>
  /** Cancels a payment; one that has succeeded meanwhile is returned unchanged. */
  cancelIntent(id: string): Promise<Intent | null>
  readPaymentMethod(id: string): Promise<PaymentMethod | null>
  listPaymentMethods(customer: string): Promise<readonly PaymentMethod[]>
  detachPaymentMethod(id: string): Promise<void>
  refund(id: string, amount?: number): Promise<Intent | null>
  /** For the script: registers a card. */
  takeCard(input: CardInput): Promise<PaymentMethod | { readonly error: ProviderError }>
  /** For the script: handles the shopper's response to the bank. */
  confirm(id: string, clientSecret: string, challenge: Challenge): Promise<Intent | null>
}

/** The dependencies of the simulation. */
export interface SimulationOptions {
  readonly store: ProviderStore
  readonly now: () => Date
  /** Called with each event; the caller signs and delivers it. */
  readonly onEvent?: (event: ProviderEvent) => Promise<void> | void
}

/** Creates the simulated provider. */
export function createSimulatedProvider({ store, now, onEvent }: SimulationOptions): SimulatedProvider {
  const readIntent = async (id: string) => ((await store.read("intent", id)) ?? null) as Intent | null

  const readPaymentMethod = async (id: string) => ((await store.read("method", id)) ?? null) as PaymentMethod | null

  const keep = async (intent: Intent, type: string) => {
    await store.write("intent", intent.id, intent)
    const object = { ...describeIntent(intent), metadata: intent.metadata }
    await onEvent?.({ id: createId("evt"), type, data: { object } })
    return intent
  }
  const settle = async (intent: Intent) => {
    // Attach the card first, so that event receivers find it saved.
    if (intent.status === "succeeded") await attach(intent)
    return keep(intent, `${intent.kind}_${nameEvent(intent)}`)
  }

  const create = async (kind: Intent["kind"], request: PaymentRequest, idempotencyKey: string): Promise<Intent> => {
    const earlier = (await store.read("key", idempotencyKey)) as { readonly id: string } | undefined
    const known = earlier && (await readIntent(earlier.id))
    if (known) return known
    const method = await readPaymentMethod(request.paymentMethod)
    const { amount, currency, customer = null } = request
    checkCardRequest({ kind, amount, currency, customer }, method)
    const id = createId(kind === "payment" ? "pi" : "seti")
    const outcome = method
      ? chargeCard(kind, method)
      : {
          status: "requires_payment_method" as const,
          lastError: { type: "invalid_request_error", message: `No such PaymentMethod: '${request.paymentMethod}'` },
        }
    await store.write("key", idempotencyKey, { id })
    return settle({
      id,
      kind,
      clientSecret: `${id}_secret_${createRandom()}`,
      paymentMethod: request.paymentMethod,
      customer: request.customer ?? null,
      amount: request.amount,
      currency: request.currency,
      refunded: 0,
      metadata: request.saveForLater ? { ...request.metadata, save: "yes" } : request.metadata,
      ...outcome,
    })
  }
  /** Assigns a saved card to its customer; one that nobody saves is spent. */
  const attach = async (intent: Intent) => {
    const method = await readPaymentMethod(intent.paymentMethod)
    const isSaved = intent.kind === "setup" || intent.metadata.save === "yes"
    if (!method) return
    if (!isSaved || intent.customer === null) {
      if (method.customer === null) await store.write("method", method.id, { ...method, isSpent: true })
      return
    }
    const isProved = method.isProved || intent.kind === "setup"
    await store.write("method", method.id, { ...method, customer: intent.customer, isProved })
  }

  return {
    readPaymentMethod,
    retrieveIntent: readIntent,
    async createCustomer() {
      const id = createId("cus")
      await store.write("customer", id, { id })
      return id
    },
    createPaymentIntent: (request, key) => create("payment", request, key),
    createSetupIntent: ({ customer, paymentMethod }, key) =>
      create("setup", { customer, paymentMethod, amount: 0, currency: "", metadata: {} }, key),
    async cancelIntent(id) {
      const intent = await readIntent(id)
      if (!intent || intent.status === "succeeded" || intent.status === "canceled") return intent
      return settle({ ...intent, status: "canceled" })
    },
    async listPaymentMethods(customer) {
      const all = (await store.list("method")) as readonly PaymentMethod[]
      return all.filter((method) => method.customer === customer)
    },
    async detachPaymentMethod(id) {
      const method = await readPaymentMethod(id)
      if (method) await store.write("method", id, { ...method, customer: null, isSpent: true })
    },
    async refund(id, amount) {
      const intent = await readIntent(id)
      if (intent?.status !== "succeeded") return null
      const left = intent.amount - intent.refunded
      checkRefund(amount, left)
      const refunded = intent.refunded + (amount ?? left)
      return keep({ ...intent, refunded }, "charge.refunded")
    },
    async takeCard(input) {
      const card = readCard(input, now())
      if ("error" in card) return card
      const outcome = selectOutcome(card.number)
      if (outcome.kind === "network") return { error: connectionError }
      const method: PaymentMethod = {
        id: createId("pm"),
        outcome,
        customer: null,
        isProved: false,
        card: {
          brand: selectBrand(card.number),
          last4: card.number.slice(-4),
          exp_month: card.expMonth,
          exp_year: card.expYear,
        },
      }
      await store.write("method", method.id, method)
      return method
    },
    async confirm(id, clientSecret, challenge) {
      const intent = await readIntent(id)
      if (intent?.clientSecret !== clientSecret) return null
      const method = await readPaymentMethod(intent.paymentMethod)
      if (!method || intent.status !== "requires_action") return intent
      return settle({ ...intent, ...answerChallenge(method, challenge) })
    },
  }
}

const connectionError: ProviderError = {
  type: "api_connection_error",
  message: "We are experiencing issues connecting to our payments provider. Please try again.",
}

function createId(prefix: string): string {
  return `${prefix}_${createRandom()}`
}

function createRandom(): string {
  return randomBytes(12).toString("hex")
}
