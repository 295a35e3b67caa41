import { createHash } from "node:crypto"
import { OperatorError } from "../../log/operatorError.ts"
import type { Shop } from "../../shop.ts"

/** Keys of the payment provider's test mode. */
export interface ProviderKeys {
  readonly publishable: string
  readonly secret: string
  readonly webhook: string
  /** The address of the provider's API, if it isn't the default: a local stand-in such as stripe-mock. */
  readonly apiUrl: URL | undefined
}

/** The party that takes cards: the real provider, the simulated one, or none. */
export type CardMode =
  | { readonly kind: "real"; readonly keys: ProviderKeys }
  | { readonly kind: "simulated" }
  | { readonly kind: "none" }

const keyVariables = [
  { name: "STRIPE_PUBLISHABLE_KEY", prefixes: ["pk_test_"] },
  { name: "STRIPE_SECRET_KEY", prefixes: ["sk_test_", "rk_test_"] },
  { name: "STRIPE_WEBHOOK_SECRET", prefixes: ["whsec_"] },
] as const

/**
 * Reads from the environment which provider takes cards. A simulation must not be mistaken for a shop with real payments, so production has
 * to allow it; and an example must not charge real cards, so live keys are refused.
 * @throws OperatorError when a key is missing beside others, or isn't a test key.
 */
export function readCardMode(env: NodeJS.ProcessEnv = process.env): CardMode {
  const values = keyVariables.map(({ name }) => env[name] ?? "")
  if (values.every((value) => value === "")) {
    const isAllowed = env["NODE_ENV"] !== "production" || env["ALLOW_SIMULATED_PROVIDER"] === "1"
    return { kind: isAllowed ? "simulated" : "none" }
  }
  for (const [index, { name, prefixes }] of keyVariables.entries()) {
    const value = values[index] ?? ""
    if (prefixes.some((prefix) => value.startsWith(prefix) && value.length > prefix.length)) continue
    const found = value === "" ? "is missing" : "is no test key"
    throw new OperatorError(`${name} ${found}; expected a text that begins with ${prefixes.join(" or ")}.`)
  }
  const [publishable = "", secret = "", webhook = ""] = values
  return { kind: "real", keys: { publishable, secret, webhook, apiUrl: readApiUrl(env["STRIPE_API_URL"] ?? "") } }
}

/** Whether payment by card is available. */
export function offersCards(env: NodeJS.ProcessEnv = process.env): boolean {
  return readCardMode(env).kind !== "none"
}

/** Whether cards are simulated: otherwise the simulation's own addresses don't answer. */
export function isSimulated(env: NodeJS.ProcessEnv = process.env): boolean {
  return readCardMode(env).kind === "simulated"
}

/** The secret with which the shop and the simulated provider sign messages. */
export function webhookSecret({ secret }: Pick<Shop, "secret">): string {
  return createHash("sha256").update(`webhooks ${secret}`).digest("hex")
}

function readApiUrl(value: string): URL | undefined {
  if (value === "") return undefined
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value)
  throw new OperatorError(`STRIPE_API_URL is "${value}"; expected an address such as "http://localhost:12111".`)
}
