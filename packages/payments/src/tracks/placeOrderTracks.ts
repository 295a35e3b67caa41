import { defineBehaviour, findForm, type Page, readHostSettings } from "@ringside/core"
import { paymentSelectors } from "../host.ts"
import { takesCards } from "../takesCards.ts"
import { cardGateway, createTracksFields } from "../domain/index.ts"
import { walletTrackSettings } from "../hostSettings.ts"
import { postTracks } from "./postTracks.ts"
import { readPaymentSettings } from "../settings.ts"

const { checkoutForm, orderPayForm, blockForm, placeOrder, gatewayRadio } = paymentSelectors
const forms = `${checkoutForm}, ${orderPayForm}, ${blockForm}`

/** Tracks clicks on Place order with a new or saved card. Source: checkout contract §3 R8. */
export const placeOrderTracks = defineBehaviour({
  name: "place-order-tracks",
  selector: `${placeOrder}, ${blockForm} [type=submit]`,
  on: {
    click(event, button, page) {
      const chosen = findForm(button)?.closest(forms)?.querySelector<HTMLInputElement>(`${gatewayRadio}:checked`)
      // Asked here and not by the selector, which is read at every click of the form.
      if (chosen?.value === cardGateway && takesCards(page)) sendTracks(page, "checkout_place_order_button_click", {})
    },
  },
})

/**
 * Sends a payment form event, if the shop has analytics and the shopper hasn't refused. Failures are ignored. Source: checkout contract §3
 * R8.
 */
function sendTracks(page: Page, event: string, props: object): void {
  const settings = readPaymentSettings(page)
  if (!settings) return
  const nonce = settings.trackerNonce || readHostSettings(page, walletTrackSettings)
  if (!settings.allowsTracking || nonce === "") return
  postTracks(page, settings.ajaxUrl, createTracksFields({ nonce, event, props }))
}
