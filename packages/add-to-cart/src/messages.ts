/** Texts of the add button and its quantity. */
export const addToCartMessages = {
  es: {
    add: "Añadir a la cesta",
    adding: "Añadiendo…",
    added: "Añadido",
    addedNamed: "{name} ya está en la cesta.",
    addedUnnamed: "Ya está en la cesta.",
    failed: "No hemos podido añadir {name} a la cesta.",
    failedUnnamed: "No hemos podido añadirlo a la cesta.",
    retry: "Reintentar",
    viewBasket: "Ver cesta",
    quantity: "Cantidad de {name}",
    quantityUnnamed: "Cantidad",
    more: "Una unidad más",
    fewer: "Una unidad menos",
  },
  en: {
    add: "Add to basket",
    adding: "Adding…",
    added: "Added",
    addedNamed: "{name} is in your basket.",
    addedUnnamed: "It’s in your basket.",
    failed: "We couldn’t add {name} to your basket.",
    failedUnnamed: "We couldn’t add it to your basket.",
    retry: "Try again",
    viewBasket: "View basket",
    quantity: "Quantity of {name}",
    quantityUnnamed: "Quantity",
    more: "One more",
    fewer: "One fewer",
  },
} as const

/** Texts of forms that choose a variation, where the shop has none of its own, and of swatches. */
export const variationMessages = {
  es: {
    noMatch: "No hay ningún producto con esas opciones. Prueba otra combinación.",
    makeSelection: "Elige las opciones del producto antes de añadirlo a la cesta.",
    unavailable: "Este producto no está disponible. Prueba otra combinación.",
    wasReset: "Tu selección se ha borrado. Elige las opciones del producto antes de añadirlo a la cesta.",
    stillToChoose: "Falta por elegir: {names}.",
    swatchUnavailable: "no disponible con tu selección",
    swatchSoldOut: "agotado",
  },
  en: {
    noMatch: "Sorry, no products matched your selection. Please choose a different combination.",
    makeSelection: "Please select some product options before adding this product to your basket.",
    unavailable: "Sorry, this product is unavailable. Please choose a different combination.",
    wasReset:
      "Your selection has been reset. Please select some product options before adding this product to your basket.",
    stillToChoose: "Still to choose: {names}.",
    swatchUnavailable: "unavailable with your choice",
    swatchSoldOut: "sold out",
  },
} as const
