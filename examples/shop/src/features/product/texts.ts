import type { Texts } from "../../texts/languages.ts"

const es = {
  product: {
    quantity: "Cantidad",
    quantityOf: (name: string) => `Cantidad de ${name}`,
    more: "Aumentar la cantidad",
    less: "Reducir la cantidad",
    add: "Añadir a la cesta",
    choose: "Elige una opción",
    reset: "Borrar la elección",
    lowStock: (stock: number) => (stock === 1 ? "Queda 1" : `Quedan ${String(stock)}`),
    inStock: "En el taller, a punto de salir",
    outOfStock: "No quedan",
    individually: "Solo una pieza por pedido.",
    sku: "Referencia",
    categories: "En",
    description: "Su historia",
    information: "Ficha",
    related: "De la misma esquina",
    view: (name: string, view: string) => `${name}, ${view}`,
    noPicture: "Todavía sin fotografiar",
    openGallery: "Ver la galería a pantalla completa",
    weight: "Peso",
    size: "Tamaño, con la peana",
    noMatch: "Ninguna pieza coincide con lo que has elegido. Prueba otra combinación.",
    makeSelection: "Elige las opciones de la figura antes de añadirla a la cesta.",
    unavailable: "Esa combinación no está disponible. Prueba otra.",
    resetDone: "Tu elección se ha borrado. Elige las opciones de la figura antes de añadirla a la cesta.",
  },
}

const en: typeof es = {
  product: {
    quantity: "Quantity",
    quantityOf: (name) => `Quantity of ${name}`,
    more: "Increase the quantity",
    less: "Reduce the quantity",
    add: "Add to basket",
    choose: "Choose an option",
    reset: "Clear the choice",
    lowStock: (stock) => `${String(stock)} left`,
    inStock: "In the workshop, ready to leave",
    outOfStock: "Sold out",
    individually: "One piece to an order.",
    sku: "Reference",
    categories: "In",
    description: "The story",
    information: "Details",
    related: "From the same corner",
    view: (name, view) => `${name}, ${view}`,
    noPicture: "Not photographed yet",
    openGallery: "View full-screen image gallery",
    weight: "Weight",
    size: "Size, with the plinth",
    noMatch: "Sorry, no products matched your selection. Please choose a different combination.",
    makeSelection: "Please select some product options before adding this product to your basket.",
    unavailable: "Sorry, this product is unavailable. Please choose a different combination.",
    resetDone:
      "Your selection has been reset. Please select some product options before adding this product to your basket.",
  },
}

/** Words of a product's page. */
export const productTexts: Texts<typeof es> = { es, en }
