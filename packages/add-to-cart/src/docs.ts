import type { PartDocs } from "@ringside/core/domain"
import { addToCartProperties } from "./customProperties.ts"
import { addToCartEvents } from "./events.ts"
import { addToCartMessages, productMessages, quantityMessages, variationMessages } from "./messages.ts"
import { addToCartWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
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
    product: {
      summary: {
        place: "every",
        does: "a card that sells the product of `data-ringside-product`: picture, name, price, choices, quantity, button",
        needs: "a Store API that answers `products/ID`, and `products?type=variation` for sizes or colours",
      },
      example: `<div data-ringside="product" data-ringside-product="12">
  <a href="/product/notebook/">Notebook</a>
</div>`,
      widget:
        "A card of one product that sells it on any page: picture, name, price, stock, what there is to choose, and a button that adds it to the basket. A link of your own inside stands until it is there.",
    },
    products: {
      summary: {
        place: "every",
        does: "a grid or a row of such cards: a category, a tag, a search, on sale, or products by their numbers",
        needs: "a Store API that answers `products?…`, and the same for sizes or colours",
      },
      example: `<div data-ringside="products" data-ringside-category="notebooks" data-ringside-limit="4">
  <a href="/product-category/notebooks/">Notebooks</a>
</div>`,
      widget:
        "A grid or a row of products that sell on any page: those of a category, with a tag, of a search, on sale, or chosen by their numbers.",
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
  messages: [addToCartMessages, productMessages, quantityMessages, variationMessages],
  warnings: addToCartWarnings,
} satisfies PartDocs
