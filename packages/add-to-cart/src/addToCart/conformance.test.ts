import { addToCartJob } from "@ringside/cart"
import { describeBehaviour } from "@ringside/testing/conformance"
import { addToCartBehaviour } from "./behaviour.ts"
import { addHooksBehaviour } from "./hookButtons.ts"
import { cardButtonsBehaviour } from "./cardButtons.ts"

describeBehaviour(cardButtonsBehaviour, {
  html: `<ul class="products"><li class="product">
    <a class="ast-on-card-button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=11" data-product_id="11" aria-label="Add Southpaw">+</a>
    <a class="button add_to_cart_button ajax_add_to_cart" role="button" href="?add-to-cart=11" data-product_id="11">Add</a></li></ul>`,
  selector: ".ast-on-card-button",
  isConnected: (button) => button.getAttribute("aria-hidden") === "true" && button.tabIndex === -1,
})

describeBehaviour(addHooksBehaviour, {
  html: '<div data-ringside="add-to-cart"><a href="?add-to-cart=11">Add</a></div>',
  selector: '[data-ringside="add-to-cart"]',
  isConnected: (hook) =>
    hook.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false,
})

describeBehaviour(addToCartBehaviour, {
  html: '<p class="product"><a class="button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=11" data-product_id="11">Add</a></p>',
  selector: ".product",
  job: addToCartJob,
  settings: { wc_ajax_url: "/?wc-ajax=%%endpoint%%", cart_url: "/carrito/" },
  isConnected: (card) =>
    card.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false,
})
