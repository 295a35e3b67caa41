import {
  answerProvider,
  createMemoryStore,
  createSimulatedProvider,
  type Intent,
  type SimulatedProvider,
} from "@ringside/simulated-provider"
import type { ServerAnswer, ServerRequest } from "../cartServer/index.ts"
import type { CardCheckout, CardResult } from "../checkoutServer/index.ts"
import { bundleProviderScript } from "./bundleProviderScript.ts"
import { formatCardMethod, type SavedCard } from "./cardMarkup.ts"
import {
  createPluginSettings,
  paymentMethodsConfig,
  pluginGateway as gateway,
  pluginNonces as nonces,
  type PluginVersion,
  type PrintedSettings,
  type SettingsPage,
} from "./pluginSettings.ts"

/** A shop's payment plugin with the simulated provider behind it. */
export interface CardHost extends CardCheckout {
  /** Whether the plugin's own script was removed, while the host's others run. */
  readonly isScriptOut: boolean
  readonly provider: SimulatedProvider
  /** Answers the provider's script and the plugin's background actions; null for any other request. */
  handle(request: ServerRequest): Promise<ServerAnswer> | null
  /** The settings that the plugin prints. */
  createSettings(page: SettingsPage): PrintedSettings
  /** The received background actions, in order. */
  readonly actions: readonly URLSearchParams[]
  /** Cards of the shopper's account. */
  readonly savedCards: SavedCard[]
  /** Pays with a form that the browser submitted itself. */
  payOrder(form: URLSearchParams, prefix: string): Promise<CardResult>
  /** Saves the card of a form that the browser submitted itself. */
  saveCard(form: URLSearchParams): Promise<boolean>
}

/** The configuration of the plugin. */
export interface CardHostOptions {
  readonly isScriptOut?: boolean
  readonly isLoggedIn?: boolean
  /** The form of the settings; the newest by default. */
  readonly version?: PluginVersion
  /** Members of the settings beside the usual ones. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** The token of an account with protection against card testing: pages print it, and each new card or payment requires it. */
  readonly fraudToken?: string
}

