import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a search hook, after `data-ringside-`. */
export const searchAttributes = {
  live: { type: "flag", fallback: true, doc: "Shows products while the shopper types." },
  action: {
    type: "url",
    fallback: null,
    doc: "Where a search without a field of its own is sent. Empty: the shop's home page, in the page's language.",
  },
} as const satisfies AttributeTable

/** Attributes of a login hook. */
export const loginAttributes = {
  action: {
    type: "url",
    fallback: null,
    doc: "Where a login without a form of its own is sent, on the shop's own origins. Empty: WordPress's login page (wp-login.php) on its pages; on others no form is drawn.",
  },
  account: {
    type: "url",
    fallback: null,
    doc: "The account's page, for a login without a form of its own. Empty: the address of the link in it.",
  },
} as const satisfies AttributeTable

/** Attributes of a header hook. */
export const headerAttributes = {
  "break-point": {
    type: "integer",
    min: 1,
    max: 9999,
    unit: "CSS pixels",
    fallback: null,
    doc: "The widest window with the header for phones, in pixels. Empty: as set in the theme, else 921.",
  },
  sticky: {
    type: "flag",
    fallback: false,
    doc: "Keeps the header in view when the page scrolls, in windows of 480 px height and more.",
  },
} as const satisfies AttributeTable

/** Attributes of a store notice hook. */
export const storeNoticeAttributes = {
  id: {
    type: "text",
    maxLength: 100,
    fallback: "",
    doc: "Names the notice in the cookie that keeps it dismissed. Give another text another name.",
  },
} as const satisfies AttributeTable

/** Attributes of a coming-soon hook. */
export const comingSoonAttributes = {
  "rest-url": { type: "url", fallback: null, doc: "Address that is told when the banner is dismissed." },
  "rest-nonce": { type: "text", maxLength: 100, fallback: "", doc: "The platform's nonce for that address." },
} as const satisfies AttributeTable

/** Attributes of an element that preview mode changes. */
export const previewAttributes = {
  part: {
    type: "choice",
    values: ["logo", "title"],
    fallback: "logo",
    doc: "What the element shows: the site's logo, as a picture or around one, or the site's title.",
  },
} as const satisfies AttributeTable

/** Attributes of a button to the top. */
export const scrollToTopAttributes = {
  devices: {
    type: "choice",
    values: ["both", "desktop", "mobile"],
    fallback: "both",
    doc: "Where it shows: in windows of 769 px and more, in narrower ones, or in both.",
  },
} as const satisfies AttributeTable
