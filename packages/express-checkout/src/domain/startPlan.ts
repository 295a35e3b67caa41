import { formatText, isRecord, parseHostFlag, readMember } from "@ringside/core/domain"

const contexts = ["product", "cart", "checkout", "pay_for_order"] as const

/** The kind of page that the wallet buttons are on. */
export type ButtonContext = (typeof contexts)[number]

/** Whether wallet buttons start on a page, and where their first amount comes from. */
export type StartPlan =
  | { readonly start: false; readonly reason: "no_config" | "block_page" | "no_key" | "no_context" | "wallets_off" }
  | { readonly start: true; readonly source: StartSource }

type StartSource = "server_product" | "temporary_cart" | "cart" | "order" | "wait_for_checkout"

/** The order that the page's shopper is to pay. */
export type PayForOrderConfig = {
  readonly orderId: number
  readonly key: string
  readonly billingEmail: string
}

/** The settings' `button_context`; null for a context that doesn't exist. Source: express-checkout §1.1. */
export function readButtonContext(config: unknown): ButtonContext | null {
  const context = readMember(config, ["button_context"])
  return contexts.find((known) => known === context) ?? null
}

/** Decides from the wallet settings whether to start, in the contract's order of checks. Source: express-checkout §2 steps 1 and 2. */
export function selectStartPlan(config: unknown): StartPlan {
  if (!isRecord(config)) return { start: false, reason: "no_config" }
  const context = readButtonContext(config)
  if (parseHostFlag(config.has_block) && context !== "pay_for_order") return { start: false, reason: "block_page" }
  const key = readMember(config, ["stripe", "publishableKey"])
  if (typeof key !== "string" || key === "") return { start: false, reason: "no_key" }
  if (context === null) return { start: false, reason: "no_context" }
  if (!hasWallets(config)) return { start: false, reason: "wallets_off" }
  return { start: true, source: selectSource(context, config) }
}

/**
 * Whether the shop's owner shows Apple Pay and Google Pay at the place of these settings: since WooPayments 10.9 each place has its own list
 * of methods, where both are `payment_request`. Older settings have no list.
 */
export function hasWallets(config: unknown): boolean {
  const methods = readMember(config, ["enabled_methods"])
  return !Array.isArray(methods) || methods.includes("payment_request")
}

function selectSource(context: ButtonContext, config: unknown): StartSource {
  if (context === "product")
    return readServerProduct(config) && !isSubscription(config) ? "server_product" : "temporary_cart"
  if (context === "pay_for_order") return "order"
  return context === "cart" ? "cart" : "wait_for_checkout"
}

/** A subscription may begin with a free trial, which only its cart says. */
function isSubscription(config: unknown): boolean {
  return formatText(readMember(config, ["product", "product_type"])).includes("subscription")
}

/**
 * The product that the server printed, if it is sufficient to start without a request: it has a total, and is no bundle, whose price
 * depends on its parts.
 */
export function readServerProduct(config: unknown): Readonly<Record<string, unknown>> | null {
  const product = readMember(config, ["product"])
  if (!isRecord(product) || product.product_type === "bundle") return null
  return /^\s*[+-]?\d/.test(formatText(readMember(product, ["total", "amount"]))) ? product : null
}

/** Reads the order from the payment settings; null without an order number above 0. Source: express-checkout §1.1, §4.3. */
export function readPayForOrderConfig(paymentConfig: unknown): PayForOrderConfig | null {
  const read = (name: string) => formatText(readMember(paymentConfig, [name]))
  const orderId = /^\s*\d+\s*$/.test(read("order_id")) ? Number(read("order_id")) : 0
  if (orderId <= 0 || !Number.isSafeInteger(orderId)) return null
  return { orderId, key: read("key"), billingEmail: read("billing_email") }
}