/** Creates a payment plugin. */
export function createCardHost({
  isLoggedIn = false,
  version = "10.9.0",
  settings = {},
  isScriptOut = false,
  fraudToken,
}: CardHostOptions = {}): CardHost {
  const provider = createSimulatedProvider({ store: createMemoryStore(), now: () => new Date() })
  const actions: URLSearchParams[] = []
  const savedCards: SavedCard[] = []
  const waiting = new Map<string, { readonly intentId: string; readonly url: string; readonly whenPaid: () => void }>()
  let keys = 0

  const describe = (orderId: number, intent: Intent, options: Parameters<CardCheckout["charge"]>[1]): CardResult => {
    const url = `${options.prefix}/checkout/order-received/${orderId}/?key=double`
    if (intent.status === "succeeded") return { kind: "paid", redirect: url }
    if (intent.status !== "requires_action") {
      return { kind: "declined", message: intent.lastError?.message ?? "The card was declined." }
    }
    waiting.set(String(orderId), { intentId: intent.id, url, whenPaid: options.whenPaid })
    return { kind: "confirm", redirect: `#wcpay-confirm-pi:${orderId}:${intent.clientSecret}:${nonces.status}` }
  }
  const findMethod = (fields: Readonly<Record<string, string>>) => {
    const token = fields[`wc-${gateway}-payment-token`]
    const saved = savedCards.find(({ id }) => String(id) === token)
    return saved?.paymentMethod ?? fields["wcpay-payment-method"] ?? ""
  }
  const isProtected = (token: string | null | undefined) => fraudToken !== undefined && token !== fraudToken
  const charge: CardHost["charge"] = async ({ id, totalMinor, fields }, options) => {
    if (isProtected(fields["wcpay-fraud-prevention-token"])) {
      const message = "We're not able to process this payment. Please refresh the page and try again."
      return { kind: "declined", message }
    }
    const paymentMethod = findMethod(fields)
    if (!paymentMethod.startsWith("pm_")) {
      const message = fields["wcpay-payment-method-error-message"]
      return { kind: "declined", message: message === undefined || message === "" ? "No card was sent." : message }
    }
    keys += 1
    const request = { amount: totalMinor, currency: "eur", paymentMethod, metadata: { orderId: String(id) } }
    return describe(id, await provider.createPaymentIntent(request, `order-${keys}`), options)
  }
  const answerAction = async (form: URLSearchParams): Promise<object> => {
    if (form.get("action") === "update_order_status") return updateStatus(form)
    if (form.get("action") === "create_setup_intent") return createSetup(form)
    return {}
  }
  const updateStatus = async (form: URLSearchParams) => {
    const order = waiting.get(form.get("order_id") ?? "")
    if (form.get("_ajax_nonce") !== nonces.status) {
      return { error: { message: "We're not able to process this payment. Please refresh the page and try again." } }
    }
    // Read the intent again: the shop must not trust the browser's report of it.
    const intent = order && (await provider.retrieveIntent(order.intentId))
    const refusal = { error: { message: "We're not able to process this payment. Please try again later." } }
    if (!intent) return refusal
    if (intent.id !== form.get("intent_id")) return refusal
    if (intent.status !== "succeeded") return { error: { message: intent.lastError?.message ?? "Not paid." } }
    waiting.delete(form.get("order_id") ?? "")
    order.whenPaid()
    return { return_url: order.url }
  }
  const createSetup = async (form: URLSearchParams) => {
    if (form.get("_ajax_nonce") !== nonces.setup || isProtected(form.get("wcpay-fraud-prevention-token"))) {
      const message = "We're not able to add this payment method. Please refresh the page and try again."
      return { success: false, data: { error: { message } } }
    }
    keys += 1
    const paymentMethod = form.get("wcpay-payment-method") ?? ""
    const intent = await provider.createSetupIntent({ customer: "cus_double", paymentMethod }, `setup-${keys}`)
    const { id, status, clientSecret } = intent
    return { success: true, data: { id, status, client_secret: clientSecret } }
  }

  return {
    isScriptOut,
    provider,
    actions,
    savedCards,
    charge,
    formatMethod: (isChosen, prefix) => formatCardMethod({ isChosen, prefix, isLoggedIn, savedCards }),
    formatSettings: (amount) =>
      `<script>window.wcpay_upe_config && Object.assign( window.wcpay_upe_config, ${JSON.stringify({ paymentMethodsConfig, currency: "EUR", cartTotal: amount })} );</script>`,
    createSettings: (page) => ({
      ...createPluginSettings(version, page, settings),
      ...(fraudToken !== undefined && { wcpayFraudPreventionToken: fraudToken }),
    }),
    payOrder: (form, prefix) =>
      charge(
        { id: 900, method: gateway, totalMinor: 4890, fields: Object.fromEntries(form) },
        { prefix, whenPaid: () => undefined },
      ),
    async saveCard(form) {
      const intent = await provider.retrieveIntent(form.get("wcpay-setup-intent") ?? "")
      const method = intent?.status === "succeeded" ? await provider.readPaymentMethod(intent.paymentMethod) : null
      if (method) savedCards.push({ id: savedCards.length + 1, paymentMethod: method.id, ...method.card })
      return method !== null
    },
    handle(request) {
      const path = request.path.split("?")[0] ?? ""
      const script = bundleProviderScript(path)
      if (script !== null) return Promise.resolve(finish(200, "text/javascript; charset=utf-8", script))
      if (path.startsWith("/simulated-provider/")) {
        const url = new URL(request.path, "http://localhost")
        return answerProvider(provider, { method: request.method, url, body: request.body }).then((answer) =>
          answer ? finish(answer.status, answer.type, answer.body) : finish(404, "text/plain", ""),
        )
      }
      const form = new URLSearchParams(request.body)
      const isOurs = path.endsWith("/admin-ajax.php") && ownActions.includes(form.get("action") ?? "")
      if (!isOurs) return null
      actions.push(form)
      return answerAction(form).then((body) => finish(200, "application/json", JSON.stringify(body)))
    },
  }
}

const ownActions = ["update_order_status", "create_setup_intent", "platform_tracks", "save_upe_appearance"]

function finish(status: number, type: string, body: string): ServerAnswer {
  return { status, headers: { "content-type": type, "cache-control": "no-store" }, cookies: [], body }
}
