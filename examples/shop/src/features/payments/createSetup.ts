import type { Context } from "hono"
import type { ShopEnv, Visit } from "../../visit.ts"
import { createGuessLimit, type GuessLimit } from "../../session/guessLimit.ts"
import type { Shop } from "../../shop.ts"
import { setupNonceAction } from "./cardSettings.ts"
import { ProviderUnreachable } from "./port.ts"
import { providerOf } from "./provider.ts"
import { ensureProviderCustomer } from "./savedCards.ts"
import { paymentsTexts } from "./texts.ts"

/** A customer adds one card in so many seconds: a list of stolen ones can't be tried here. */
const pauseSeconds = 20

const limits = new WeakMap<Shop, GuessLimit>()

/** The pause between two cards of a customer, which begins when a card has been added. */
export function addingLimitOf(shop: Shop): GuessLimit {
  const known = limits.get(shop)
  if (known) return known
  const made = createGuessLimit(shop.clock, { guessesMax: 1, windowMs: pauseSeconds * 1000 })
  limits.set(shop, made)
  return made
}

/** `action=create_setup_intent`: has the provider save a card for the customer who asks. Source: checkout contract §3 R6. */
export async function createSetup(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const { shop, session, language } = visit
  const words = paymentsTexts[language]
  const refuse = (message: string) => context.json({ success: false, data: { error: { message } } })
  const customer = await visit.readCustomer()
  const isOurs = shop.nonces.isValid(form.get("_ajax_nonce") ?? "", setupNonceAction, session.id)
  if (!isOurs || !customer) return refuse(words.methods.badNonce)
  const paymentMethod = form.get("wcpay-payment-method") ?? ""
  if (!/^pm_\w{1,80}$/.test(paymentMethod)) return refuse(words.noCard)
  if (addingLimitOf(shop).isBlocked(String(customer.id))) return refuse(words.methods.tooSoon(pauseSeconds))
  try {
    const provider = providerOf(shop)
    const owner = await ensureProviderCustomer(shop.database, provider, customer.id)
    const intent = await provider.createSetupIntent(
      { customer: owner, paymentMethod },
      `setup-${owner}-${paymentMethod}`,
    )
    const { id, status, clientSecret } = intent
    if (status === "requires_payment_method") return refuse(intent.lastError?.message ?? words.declined)
    return context.json({ success: true, data: { id, status, client_secret: clientSecret } })
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) return refuse(words.unreachable)
    throw cause
  }
}
