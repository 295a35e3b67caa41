/**
 * A script of the platform, its theme or a plugin that still does more than Ringside does.
 * @typedef {object} HostScript
 * @property {string} handle as the page's element names it: `{handle}-js`
 * @property {string} remaining what would be missing without it, in words that complete "Leave it in for …"
 */

/** The scripts that a shop leaves on its pages, with `takeOver: true` as well. @type {readonly HostScript[]} */
export const scriptsToLeaveIn = [
  {
    handle: "wcpay-upe-checkout",
    remaining: "card payment with the real provider, which ours has not been run against",
  },
  { handle: "WCPAY_EXPRESS_CHECKOUT_ECE", remaining: "wallet buttons" },
  { handle: "trp-dynamic-translator", remaining: "translating texts that come late" },
]
