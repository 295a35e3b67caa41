import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a tabs hook, after `data-ringside-`. */
export const tabsAttributes = {
  product: {
    type: "integer",
    min: 1,
    fallback: null,
    doc: "The product's number (ID) in the shop. With it, a hook without a list of tabs draws what the shop says of the product.",
  },
  panels: {
    type: "text",
    maxLength: 100,
    fallback: "description, attributes, reviews",
    doc: "What is drawn of the product, in this order. Attributes are all that the shop's API lists, hidden ones too.",
  },
  orientation: {
    type: "choice",
    values: ["horizontal", "vertical"],
    fallback: "horizontal",
    doc: "Where the tabs stand: above their panels, or beside them.",
  },
  "review-action": {
    type: "url",
    fallback: null,
    doc: "The address of the shop to which the form of the drawn reviews is sent, as `action` of a reviews hook.",
  },
  accordion: {
    type: "integer",
    min: 1,
    unit: "CSS pixels",
    fallback: null,
    doc: "Narrower than this, each text opens under a button of its own, as phones need it. Empty: always tabs.",
  },
} as const satisfies AttributeTable

/** Attributes of a reviews hook. Around a list or a form it enhances these; otherwise it draws a product's reviews, or the average. */
export const reviewsAttributes = {
  product: {
    type: "integer",
    min: 1,
    fallback: null,
    doc: "The product's number (ID) in the shop. With it, a hook without a list and a form draws the product's reviews.",
  },
  form: { type: "flag", fallback: true, doc: "Draws the form for a review below the product's reviews." },
  action: {
    type: "url",
    fallback: null,
    doc: "The address of the shop to which that form is sent. With an address of another site no form is drawn. Empty: where the platform takes comments (wp-comments-post.php); no form where the config names a Store API and the page no REST API of WordPress.",
  },
  submit: {
    type: "choice",
    values: ["in-place", "page"],
    fallback: "in-place",
    doc: "Whether a review is sent without leaving the page, or as the form does by itself.",
  },
  paging: {
    type: "choice",
    values: ["in-place", "page"],
    fallback: "in-place",
    doc: "Whether further reviews are shown without leaving the page, or as their links do by themselves.",
  },
  average: {
    type: "text",
    maxLength: 10,
    fallback: null,
    doc: "The average rating, such as 4.6. Empty: it follows from `stars`, or from what the page tells search engines.",
  },
  count: {
    type: "integer",
    min: 0,
    fallback: null,
    doc: "How many ratings there are. Empty: it follows from `stars`, or from what the page tells search engines.",
  },
  stars: {
    type: "text",
    maxLength: 80,
    fallback: null,
    doc: 'How many ratings have five stars, four, three, two and one: "12 4 1 0 1". Without it no bars are drawn.',
  },
} as const satisfies AttributeTable
