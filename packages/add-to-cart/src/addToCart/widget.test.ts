import { describeConformance } from "@ringside/testing/conformance"
import { addToCart } from "./widget.ts"

describeConformance(addToCart, {
  html: '<div data-ringside="add-to-cart" data-ringside-product="11" data-ringside-name="Southpaw" data-ringside-quantity-field="on">Southpaw, 44 €</div>',
})
