import { consentService, type Page, postFields, whenActivated } from "@ringside/core"

/**
 * Sends a `platform_tracks` event to the shop once the shopper sees the page, unless the shopper refuses statistics; a failure is ignored.
 * All packages send their analytics through this function. `fields` come from `createTracksFields`. Source: attribution-translation-site contract §4.
 */
export function postTracks(page: Page, url: string, fields: readonly (readonly [string, string])[]): void {
  whenActivated(page, () => {
    if (url === "" || consentService.of(page).read("statistics") === "denied") return
    // The page may be left at once, as by the order whose button the event is about.
    void postFields(page, url, fields, { keepalive: true })
  })
}
