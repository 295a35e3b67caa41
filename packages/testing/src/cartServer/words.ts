import type { Refusal } from "./basket.ts"

/** The texts of the double, in one language. */
export interface Words {
  readonly viewBasket: string
  readonly checkout: string
  readonly subtotal: string
  readonly empty: string
  readonly link: (count: number) => string
  readonly remove: (name: string) => string
  readonly removed: (name: string) => string
  readonly refusal: (refusal: Refusal, name: string) => string
  /** The Store API's words, which differ from those of the basket page. */
  readonly couponUnknown: (code: string) => string
}

const en: Words = {
  viewBasket: "View basket",
  checkout: "Checkout",
  subtotal: "Subtotal",
  empty: "No products in the basket.",
  link: (count) => `View Shopping Cart, ${count === 0 ? "empty" : `${count} items`}`,
  remove: (name) => `Remove ${name} from basket`,
  removed: (name) => `“${name}” has been removed from your basket`,
  refusal: (refusal, name) =>
    ({
      gone: "This product is no longer sold.",
      "bad-quantity": "The quantity must be a whole number above 0.",
      "unknown-line": "That line is not in your basket.",
      "choose-options": `Choose an option of “${name}” first.`,
      "out-of-stock": `“${name}” is out of stock.`,
      "sold-individually": `You can only have one “${name}” in your basket.`,
      "not-enough": `There is not enough of “${name}” in stock.`,
    })[refusal],
  couponUnknown: (code) => `Coupon "${code}" cannot be applied because it does not exist.`,
}

const es: Words = {
  viewBasket: "Ver cesta",
  checkout: "Finalizar compra",
  subtotal: "Subtotal",
  empty: "No hay productos en la cesta.",
  link: (count) => `Ver cesta, ${count === 0 ? "vacía" : `${count} artículos`}`,
  remove: (name) => `Quitar ${name} de la cesta`,
  removed: (name) => `«${name}» ya no está en tu cesta`,
  refusal: (refusal, name) =>
    ({
      gone: "Este producto ya no se vende.",
      "bad-quantity": "La cantidad tiene que ser un número entero mayor que 0.",
      "unknown-line": "Esa línea no está en tu cesta.",
      "choose-options": `Elige antes una opción de «${name}».`,
      "out-of-stock": `«${name}» está agotado.`,
      "sold-individually": `Solo puedes llevar un «${name}».`,
      "not-enough": `No queda tanto de «${name}».`,
    })[refusal],
  couponUnknown: (code) => `El cupón «${code}» no existe.`,
}

/** The texts for an address of the shop: English under /en/, Spanish elsewhere. */
export function wordsFor(prefix: string): Words {
  return prefix === "/en" ? en : es
}
