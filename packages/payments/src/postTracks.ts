import { consentOf, type Page } from "@ringside/core"
import { postFields } from "./shopRequest.ts"

/**
 * Sends one `platform_tracks` event to the shop, unless the shopper refuses statistics; a failure is silent. All packages that count
 * send through this function. `fields` are those of `createTracksFields`. Source: attribution-translation-site contract §4.
 */
export function postTracks(page: Page, url: string, fields: readonly (readonly [string, string])[]): void {
  if (url === "" || consentOf(page).read("statistics") === "denied") return
  void postFields(page, url, fields)
}
