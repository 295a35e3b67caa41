import { createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { basketSettings } from "./basketForTests.ts"
import { basketFormBehaviour } from "./basketForm.ts"
import { basketTotalsBehaviour, createCalculatorBehaviour } from "./basketTotals.ts"
import { basketPageJob } from "./jobs.ts"

describeBehaviour(basketFormBehaviour, {
  html: `<form class="woocommerce-cart-form" action="/en/carrito/" method="post"><table class="woocommerce-cart-form__contents"><tbody><tr class="cart_item"><td><label for="q">Quantity</label><input type="number" id="q" class="qty" name="cart[a][qty]" value="1"></td></tr></tbody></table><button type="submit" name="update_cart" value="Update">Update</button></form>`,
  selector: ".woocommerce-cart-form",
  isConnected: (form) => form.querySelector("button")?.getAttribute("aria-disabled") === "true",
  job: basketPageJob,
  settings: basketSettings,
})

describeBehaviour(basketTotalsBehaviour, {
  html: `<div class="cart_totals"><h2>Basket totals</h2><table><tbody><tr class="cart-discount"><th>Coupon: ten</th><td>-10 <a href="/en/carrito/?remove_coupon=ten" class="woocommerce-remove-coupon" data-coupon="ten">[Remove]</a></td></tr></tbody></table></div>`,
  selector: ".cart_totals",
  // The link is not followed.
  isConnected: (totals) =>
    totals.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false,
  use: (totals) => totals.querySelector("a")?.click(),
  job: basketPageJob,
  settings: basketSettings,
  // Without an answer, the totals stay busy until the page stops.
  page: (config) => createTestPage({ config: { ...config }, services: { http: () => new Promise(() => undefined) } }),
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
