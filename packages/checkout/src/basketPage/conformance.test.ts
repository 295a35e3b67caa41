import { describeBehaviour } from "@ringside/testing/conformance"
import { basketSettings } from "./basketForTests.ts"
import { basketFormBehaviour } from "./basketForm.ts"
import { createCalculatorBehaviour } from "./basketTotals.ts"
import { basketPageJob } from "./jobs.ts"

describeBehaviour(basketFormBehaviour, {
  html: `<form class="woocommerce-cart-form" action="/en/carrito/" method="post"><table class="woocommerce-cart-form__contents"><tbody><tr class="cart_item"><td><label for="q">Quantity</label><input type="number" id="q" class="qty" name="cart[a][qty]" value="1"></td></tr></tbody></table><button type="submit" name="update_cart" value="Update">Update</button></form>`,
  selector: ".woocommerce-cart-form",
  isConnected: (form) => form.querySelector("button")?.getAttribute("aria-disabled") === "true",
  job: basketPageJob,
  settings: basketSettings,
})

describeBehaviour(
  createCalculatorBehaviour(() => undefined),
  {
    html: `<form class="woocommerce-shipping-calculator" action="/en/carrito/" method="post"><a href="#" class="shipping-calculator-button">Change address</a><section class="shipping-calculator-form" id="panel"><label for="p">Postcode</label><input id="p" name="calc_shipping_postcode"><button>Update</button></section></form>`,
    selector: ".woocommerce-shipping-calculator",
    isConnected: (form) => form.querySelector("a")?.hasAttribute("aria-expanded") ?? false,
    use: (form) => form.querySelector("a")?.click(),
    job: basketPageJob,
    settings: basketSettings,
  },
)
