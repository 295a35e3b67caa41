/** Texts beside an add button whose add failed. */
export const failedAddMessages = {
  es: {
    failedUnnamed: "No hemos podido añadirlo a la cesta.",
    unclear: "No hemos podido saber si se ha añadido a la cesta.",
    retry: "Reintentar",
  },
  en: {
    failedUnnamed: "We couldn’t add it to your basket.",
    unclear: "We couldn’t tell whether it was added to your basket.",
    retry: "Try again",
  },
  "en-US": {
    failedUnnamed: "We couldn’t add it to your cart.",
    unclear: "We couldn’t tell whether it was added to your cart.",
  },
} as const

/** Texts that say that a product has been added. */
export const addedMessages = {
  es: { addedNamed: "{name} ya está en la cesta.", addedUnnamed: "Ya está en la cesta." },
  en: { addedNamed: "{name} is in your basket.", addedUnnamed: "It’s in your basket." },
  "en-US": { addedNamed: "{name} is in your cart.", addedUnnamed: "It’s in your cart." },
} as const

/** Texts of the add button that the widget renders, and of buttons in hooks. */
export const addToCartMessages = {
  es: {
    ...failedAddMessages.es,
    ...addedMessages.es,
    add: "Añadir a la cesta",
    adding: "Añadiendo…",
    added: "Añadido",
    failed: "No hemos podido añadir {name} a la cesta.",
    viewBasket: "Ver cesta",
    quantity: "Cantidad de {name}",
    quantityUnnamed: "Cantidad",
  },
  en: {
    ...failedAddMessages.en,
    ...addedMessages.en,
    add: "Add to basket",
    adding: "Adding…",
    added: "Added",
    failed: "We couldn’t add {name} to your basket.",
    viewBasket: "View basket",
    quantity: "Quantity of {name}",
    quantityUnnamed: "Quantity",
  },
  "en-US": {
    ...failedAddMessages["en-US"],
    ...addedMessages["en-US"],
    add: "Add to cart",
    failed: "We couldn’t add {name} to your cart.",
    viewBasket: "View cart",
  },
} as const

/** Texts of the buttons beside a quantity. */
export const quantityMessages = {
  es: {
    more: "Una unidad más",
    fewer: "Una unidad menos",
    quantityIs: "Cantidad: {quantity}.",
    quantityOfIs: "Cantidad de {name}: {quantity}.",
  },
  en: {
    more: "One more",
    fewer: "One fewer",
    quantityIs: "Quantity: {quantity}.",
    quantityOfIs: "Quantity of {name}: {quantity}.",
  },
} as const

/** The texts about a choice, in the shop's forms and on cards. */
const choiceMessages = {
  es: {
    noMatch: "No hay ningún producto con esas opciones. Prueba otra combinación.",
    stillToChoose: "Falta por elegir: {names}.",
    swatchUnavailable: "no disponible con tu selección",
    swatchSoldOut: "agotado",
    buttonSoldOut: "Agotado",
  },
  en: {
    noMatch: "Sorry, no products matched your selection. Please choose a different combination.",
    stillToChoose: "Still to choose: {names}.",
    swatchUnavailable: "unavailable with your choice",
    swatchSoldOut: "sold out",
    buttonSoldOut: "Sold out",
  },
} as const

/** Texts of forms that choose a variation, where the shop prints none, and of swatches. */
export const variationMessages = {
  es: {
    ...choiceMessages.es,
    makeSelection: "Elige las opciones del producto antes de añadirlo a la cesta.",
    unavailable: "Este producto no está disponible. Prueba otra combinación.",
    wasReset: "Tu selección se ha borrado. Elige las opciones del producto antes de añadirlo a la cesta.",
    buttonUnavailable: "No disponible",
  },
  en: {
    ...choiceMessages.en,
    makeSelection: "Please select some product options before adding this product to your basket.",
    unavailable: "Sorry, this product is unavailable. Please choose a different combination.",
    wasReset:
      "Your selection has been reset. Please select some product options before adding this product to your basket.",
    buttonUnavailable: "Unavailable",
  },
  "en-US": {
    makeSelection: "Please select some product options before adding this product to your cart.",
    wasReset:
      "Your selection has been reset. Please select some product options before adding this product to your cart.",
  },
} as const

/** Texts of the cards that `product` and `products` hooks draw. */
export const productMessages = {
  es: {
    ...choiceMessages.es,
    retry: failedAddMessages.es.retry,
    loading: "Cargando…",
    products: "Productos",
    priceFrom: "Desde",
    lowStock: { one: "Solo queda {count} unidad", other: "Solo quedan {count} unidades" },
    viewOptions: "Ver opciones",
    noProducts: "Ahora mismo no hay productos aquí.",
    productGone: "Este producto ya no está a la venta.",
    productFailed: "No hemos podido cargar el producto.",
    productsFailed: "No hemos podido cargar los productos.",
    showMore: "Ver más productos",
    moreAdded: { one: "{count} producto más en la lista.", other: "{count} productos más en la lista." },
    noMore: "No hay más productos.",
    moreFailed: "No hemos podido cargar más productos. Vuelve a intentarlo.",
  },
  en: {
    ...choiceMessages.en,
    retry: failedAddMessages.en.retry,
    loading: "Loading…",
    products: "Products",
    priceFrom: "From",
    lowStock: { one: "Only {count} left", other: "Only {count} left" },
    viewOptions: "View options",
    noProducts: "There are no products here right now.",
    productGone: "This product is no longer sold.",
    productFailed: "We couldn’t load the product.",
    productsFailed: "We couldn’t load the products.",
    showMore: "Show more products",
    moreAdded: { one: "{count} more product in the list.", other: "{count} more products in the list." },
    noMore: "There are no more products.",
    moreFailed: "We couldn’t load more products. Please try again.",
  },
} as const
