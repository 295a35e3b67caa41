import { describeBehaviour } from "@ringside/testing/conformance"
import { cardButtonsBehaviour } from "./cardButtons.ts"

describeBehaviour(cardButtonsBehaviour, {
  html: `<ul class="products"><li class="product">
    <a class="ast-on-card-button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=11" data-product_id="11" aria-label="Add Southpaw">+</a>
    <a class="button add_to_cart_button ajax_add_to_cart" role="button" href="?add-to-cart=11" data-product_id="11">Add</a></li></ul>`,
  selector: ".ast-on-card-button",
  isConnected: (button) => button.getAttribute("aria-hidden") === "true" && button.tabIndex === -1,
})
