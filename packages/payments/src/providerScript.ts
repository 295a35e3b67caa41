import { type Page, providerScriptUrl, readGlobal, serviceOf, trustScriptUrl } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { selectPollStep } from "./domain/index.ts"
import type { CreateProvider, Provider } from "./provider.ts"
import type { PaymentSettings } from "./settings.ts"

const pollMs = 100
const retryDelaysMs = [1000, 4000, 15_000]

/** The provider's script and the objects that it has made. */
export interface ProviderScript {
  /** Resolves with what the script defines; rejects when it hasn't come after 600 s. */
  load(): Promise<CreateProvider>
  /** One object for each account; with `isForConfirmation`, as the account asks for it when a payment is confirmed. */
  get(settings: PaymentSettings, isForConfirmation?: boolean): Promise<Provider>
}

/** The provider of `page`: one wait for cards and wallets. Source: checkout contract §8.1. */
export function providerOf(page: Page): ProviderScript {
  return serviceOf(page, "payments.provider", () => createProviderScript(page))
}

function createProviderScript(page: Page): ProviderScript {
  const made = new Map<string, Provider>()
  let loading: Promise<CreateProvider> | null = null

  const load = () =>
    (loading ??= waitForProvider(page).catch((cause: unknown) => {
      loading = null
      throw cause
    }))
  return {
    load,
    async get(settings, isForConfirmation = false) {
      const createProvider = await load()
      const options = createOptions(settings, isForConfirmation)
      const name = `${settings.publishableKey} ${JSON.stringify(options)}`
      const known = made.get(name)
      if (known) return known
      const provider = createProvider(settings.publishableKey, options)
      made.set(name, provider)
      return provider
    },
  }
}

function createOptions(settings: PaymentSettings, isForConfirmation: boolean): object {
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

function waitForProvider(page: Page): Promise<CreateProvider> {
  return new Promise((resolve, reject) => {
    const find = (): CreateProvider | null => {
      const found = readGlobal(page.window, "Stripe")
      // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the provider's script alone defines it
      return typeof found === "function" ? (found as CreateProvider) : null
    }
    if (!find()) addScript(page, retryDelaysMs)
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

/** Adds the script unless the page has it, or brings it itself. One that can't be had is tried again. */
function addScript(page: Page, [nextDelayMs, ...laterDelaysMs]: readonly number[]): void {
  const { document, inserted, signal, clock } = page
  const url = readScriptUrl(page)
  if (url === null || hasScript(page, url)) return
  const trusted = trustScriptUrl(page, url)
  if (trusted === null) {
    page.reports.warn(
      `[ringside payments] the payment provider's script ${JSON.stringify(url)} can't be fetched; expected an https address that the page's policy allows, so cards can't be used.`,
    )
    return
  }
  const script = document.createElement("script")
  script.async = true
  if (page.tag instanceof page.window.HTMLElement && page.tag.nonce) script.nonce = page.tag.nonce
  script.addEventListener("error", () => {
    script.remove()
    if (nextDelayMs !== undefined && !signal.aborted) clock.after(nextDelayMs, () => addScript(page, laterDelaysMs))
  })
  script.src = trusted
  inserted.add(script)
  document.head.append(script)
}

/** The address of the script; null where the page brings it. */
function readScriptUrl({ config }: Page): string | null {
  const configured = readMember(config.all, ["payments", "script"])
  if (configured === false) return null
  return typeof configured === "string" && configured !== "" ? configured : providerScriptUrl
}

/** A tag of the page's, or of an earlier start of ours: the provider's script must not run twice. */
function hasScript({ document }: Page, url: string): boolean {
  const own = new URL(url, document.baseURI).href
  return [...document.querySelectorAll("script")].some(
    ({ src }) => src === own || src.startsWith(providerScriptUrl.slice(0, -1)),
  )
}
