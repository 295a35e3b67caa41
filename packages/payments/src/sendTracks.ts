import type { Page } from "@ringside/core"
import { createTracksFields } from "./domain/index.ts"
import { postTracks } from "./postTracks.ts"
import { readPaymentSettings } from "./settings.ts"

/** Counts a use of the payment form, where the shop counts and the shopper hasn't refused. Failures are silent. Source: checkout contract §3 R8. */
export function sendTracks(page: Page, event: string, props: object): void {
  const settings = readPaymentSettings(page)
  if (!settings) return
  const nonce = settings.trackerNonce || readExpressNonce(page)
  if (!settings.allowsTracking || nonce === "") return
  postTracks(page, settings.ajaxUrl, createTracksFields({ nonce, event, props }))
}

function readExpressNonce({ settings }: Page): string {
  const params = settings.read("wcpayExpressCheckoutParams", "payments")
  const nonces: unknown = params?.nonce
  const nonce: unknown = typeof nonces === "object" && nonces ? Reflect.get(nonces, "platform_tracker") : ""
  return typeof nonce === "string" ? nonce : ""
}
