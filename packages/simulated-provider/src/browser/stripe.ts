import { fetchIntent, type IntentSecret, readSecret, settleIntent } from "./challenge.ts"
import { isOptions, readPath } from "./checks.ts"
import { createElements, type Elements, type ElementsState, type SimulatedPage } from "./elements.ts"

const emptyKey = "Please call Stripe() with your publishable key. You used an empty string."

/** Creates the provider's object. */
export function createStripe(page: SimulatedPage, key: unknown, options: unknown) {
  const { log, view } = page
  if (typeof key !== "string" || key === "") throw log.violate(emptyKey)
  if (!key.startsWith("pk_")) throw log.violate("Invalid value for Stripe(): apiKey should be a publishable key.")
  log.call("Stripe", key, options)
  const given = readPath(options, ["locale"])
  const wanted = typeof given === "string" && given !== "auto" ? given : view.document.documentElement.lang
  const locale = wanted.startsWith("es") ? "es" : "en"
  const known = new WeakMap<object, ElementsState>()

  const create = async (caller: string, given: unknown): Promise<unknown> => {
    const params = readPath(given, ["params"])
    log.call(caller, params)
    const elements = readPath(given, ["elements"])
    const state = isOptions(elements) ? known.get(elements) : undefined
    if (!state) throw log.violate(`${caller}() needs elements of this Stripe object.`)
    return state.createPaymentMethod(key, params, caller)
  }
  const read = (secret: unknown, kind?: IntentSecret["kind"]) => {
    const found = readSecret(secret)
    if (!found || (kind && found.kind !== kind)) {
      throw log.violate("Invalid value for clientSecret: it should be (pi|seti)_…_secret_….")
    }
    return found
  }
  const settle = (name: string, secret: unknown, kind?: IntentSecret["kind"]) => {
    log.call(name)
    return settleIntent(page, locale, read(secret, kind))
  }
  return {
    elements(elementsOptions: unknown): Elements {
      const state = createElements(page, locale, elementsOptions)
      known.set(state.elements, state)
      return state.elements
    },
    createPaymentMethod: async (given: unknown) => create("createPaymentMethod", given),
    async createConfirmationToken(given: unknown): Promise<unknown> {
      const created = await create("createConfirmationToken", given)
      const method = readPath(created, ["paymentMethod"])
      if (!isOptions(method)) return created
      const id = `ctoken_${view.crypto.randomUUID().replaceAll("-", "")}`
      return { confirmationToken: { id, object: "confirmation_token", payment_method_preview: method } }
    },
    confirmCardPayment: async (secret: unknown) => settle("confirmCardPayment", secret, "payment"),
    confirmCardSetup: async (secret: unknown) => settle("confirmCardSetup", secret, "setup"),
    handleNextAction: async (given: unknown) => settle("handleNextAction", readPath(given, ["clientSecret"])),
    async retrievePaymentIntent(secret: unknown) {
      log.call("retrievePaymentIntent")
      const intent = await fetchIntent(page, read(secret, "payment"))
      return isOptions(intent) && "error" in intent ? intent : { paymentIntent: intent }
    },
  }
}
