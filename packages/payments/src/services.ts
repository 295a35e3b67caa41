/*
 * Names of the page's services by which code asks for the payments chunk on a page without a card form.
 */

/**
 * The confirmation hash that the loader removed from the address, with the address. The hash holds a secret, so it stays in memory.
 */
export const takenHash = "payments.hash"

/** Requests to start the provider's wallet. */
export const walletRequestsPart = "payments.wallet"
