import { formatList, type Texts } from "../../texts/languages.ts"

const es = {
  basket: {
    title: "Tu cesta",
    link: (count: number) =>
      count === 0
        ? "Ver cesta, vacía, 0 artículos"
        : count === 1
          ? "Ver cesta, 1 artículo"
          : `Ver cesta, ${String(count)} artículos`,
    items: (count: number) => (count === 1 ? "1 artículo" : `${String(count)} artículos`),
    view: "Ver cesta",
    checkout: "Finalizar compra",
    subtotal: "Subtotal",
    empty: "Tu cesta está vacía.",
    remove: (name: string) => `Quitar ${name} de la cesta`,
    removeHeading: "Quitar",
    removed: (name: string) => `${name} ya no está en tu cesta.`,
    undo: "Deshacer",
    restored: (name: string) => `${name} vuelve a estar en tu cesta.`,
    added: (name: string, count: number) =>
      count === 1 ? `${name} está en tu cesta.` : `${String(count)} × ${name} están en tu cesta.`,
    updated: "Cesta actualizada.",
    product: "Producto",
    price: "Precio",
    quantity: "Cantidad",
    update: "Actualizar cesta",
    totals: "Total de la cesta",
    shipping: "Envío",
    shippingTo: "A",
    shippingUpdated: "Envío actualizado.",
    noRate: "Ese método de envío ya no está disponible. Elige otro.",
    chooseRate: "Elegir este método de envío",
    noShipping: (country: string) => `No enviamos a ${country}. Escríbenos y buscaremos una solución.`,
    calculator: {
      open: "Calcular el envío",
      country: "País",
      state: "Provincia o región",
      chooseState: "Elige una provincia",
      city: "Localidad",
      postcode: "Código postal",
      update: "Actualizar el envío",
      noCountry: "Elige primero un país.",
      badPostcode: "El código postal no corresponde a ese país. Revísalo o déjalo en blanco.",
    },
    freeFrom: (price: string) => `Gratis a partir de ${price}`,
    total: "Total",
    includesTax: (price: string, name: string) => `(incluye ${price} de ${name})`,
    withoutTax: "(sin IVA: se paga en destino)",
    freeShippingMissing: (price: string) => `Te faltan ${price} para el envío gratis.`,
    freeShippingReached: "El envío te sale gratis.",
    drawerTitle: "Tu cesta",
    drawerClose: "Cerrar la cesta",
    expired: "La página ha caducado. Aquí tienes la cesta actualizada: vuelve a intentarlo.",
  },

  refusal: {
    gone: "Este producto ya no está en la tienda.",
    badQuantity: "La cantidad debe ser un número entero mayor que cero.",
    unknownLine: "Ese artículo ya no está en tu cesta.",
    chooseOptions: (name: string, missing: readonly string[]) =>
      `Falta elegir ${formatList(missing, "es").toLowerCase()} para ${name}.`,
    noSuchCombination: (name: string) => `${name} no está disponible en esa combinación. Elige otra.`,
    outOfStock: (name: string) => `No quedan unidades de ${name}, así que no se puede añadir a la cesta.`,
    soldIndividually: (name: string) => `Solo puedes pedir una unidad de ${name}, y ya está en tu cesta.`,
    notEnough: (name: string, stock: number) =>
      `De ${name} ${stock === 1 ? "solo queda 1" : `solo quedan ${String(stock)}`}.`,
    notEnoughMore: (name: string, stock: number, inBasket: number) =>
      `De ${name} ${stock === 1 ? "solo queda 1" : `solo quedan ${String(stock)}`}, y ya tienes ${String(inBasket)} en la cesta.`,
    missingNonce: "Falta la cabecera Nonce. No se ha cambiado nada.",
    invalidNonce: "El nonce no es válido. No se ha cambiado nada.",
  },
}

const en: typeof es = {
  basket: {
    title: "Your basket",
    link: (count) =>
      count === 0
        ? "View shopping basket, empty, 0 items"
        : count === 1
          ? "View shopping basket, 1 item"
          : `View shopping basket, ${String(count)} items`,
    items: (count) => (count === 1 ? "1 item" : `${String(count)} items`),
    view: "View basket",
    checkout: "Checkout",
    subtotal: "Subtotal",
    empty: "Your basket is empty.",
    remove: (name) => `Remove ${name} from basket`,
    removeHeading: "Remove",
    removed: (name) => `${name} has been removed from your basket.`,
    undo: "Undo",
    restored: (name) => `${name} is back in your basket.`,
    added: (name, count) =>
      count === 1
        ? `${name} has been added to your basket.`
        : `${String(count)} × ${name} have been added to your basket.`,
    updated: "Basket updated.",
    product: "Product",
    price: "Price",
    quantity: "Quantity",
    update: "Update basket",
    totals: "Basket total",
    shipping: "Shipping",
    shippingTo: "To",
    shippingUpdated: "Shipping updated.",
    noRate: "That shipping method is no longer available. Please choose another.",
    chooseRate: "Choose this shipping method",
    noShipping: (country) => `We do not ship to ${country}. Write to us and we will try to find a solution.`,
    calculator: {
      open: "Calculate shipping",
      country: "Country",
      state: "Province, state or county",
      chooseState: "Choose a province",
      city: "Town or city",
      postcode: "Postcode",
      update: "Update shipping",
      noCountry: "Please choose a country first.",
      badPostcode: "The postcode is not valid for that country. Please check it, or leave it empty.",
    },
    freeFrom: (price) => `Free from ${price}`,
    total: "Total",
    includesTax: (price, name) => `(includes ${price} ${name})`,
    withoutTax: "(excluding VAT, which is due on arrival)",
    freeShippingMissing: (price) => `Spend ${price} more for free shipping.`,
    freeShippingReached: "Your shipping is free.",
    drawerTitle: "Your basket",
    drawerClose: "Close the basket",
    expired: "The page has expired. Here is your updated basket: please try again.",
  },

  refusal: {
    gone: "This product is no longer in the shop.",
    badQuantity: "The quantity must be a whole number above zero.",
    unknownLine: "That item is no longer in your basket.",
    chooseOptions: (name, missing) => `Please choose the ${formatList(missing, "en").toLowerCase()} of ${name} first.`,
    noSuchCombination: (name) => `${name} is not available in that combination. Please choose another.`,
    outOfStock: (name) => `${name} is sold out and can’t be added to your basket.`,
    soldIndividually: (name) => `You can only order one ${name}, and it is already in your basket.`,
    notEnough: (name, stock) => `There ${stock === 1 ? "is only 1" : `are only ${String(stock)}`} of ${name} left.`,
    notEnoughMore: (name, stock, inBasket) =>
      `There ${stock === 1 ? "is only 1" : `are only ${String(stock)}`} of ${name} left, and you already have ${String(inBasket)} in your basket.`,
    missingNonce: "The Nonce header is missing. Nothing was changed.",
    invalidNonce: "The nonce is invalid. Nothing was changed.",
  },
}

/** Texts of the basket, and of refused changes. */
export const basketTexts: Texts<typeof es> = { es, en }
