import { defineBehaviour, findForm } from "@ringside/core"
import { cardGateway, paymentSelectors } from "../host.ts"
import { sendTracks } from "./sendTracks.ts"
import { takesCards } from "../takesCards.ts"

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
