import { defineBehaviour } from "@ringside/core"
import { cardGateway, paymentSelectors } from "./host.ts"
import { sendTracks } from "./sendTracks.ts"
import { takesCards } from "./takesCards.ts"

const { checkoutForm, orderPayForm, blockForm, placeOrder, gatewayRadio } = paymentSelectors
const forms = `${checkoutForm}, ${orderPayForm}, ${blockForm}`

/** Tracks clicks on Place order with a new or saved card. Source: checkout contract §3 R8. */
export const placeOrderTracks = defineBehaviour({
  name: "place-order-tracks",
  selector: (page) => (takesCards(page) ? `${placeOrder}, ${blockForm} [type=submit]` : null),
  on: {
    click(event, button, page) {
      const chosen = button.closest(forms)?.querySelector<HTMLInputElement>(`${gatewayRadio}:checked`)
      if (chosen?.value === cardGateway) sendTracks(page, "checkout_place_order_button_click", {})
    },
  },
})
