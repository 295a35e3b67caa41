/**
 * A script of the platform, its theme or a plugin that a shop keeps, although Ringside does some or all of its jobs.
 * @typedef {object} HostScript
 * @property {string} handle in the id of the page's element: `{handle}-js`
 * @property {string} remaining what it is still needed for, as a text that completes "Leave it in for …"
 * @property {string} [caution] where Ringside does all of its jobs, so that a shop's owner may remove it: what the owner should know before
 */

const payments =
  "Off at first: your customers pay through WooPayments, as before. We have tried it only with test payments, never with real cards. Try it on a copy of your shop before you switch it on."

/** The scripts that a shop keeps on its pages, even with `takeOver: true`. @type {readonly HostScript[]} */
export const scriptsToLeaveIn = [
  {
    handle: "wcpay-upe-checkout",
    remaining: "card payment with the real provider, since Ringside has taken cards only from a simulated one",
    caution: payments,
  },
  {
    handle: "WCPAY_EXPRESS_CHECKOUT_ECE",
    remaining: "wallet buttons of the real provider, since Ringside has been tried only with a simulated one",
    caution: payments,
  },
]

/**
 * Scripts that the platform enqueues beside another one without naming them as its dependencies, by the handle of that script. They go with
 * it, unless a script that stays names or calls them. On a page without it, a theme has enqueued them for itself, and they stay.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const scriptsGoingAlong = {
  // Newer releases of the platform have the second name of each, and the first one for older code.
  "wc-single-product": [
    ...["zoom", "flexslider", "photoswipe", "photoswipe-ui-default"],
    ...["wc-zoom", "wc-flexslider", "wc-photoswipe", "wc-photoswipe-ui-default"],
  ],
  "wc-checkout": ["selectWoo"],
  "wc-cart": ["selectWoo"],
  "wc-country-select": ["selectWoo"],
  // Focuses the first notice on account pages, which our part of the general script does on all pages.
  woocommerce: ["wc-account-i18n"],
  // Account pages have both.
  "wc-account-i18n": ["selectWoo"],
  // One hands the values to the checkout block, which order attribution of ours does for either block; the other writes the cookies that
  // ours writes itself.
  "wc-order-attribution": ["wc-order-attribution-blocks", "sourcebuster-js"],
}

/**
 * The scripts of the platform's blocks, which are switched together, and which plugins extend with scripts of their own. Where Ringside doesn't replace such a script, for
 * example that of a payment method, the block is left to the host: it would lose what the script adds.
 */
export const extendedBlocks = {
  handles: ["wc-cart-block-frontend", "wc-checkout-block-frontend"],
  /** The blocks' client. Beside it our block isn't drawn. */
  client: "wc-blocks-checkout",
  /** Scripts that extend a block, each with the host's scripts whose jobs replace it: cards and wallet buttons. */
  served: { WCPAY_BLOCKS_CHECKOUT: ["wcpay-upe-checkout", "WCPAY_EXPRESS_CHECKOUT_ECE"] },
}
