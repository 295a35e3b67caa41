import { type Page, readHostSettings } from "@ringside/core"
import { createTracksFields } from "../domain/index.ts"
import { walletTrackSettings } from "../hostSettings.ts"
import { postTracks } from "./postTracks.ts"
import { readPaymentSettings } from "../settings.ts"

/**
 * Sends a payment form event, if the shop has analytics and the shopper hasn't refused. Failures are ignored. Source: checkout contract §3
 * R8.
 */
export function sendTracks(page: Page, event: string, props: object): void {
  const settings = readPaymentSettings(page)
  if (!settings) return
  const nonce = settings.trackerNonce || readHostSettings(page, walletTrackSettings)
  if (!settings.allowsTracking || nonce === "") return
  postTracks(page, settings.ajaxUrl, createTracksFields({ nonce, event, props }))
}
