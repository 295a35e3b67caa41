import type { Intent } from "@ringside/simulated-provider"
import type StripeClient from "stripe"
import type { ProviderKeys } from "./cardMode.ts"
import { ProviderUnreachable, type CardProvider } from "./port.ts"
import { readPaymentIntent, readProviderCard, readSetupIntent } from "./stripeAnswers.ts"

/** Older messages are refused. */
const toleranceSeconds = 300

/** The real provider, through its own SDK, which is loaded at first use. Tested against a double of its API. */
export function createStripeProvider(keys: ProviderKeys): CardProvider {
  let loading: Promise<StripeClient> | undefined
  const client = () => (loading ??= openClient(keys))

  return {
    async createCustomer(reference) {
      const stripe = await client()
      const customer = await reach(() =>
        stripe.customers.create({ metadata: { reference } }, { idempotencyKey: `customer-${reference}` }),
      )
      return customer.id
    },
    async createPaymentIntent({ amount, currency, customer, paymentMethod, saveForLater, metadata }, idempotencyKey) {
      const stripe = await client()
      const request = {
        amount,
        currency,
        payment_method: paymentMethod,
        payment_method_types: ["card"],
        confirm: true,
        metadata,
        ...(customer && { customer }),
        ...(saveForLater && { setup_future_usage: "off_session" as const }),
      }
      return readPaymentIntent(
        await reachCard("payment_intent", () => stripe.paymentIntents.create(request, { idempotencyKey })),
      )
    },
    async createSetupIntent({ customer, paymentMethod }, idempotencyKey) {
      const stripe = await client()
      const request = {
        payment_method: paymentMethod,
        payment_method_types: ["card"],
        confirm: true,
        usage: "off_session" as const,
        ...(customer && { customer }),
      }
      return readSetupIntent(
        await reachCard("setup_intent", () => stripe.setupIntents.create(request, { idempotencyKey })),
      )
    },
    retrieveIntent: async (id) => retrieve(await client(), id),
    async cancelIntent(id) {
      const stripe = await client()
      try {
        return readPaymentIntent(await reach(() => stripe.paymentIntents.cancel(id)))
      } catch (cause) {
        if (cause instanceof ProviderUnreachable) throw cause
        // The payment has ended in another way: return its current state.
        return retrieve(stripe, id)
      }
    },
    async readPaymentMethod(id) {
      const stripe = await client()
      const method = await orNull(() => stripe.paymentMethods.retrieve(id))
      return method && readProviderCard(method)
    },
    async listPaymentMethods(customer) {
      const stripe = await client()
      const { data } = await reach(() => stripe.paymentMethods.list({ customer, type: "card", limit: 100 }))
      return data.flatMap((method) => readProviderCard(method) ?? [])
    },
    async detachPaymentMethod(id) {
      const stripe = await client()
      await orNull(() => stripe.paymentMethods.detach(id))
    },
    async refund(id, amount) {
      const stripe = await client()
      const idempotencyKey = `refund-${id}-${amount === undefined ? "all" : String(amount)}`
      await reach(() =>
        stripe.refunds.create({ payment_intent: id, ...(amount !== undefined && { amount }) }, { idempotencyKey }),
      )
      return retrieve(stripe, id)
    },
    async parseWebhook(body, signature) {
      const stripe = await client()
      try {
        const { id, type, data } = stripe.webhooks.constructEvent(body, signature, keys.webhook, toleranceSeconds)
        return { id, type, data: { object: { ...data.object } } }
      } catch {
        return null
      }
    },
  }
}

async function openClient({ secret, apiUrl }: ProviderKeys): Promise<StripeClient> {
  const { default: Stripe } = await import("stripe")
  return new Stripe(secret, {
    // Retries reuse the idempotency key, so that a repeated request creates one payment.
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === "http:" ? "80" : "443"),
      protocol: apiUrl.protocol === "http:" ? "http" : "https",
    }),
  })
}

async function retrieve(stripe: StripeClient, id: string): Promise<Intent | null> {
  if (id.startsWith("seti_")) {
    const setup = await orNull(() => stripe.setupIntents.retrieve(id))
    return setup && readSetupIntent(setup)
  }
  const payment = await orNull(() => stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }))
  return payment && readPaymentIntent(payment)
}

/** Returns null for an object that the provider doesn't have. */
async function orNull<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await reach(ask)
  } catch (cause) {
    if (readCode(cause) === "resource_missing") return null
    throw cause
  }
}

/** A declined card is a result and no failure: the error contains the intent. */
async function reachCard<Result>(name: "payment_intent" | "setup_intent", ask: () => Promise<Result>): Promise<Result> {
  try {
    return await reach(ask)
  } catch (cause) {
    const intent: unknown = typeof cause === "object" && cause ? Reflect.get(cause, name) : undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the SDK's error holds the object that its call would have returned
    if (typeof intent === "object" && intent) return intent as Result
    throw cause
  }
}

async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    const type: unknown = typeof cause === "object" && cause ? Reflect.get(cause, "type") : undefined
    const isFailure = type === "StripeConnectionError" || type === "StripeAPIError" || type === "StripeRateLimitError"
    // Without the cause: its text may quote the request's data.
    if (isFailure) throw new ProviderUnreachable(`the payment provider did not answer (${type})`)
    throw cause
  }
}

function readCode(cause: unknown): unknown {
  return typeof cause === "object" && cause ? Reflect.get(cause, "code") : undefined
}
