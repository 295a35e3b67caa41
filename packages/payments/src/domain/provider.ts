import { formatText, parseHostFlag, readMember } from "@ringside/core/domain"

/** Options of the provider's object. Source: express-checkout §2 step 5. */
export interface ProviderOptions {
  readonly locale: string
  readonly stripeAccount?: string
  readonly betas?: readonly string[]
}

/** Reads the options from a wallet's settings: `stripe` {publishableKey, accountId, locale} and `isStripeLinkEnabled`. */
export function createProviderOptions(config: unknown): ProviderOptions {
  const read = (name: string) => formatText(readMember(config, ["stripe", name]))
  const account = read("accountId")
  const hasLink = parseHostFlag(readMember(config, ["isStripeLinkEnabled"]))
  return {
    locale: read("locale") || "auto",
    ...(account !== "" && { stripeAccount: account }),
    betas: ["card_country_event_beta_1", ...(hasLink ? ["link_autofill_modal_beta_1"] : [])],
  }
}

const giveUpMs = 600_000

/** Whether to keep waiting for the provider's script. A provider that exists is always ready. Source: express-checkout §2 step 3. */
export function selectPollStep(elapsedMs: number, hasProvider: boolean): "ready" | "wait" | "fail" {
  if (hasProvider) return "ready"
  return elapsedMs > giveUpMs ? "fail" : "wait"
}
