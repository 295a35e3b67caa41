/** Texts of the components that widgets share. */
export const uiMessages = {
  es: {
    close: "Cerrar",
    regularPrice: "Precio anterior:",
    salePrice: "Precio rebajado:",
    addOne: "Añadir uno: {label}",
    removeOne: "Quitar uno: {label}",
    stars: "{value} de 5 estrellas",
  },
  en: {
    close: "Close",
    regularPrice: "Previous price:",
    salePrice: "Sale price:",
    addOne: "Add one: {label}",
    removeOne: "Take one out: {label}",
    stars: "{value} of 5 stars",
  },
} as const
