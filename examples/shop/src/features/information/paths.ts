/** The page about delivery and its prices. */
export const deliveryPath = "/envios/"
export const privacyPath = "/privacidad/"
/** The page about the shop's owner. */
export const legalNoticePath = "/aviso-legal/"
