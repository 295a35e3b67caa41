export const checkoutPath = "/checkout/"
export const termsPath = "/condiciones/"
