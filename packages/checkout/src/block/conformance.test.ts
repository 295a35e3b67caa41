import { describeConformance } from "@ringside/testing/conformance"
import { basket } from "./basket/widget.ts"
import { checkout } from "./checkout/widget.ts"

describeConformance(basket, {
  html: `<div data-ringside="basket"><a href="/en/carrito/">Basket (0)</a></div>`,
})

describeConformance(checkout, {
  html: `<div data-ringside="checkout"><a href="/en/checkout/">Checkout</a></div>`,
})
