import type { Context } from "hono"
import type { ShopEnv, Visit } from "../../visit.ts"
import { createGuessLimit } from "../../session/guessLimit.ts"
import { defineService } from "../../shop.ts"
import { fraudTokenAction, setupNonceAction } from "./cardSettings.ts"
import { declineLimitOf } from "./payOrder.ts"
import { isProviderRefusal, reachProvider } from "./port.ts"
import { providerOf } from "./provider.ts"
import { ensureProviderCustomer } from "./savedCards.ts"
import { paymentsTexts } from "./texts.ts"

/** A customer can add one card per this many seconds, so that a list of stolen cards can't be tested here. */
const pauseSeconds = 20

/** The pause between two cards of a customer, which starts when a card has been added. */
export const addingLimitOf = defineService(({ clock }) =>
  createGuessLimit(clock, { guessesMax: 1, windowMs: pauseSeconds * 1000 }),
)

/** `action=create_setup_intent`: makes the provider save a card for the requesting customer. Source: checkout contract §3 R6. */
export async function createSetup(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const { shop, session, language } = visit
  const words = paymentsTexts[language]
  const refuse = (message: string) => context.json({ success: false, data: { error: { message } } })
  const customer = await visit.readCustomer()
  const isValid = (field: string, action: string) => shop.nonces.isValid(form.get(field) ?? "", action, session.id)
  const isOurs = isValid("_ajax_nonce", setupNonceAction) && isValid("wcpay-fraud-prevention-token", fraudTokenAction)
  if (!isOurs || !customer) return refuse(words.methods.badNonce)
  const paymentMethod = form.get("wcpay-payment-method") ?? ""
  if (!/^pm_\w{1,80}$/.test(paymentMethod)) return refuse(words.noCard)
  if (addingLimitOf(shop).isBlocked(String(customer.id))) return refuse(words.methods.tooSoon(pauseSeconds))
  const started = declineLimitOf(shop).start(session.id, visit.sender)
  if (started.kind === "blocked") {
    context.header("Retry-After", String(started.waitSeconds))
    return context.json({ success: false, data: { error: { message: words.tooManyDeclines } } }, 429)
  }
  let isDeclined = false
  const provider = providerOf(shop)
  const begin = async (): Promise<Response> => {
    const owner = await ensureProviderCustomer(shop.database, provider, customer.id)
    const key = `setup-${owner}-${paymentMethod}`
    const { id, status, clientSecret, lastError } = await provider.createSetupIntent(
      { customer: owner, paymentMethod },
      key,
    )
    isDeclined = status === "requires_payment_method"
    if (isDeclined) return refuse(lastError?.message ?? words.declined)
    return context.json({ success: true, data: { id, status, client_secret: clientSecret } })
  }
  try {
    return await reachProvider(begin, () => refuse(words.unreachable))
  } catch (cause) {
    if (!isProviderRefusal(cause)) throw cause
    isDeclined = true
    return refuse(words.invalidMethod)
  } finally {
    started.end(isDeclined)
  }
}
