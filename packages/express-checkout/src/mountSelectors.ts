/* The selectors that the loader needs to reserve the buttons' space. In a file of their own, so that it has no others. */

/** The platform's mount point of the buttons. */
export const mountSelector = "#wcpay-express-checkout-element"
/** The line between the buttons and the form below. */
export const separatorSelector = "#wcpay-express-checkout-button-separator"
