import type { PartDocs } from "@ringside/core/domain"
import { addToCartProperties } from "./customProperties.ts"
import { addToCartEvents } from "./events.ts"

/** What the documentation says about the package. */
export const docs = {
  hooks: {
    "add-to-cart": {
      summary: {
        place: "product",
        does: "adds `data-ringside-product`; keeps your link or button, or draws one",
        needs: "a Store API",
      },
      example: `<div data-ringside="add-to-cart" data-ringside-product="12" data-ringside-name="Notebook">
  <a href="/?add-to-cart=12">Add to basket</a>
</div>`,
      behaviour: "Add buttons: the host's own ones, and those in an `add-to-cart` hook.",
      widget: "A button that adds one product to the basket. A link or button of your own inside takes its place.",
    },
    quantity: {
      summary: { place: "product", does: "minus and plus beside a number field", needs: "a number field" },
      example: `<div data-ringside="quantity">
  <label>How many <input type="number" name="quantity" value="1" min="1" max="9" /></label>
</div>`,
      behaviour: "Minus and plus buttons beside the quantity fields inside it.",
    },
    variations: {
      summary: {
        place: "product",
        does: 'chooses a variation: price, picture and stock follow; swatches in place of the lists, if `data-ringside-swatches="on"`',
        needs: "the platform's form",
      },
      example: `<form class="variations_form cart" data-ringside="variations" data-ringside-swatches="on"
      data-product_id="12" data-product_variations="[…]" method="post">
  <select name="attribute_colour" data-attribute_name="attribute_colour">
    <option value="">Choose a colour</option>
    <option value="red" data-color="#a3182b">Red</option>
  </select>
  <button type="submit">Add to basket</button>
</form>`,
      behaviour:
        "A product's form for choosing a size, a colour or another variation, on any page, with coloured swatches if you like.",
    },
  },
  modules: {
    "add-to-cart-hooks": "add buttons of the host's own in `add-to-cart` hooks",
    quantity: "quantity inputs",
    variations: "forms that choose a variation",
    swatches: "swatches in `variations` hooks",
  },
  events: addToCartEvents,
  properties: addToCartProperties,
} satisfies PartDocs
