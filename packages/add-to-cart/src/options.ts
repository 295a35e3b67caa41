import type { AttributeTable } from "@ringside/core/domain"
import { productOrders } from "./domain/index.ts"

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

/** How a card is built, alone or in a list. */
const cardAttributes = {
  heading: {
    type: "choice",
    values: ["2", "3", "4", "5", "6"],
    fallback: "3",
    doc: "The level of the product's name among the page's headings. The name keeps the size of the card's text at every level.",
  },
  images: {
    type: "flag",
    fallback: true,
    doc: "Shows pictures. Off: no place for them, also while the shop is asked. A card without a picture leaves its place out by itself; in a list, only where no product has one.",
  },
  swatches: {
    type: "flag",
    fallback: false,
    doc: "Shows the photo of an option's variation beside its name, where these photos tell the options apart. Other pictures and colours of options aren't in the Store API.",
  },
  "quantity-field": addToCartAttributes["quantity-field"],
  label: addToCartAttributes.label,
  "view-link": addToCartAttributes["view-link"],
} as const satisfies AttributeTable

/** Attributes of a product hook. */
export const productAttributes = {
  product: { type: "integer", min: 1, fallback: null, doc: "The product's number (ID) in the shop." },
  layout: {
    type: "choice",
    values: ["card", "wide"],
    fallback: "card",
    doc: "Where the picture stands: above the text, or beside it where there is room.",
  },
  ...cardAttributes,
} as const satisfies AttributeTable

/** Attributes of a products hook. */
export const productsAttributes = {
  category: {
    type: "text",
    maxLength: 200,
    fallback: null,
    doc: 'Products of a category, by its slug or number; several with commas between: "gloves,belts".',
  },
  tag: {
    type: "text",
    maxLength: 200,
    fallback: null,
    doc: "Products with a tag, by its slug or number; several with commas between.",
  },
  search: { type: "text", maxLength: 100, fallback: null, doc: "Products whose name or SKU has these words." },
  ids: {
    type: "text",
    maxLength: 500,
    fallback: null,
    doc: 'These products in this order, by their numbers: "12, 31, 7".',
  },
  "on-sale": { type: "flag", fallback: false, doc: "Products on sale alone." },
  order: {
    type: "choice",
    values: productOrders,
    fallback: "menu_order",
    doc: "The order, by the names of the shop's archives. Without effect on `ids`.",
  },
  limit: {
    type: "integer",
    min: 1,
    max: 48,
    fallback: 8,
    doc: "How many products are listed at most; with `more`, how many come at a time.",
  },
  more: {
    type: "flag",
    fallback: false,
    doc: "Shows a button below the list that adds the next products, as long as the shop has any.",
  },
  layout: {
    type: "choice",
    values: ["grid", "row"],
    fallback: "grid",
    doc: "All products below each other, in as many columns as there is room for, or in one row that scrolls sideways.",
  },
  name: {
    type: "text",
    maxLength: 100,
    fallback: null,
    doc: "The list's name for screen readers, such as the heading above it.",
  },
  ...cardAttributes,
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
