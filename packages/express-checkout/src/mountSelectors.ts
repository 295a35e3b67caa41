/* The selectors and the class that the loader needs to reserve the buttons' space. In a file of their own, so that it has no others. */

/** The platform's mount point of the buttons. */
export const mountSelector = "#wcpay-express-checkout-element"
/** The line between the buttons and the form below. */
export const separatorSelector = "#wcpay-express-checkout-button-separator"
/** The class of a mount point whose buttons are shown: without it, the payment plugin's stylesheet makes them transparent. */
export const readyClass = "is-ready"
