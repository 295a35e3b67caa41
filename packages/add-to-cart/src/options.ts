import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of an add-to-cart hook, after `data-ringside-`. */
export const addToCartAttributes = {
  product: {
    type: "integer",
    min: 1,
    fallback: null,
    doc: "The product's number in the shop. A hook with a link or button of its own may leave it out: it is then read from that.",
  },
  quantity: { type: "integer", min: 1, fallback: 1, doc: "How many are added at once." },
  "quantity-field": { type: "flag", fallback: false, doc: "Shows a field for the quantity beside the button we draw." },
  name: {
    type: "text",
    maxLength: 200,
    fallback: null,
    doc: "The product's name: read out with the button, and shown in the basket before the server has answered.",
  },
  price: {
    type: "money",
    fallback: null,
    doc: "The product's price in minor units, shown in the basket before the server has answered.",
  },
  label: { type: "text", maxLength: 80, fallback: null, doc: "Text of the button we draw, instead of ours." },
  "view-link": { type: "flag", fallback: true, doc: "Shows a link to the basket after the product was added." },
} as const satisfies AttributeTable

/** A quantity hook has no attributes of its own. */
export const quantityAttributes = {} as const satisfies AttributeTable

/** Attributes of a variations hook: a `variations_form`, or an element around one. */
export const variationsAttributes = {
  swatches: {
    type: "flag",
    fallback: false,
    doc: "Shows the choices as swatches in place of the host's lists: the colour or picture that an option names (data-color, data-image), else the picture of its variations, else its name.",
  },
} as const satisfies AttributeTable
