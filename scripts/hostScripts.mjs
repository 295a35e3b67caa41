/**
 * A script of the platform, its theme or a plugin that a shop keeps, although Ringside does some or all of its jobs.
 * @typedef {object} HostScript
 * @property {string} handle in the id of the page's element: `{handle}-js`
 * @property {string} remaining what it is still needed for, as a text that completes "Leave it in for …"
 * @property {boolean} [isOwnersChoice] whether Ringside does all of its jobs, so that a shop's owner may remove it
 */

/** The scripts that a shop keeps on its pages, even with `takeOver: true`. @type {readonly HostScript[]} */
export const scriptsToLeaveIn = [
  {
    handle: "wcpay-upe-checkout",
    remaining: "card payment with the real provider, which ours has not been run against",
    isOwnersChoice: true,
  },
  {
    handle: "WCPAY_EXPRESS_CHECKOUT_ECE",
    remaining: "wallet buttons of the real provider, which ours have not been run against",
    isOwnersChoice: true,
  },
]
