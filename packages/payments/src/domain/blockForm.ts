/** The checkout form that @ringside/checkout renders. */
export const blockForm = "form[data-ringside-checkout-form]"
