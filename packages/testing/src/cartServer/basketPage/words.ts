/** The texts of the basket page, in one language. */
export interface PageWords {
  readonly product: string
  readonly price: string
  readonly quantity: string
  readonly subtotal: string
  readonly quantityOf: (name: string) => string
  readonly couponLabel: string
  readonly couponCode: string
  readonly applyCoupon: string
  readonly update: string
  readonly updated: string
  readonly removed: (name: string) => string
  readonly undo: string
  readonly empty: string
  readonly totals: string
  readonly total: string
  readonly shipping: string
  readonly standard: string
  readonly pickUp: string
  readonly abroad: string
  readonly noRates: string
  readonly changeAddress: string
  readonly country: string
  readonly state: string
  readonly postcode: string
  readonly calculate: string
  readonly calculated: string
  readonly checkout: string
  readonly takeOff: string
  readonly takeOffCoupon: (code: string) => string
  readonly coupon: (code: string) => string
  readonly couponApplied: string
  readonly couponRemoved: string
  readonly couponMissing: string
  readonly couponExpired: string
  readonly couponTwice: string
  readonly couponUnknown: (code: string) => string
  readonly postcodeWrong: string
}

const en: PageWords = {
  product: "Product",
  price: "Price",
  quantity: "Quantity",
  subtotal: "Subtotal",
  quantityOf: (name) => `${name} quantity`,
  couponLabel: "Coupon:",
  couponCode: "Coupon code",
  applyCoupon: "Apply coupon",
  update: "Update basket",
  updated: "Basket updated.",
  removed: (name) => `“${name}” removed.`,
  undo: "Undo?",
  empty: "Your basket is currently empty.",
  totals: "Basket totals",
  total: "Total",
  shipping: "Shipping",
  standard: "Standard",
  pickUp: "Pick up at the workshop",
  abroad: "Abroad",
  noRates: "No shipping options were found for this address.",
  changeAddress: "Change address",
  country: "Country / region",
  state: "Province",
  postcode: "Postcode",
  calculate: "Update",
  calculated: "Shipping costs updated.",
  checkout: "Proceed to checkout",
  takeOff: "[Remove]",
  takeOffCoupon: (code) => `Remove ${code} coupon`,
  coupon: (code) => `Coupon: ${code}`,
  couponApplied: "Coupon code applied successfully.",
  couponRemoved: "Coupon has been removed.",
  couponMissing: "Please enter a coupon code.",
  couponExpired: "This coupon has expired.",
  couponTwice: "Coupon code already applied!",
  couponUnknown: (code) => `Coupon "${code}" does not exist!`,
  postcodeWrong: "Please enter a valid postcode / ZIP.",
}

const es: PageWords = {
  product: "Producto",
  price: "Precio",
  quantity: "Cantidad",
  subtotal: "Subtotal",
  quantityOf: (name) => `Cantidad de ${name}`,
  couponLabel: "Cupón:",
  couponCode: "Código de cupón",
  applyCoupon: "Aplicar cupón",
  update: "Actualizar cesta",
  updated: "Cesta actualizada.",
  removed: (name) => `«${name}» eliminado.`,
  undo: "¿Deshacer?",
  empty: "Tu cesta está vacía.",
  totals: "Total de la cesta",
  total: "Total",
  shipping: "Envío",
  standard: "Estándar",
  pickUp: "Recogida en el taller",
  abroad: "Al extranjero",
  noRates: "No hay opciones de envío para esta dirección.",
  changeAddress: "Cambiar dirección",
  country: "País / región",
  state: "Provincia",
  postcode: "Código postal",
  calculate: "Actualizar",
  calculated: "Gastos de envío actualizados.",
  checkout: "Finalizar compra",
  takeOff: "[Quitar]",
  takeOffCoupon: (code) => `Quitar el cupón ${code}`,
  coupon: (code) => `Cupón: ${code}`,
  couponApplied: "El cupón se ha aplicado.",
  couponRemoved: "El cupón se ha quitado.",
  couponMissing: "Escribe un código de cupón.",
  couponExpired: "Este cupón ha caducado.",
  couponTwice: "¡El cupón ya está aplicado!",
  couponUnknown: (code) => `¡El cupón «${code}» no existe!`,
  postcodeWrong: "Escribe un código postal válido.",
}

/** The texts for an address of the shop: English under /en/, Spanish elsewhere. */
export function pageWordsFor(prefix: string): PageWords {
  return prefix === "/en" ? en : es
}
