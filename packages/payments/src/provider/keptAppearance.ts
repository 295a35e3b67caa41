import { type Page, postFields, definePageService } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { computeAppearance } from "./appearance.ts"
import { flattenColor, parseAppearance, parseColor } from "../domain/index.ts"
import { readJson } from "../readJson.ts"
import type { PaymentSettings } from "../settings.ts"

/** The location of a card form. */
export type CardLocation = "shortcode_checkout" | "add_payment_method" | "blocks_checkout"

/** The settings that hold an appearance stored by the shop, by the location of its form or message. Source: checkout contract §1 D2. */
const settingNames = {
  shortcode_checkout: "upeAppearance",
  add_payment_method: "upeAddPaymentMethodAppearance",
  blocks_checkout: "wcBlocksUPEAppearance",
  bnpl_product_page: "upeBnplProductPageAppearance",
  bnpl_classic_cart: "upeBnplClassicCartAppearance",
  bnpl_cart_block: "upeBnplCartBlockAppearance",
} as const

/** A location whose appearance the shop stores. */
export type KeptLocation = keyof typeof settingNames

/** A shop that never answers must not keep the card form from mounting. */
const answerMs = 5000

/** Whether the shop stores the appearance of a location. */
export function isKeptLocation(location: string | null): location is KeptLocation {
  return location !== null && Object.hasOwn(settingNames, location)
}

/**
 * Reads the card form's appearance: the shop's stored one while it matches the page, otherwise one that is computed from the page. External
 * data is validated, and the computed appearance is sent to the shop if the shop offers to store it. Source: checkout contract §13.
 */
export async function readAppearance(page: Page, settings: PaymentSettings, location: KeptLocation): Promise<object> {
  const printed = settings.keptLooks[settingNames[location]]
  const kept = parseAppearance(printed)
  const computed = computeAppearance(page, location)
  if (kept && hasThemeOf(kept, computed)) return kept
  // Only `false` says that the shop stores none. Don't replace a stored appearance that is invalid, because it isn't ours.
  const isWanted = printed === false || kept !== null
  if (!isWanted || settings.appearanceNonce === "" || isSentAlready(page, location)) return computed
  const saving = postFields(page, settings.ajaxUrl, [
    ["elements_location", location],
    ["appearance", JSON.stringify(computed)],
    ["action", "save_upe_appearance"],
    ["_ajax_nonce", settings.appearanceNonce],
  ])
  const result = await atMost(page, answerMs, saving)
  return parseAppearance(readMember(result && readJson(result), ["data"])) ?? computed
}

/** Resolves with the result of `work`, or with `undefined` when it takes too long. */
async function atMost<Result>({ clock }: Page, limitMs: number, work: Promise<Result>): Promise<Result | undefined> {
  let cancel: () => void = () => undefined
  const late = new Promise<undefined>((resolve) => (cancel = clock.after(limitMs, () => resolve(undefined))))
  const result = await Promise.race([work, late])
  cancel()
  return result
}

/** Whether an appearance matches the page's colours. A colour that it doesn't define matches any page. */
function hasThemeOf(kept: object, computed: object): boolean {
  return ["colorBackground", "colorText"].every((name) => {
    const [before, now] = [kept, computed].map((look) => readColor(readMember(look, ["variables", name])))
    return before === null || now === null || before === now
  })
}

/** Normalizes a colour; null for any other value. */
function readColor(value: unknown): string | null {
  const color = typeof value === "string" ? parseColor(flattenColor(value)) : null
  return color && JSON.stringify([color.r, color.g, color.b])
}

/** The locations whose appearance the page has sent. */
const sentService = definePageService("payments.sentAppearances", () => new Set<string>())

/** Limits sending to once per page and location. */
function isSentAlready(page: Page, location: string): boolean {
  const sent = sentService.of(page)
  const isSent = sent.has(location)
  sent.add(location)
  return isSent
}
