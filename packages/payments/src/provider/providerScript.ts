import { type Page, readGlobal, definePageService } from "@ringside/core"
import type { StripeConstructorOptions } from "@stripe/stripe-js"
import { loadStripe } from "@stripe/stripe-js/pure/index.mjs"
import { type ProviderOptions, selectPollStep } from "../domain/index.ts"
import { fetchScript, readScriptUrl } from "./fetchScript.ts"
import type { CreateProvider, Provider } from "./provider.ts"
import type { PaymentSettings } from "../settings.ts"
import { providerScriptUrl } from "./trustProviderScript.ts"

const pollMs = 100

/** The provider's script and the objects that it created. */
export interface ProviderScript {
  /**
   * Returns one object per account; with `isForConfirmation`, the one that the account requires for confirming a payment. Rejects if the
   * script hasn't loaded after 600 s.
   */
  get(settings: PaymentSettings, isForConfirmation?: boolean): Promise<Provider>
  /** Returns the object for a key and options. The same arguments return the same object. */
  getWith(publishableKey: string, options: ProviderOptions): Promise<Provider>
  /** Fetches the script again if all attempts have failed, such as without a connection. */
  fetchAgain(): void
}

/** The provider of a page: cards and wallets share one wait. Source: checkout contract §8.1. */
export const providerService = definePageService("payments.provider", createProviderScript)

function createProviderScript(page: Page): ProviderScript {
  const made = new Map<string, Promise<Provider>>()
  let waiting: Promise<CreateProvider> | null = null
  let fetchAgain: (() => void) | null = null

  const make = (name: string, create: () => Promise<Provider>) => {
    const making = made.get(name) ?? create()
    made.set(name, making)
    // Remove a failed object, so that it can be created again.
    making.catch(() => made.delete(name))
    return making
  }
  const getWith: ProviderScript["getWith"] = async (key, ownOptions) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the language is the shop's; the provider takes its own for an unknown one
    const options = ownOptions as StripeConstructorOptions
    const name = `${key} ${JSON.stringify(options)}`
    const load = () => make(name, () => loadObject(key, options))
    const fetch = () => {
      if (fetchAgain) fetchAgain()
      else fetchAgain = fetchScript(page, load)
    }
    waiting ??= waitForProvider(page, fetch).catch((cause: unknown) => {
      waiting = null
      throw cause
    })
    const createProvider = await waiting
    // The provider's loader finds its script on the page by now.
    if (readScriptUrl(page) === providerScriptUrl) return load()
    return make(name, () => Promise.resolve(createProvider(key, options)))
  }
  return {
    get: (settings, isForConfirmation = false) =>
      getWith(settings.publishableKey, createOptions(settings, isForConfirmation)),
    getWith,
    fetchAgain: () => fetchAgain?.(),
  }
}

/** Creates the object with the provider's own loader, which fetches the script if the page doesn't have it yet. */
async function loadObject(key: string, options: StripeConstructorOptions): Promise<Provider> {
  const provider = await loadStripe(key, options)
  if (provider) return provider
  throw new Error("The payment provider works in browsers alone.")
}

function createOptions(settings: PaymentSettings, isForConfirmation: boolean): ProviderOptions {
  const { accountId, confirmationAccountId, forceNetworkSavedCards, hasLink } = settings
  const locale = settings.locale || "auto"
  if (isForConfirmation && confirmationAccountId) return { locale, stripeAccount: confirmationAccountId }
  if (forceNetworkSavedCards && !isForConfirmation) return { locale }
  return {
    locale,
    ...(accountId && { stripeAccount: accountId }),
    betas: ["card_country_event_beta_1", ...(hasLink ? ["link_autofill_modal_beta_1"] : [])],
  }
}

/** Waits for the provider's script; `fetch` begins to fetch it. */
function waitForProvider(page: Page, fetch: () => void): Promise<CreateProvider> {
  return new Promise((resolve, reject) => {
    const find = (): CreateProvider | null => {
      const found = readGlobal(page.window, "Stripe")
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the provider's script alone defines it
      return typeof found === "function" ? (found as CreateProvider) : null
    }
    if (!find()) fetch()
    const poll = (elapsedMs: number) => {
      const provider = find()
      const step = selectPollStep(elapsedMs, provider !== null)
      if (provider) resolve(provider)
      else if (step === "fail") reject(new Error("Stripe object not found"))
      else page.clock.after(pollMs, () => poll(elapsedMs + pollMs))
    }
    poll(0)
  })
}
