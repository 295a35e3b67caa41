import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of an add-to-cart hook, after `data-ringside-`. */
export const addToCartAttributes = {
  product: {
    type: "integer",
    min: 1,
    fallback: null,
    doc: "The product's number (ID) in the shop. Leave it out where a link or button of your own inside names the product.",
  },
  quantity: { type: "integer", min: 1, fallback: 1, doc: "How many are added at once." },
  "quantity-field": { type: "flag", fallback: false, doc: "Shows a field for the quantity beside the button." },
  name: {
    type: "text",
    maxLength: 200,
    fallback: null,
    doc: "The product's name: screen readers say it with the button, and the basket shows it at once.",
  },
  price: {
    type: "money",
    fallback: null,
    doc: "The product's price in cents (1995 for 19.95), which the basket shows at once.",
  },
  label: { type: "text", maxLength: 80, fallback: null, doc: "The button's text, in place of the usual one." },
  "view-link": { type: "flag", fallback: true, doc: "Shows a link to the basket after the product was added." },
} as const satisfies AttributeTable

/** A quantity hook has no attributes of its own. */
export const quantityAttributes = {} as const satisfies AttributeTable

/** Attributes of a variations hook: a `variations_form`, or an element around one. */
export const variationsAttributes = {
  swatches: {
    type: "flag",
    fallback: false,
    doc: "Shows swatches to press in place of lists: an option's colour or picture (data-color, data-image), else the photo of its variation, else its name.",
  },
} as const satisfies AttributeTable
