import { describeBehaviour } from "@ringside/testing/conformance"
import { miniCartQuantityBehaviour } from "./miniCartQuantityBehaviour.ts"

describeBehaviour(miniCartQuantityBehaviour, {
  html: `<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item">
    <button type="button" class="minus">-</button><input type="number" name="cart[k][qty]" value="1" aria-label="Quantity"><button type="button" class="plus">+</button></li></ul>`,
  selector: ".woocommerce-mini-cart",
  isConnected: (list) =>
    list.querySelector(".plus")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false,
})
