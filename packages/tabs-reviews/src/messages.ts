/** Texts of tabs and of the host's own reviews. */
export const tabsReviewsMessages = {
  es: {
    yourRating: "Tu valoración",
    ratingMissing: "Selecciona una valoración",
    star: "{value} de 5 estrellas",
    reviewMissing: "Escribe tu opinión.",
    nameMissing: "Escribe tu nombre.",
    emailMissing: "Escribe tu correo electrónico.",
    boxMissing: "Marca esta casilla para enviar tu opinión.",
    fieldMissing: "Rellena este campo.",
    emailInvalid: "Escribe un correo electrónico como nombre@ejemplo.com.",
    tabs: "Información del producto",
    sending: "Enviando tu opinión…",
    published: "Gracias. Tu opinión ya está publicada.",
    held: "Gracias. Tu opinión aparecerá cuando la tienda la haya aprobado.",
    unreachable: "No hemos podido enviar tu opinión. Tu texto sigue aquí: inténtalo de nuevo.",
    uploadFailed:
      "No se ha podido subir el archivo. Si es una foto o una imagen grande, redúcela e inténtalo de nuevo.",
    refused: "La tienda no ha aceptado tu opinión. Tu texto sigue aquí.",
  },
  en: {
    yourRating: "Your rating",
    ratingMissing: "Please select a rating",
    star: "{value} of 5 stars",
    reviewMissing: "Write your review.",
    nameMissing: "Enter your name.",
    emailMissing: "Enter your email address.",
    boxMissing: "Check this box to send your review.",
    fieldMissing: "Fill in this field.",
    emailInvalid: "Enter an email address like name@example.com.",
    tabs: "Product information",
    sending: "Sending your review…",
    published: "Thank you. Your review is published.",
    held: "Thank you. Your review will appear when the shop has approved it.",
    unreachable: "We couldn’t send your review. Your text is still here: please try again.",
    uploadFailed: "Media upload failed. If this is a photo or a large image, please scale it down and try again.",
    refused: "The shop didn’t accept your review. Your text is still here.",
  },
} as const

/** Texts of the ratings that the widget renders. A count selects the plural form; `{figure}` is the count in the page's language. */
export const ratingMessages = {
  es: {
    count: { one: "{figure} valoración", other: "{figure} valoraciones" },
    bar: { one: "{value} estrellas: {figure} valoración", other: "{value} estrellas: {figure} valoraciones" },
    barOfOne: { one: "1 estrella: {figure} valoración", other: "1 estrella: {figure} valoraciones" },
    none: "Todavía no hay valoraciones.",
  },
  en: {
    count: { one: "{figure} rating", other: "{figure} ratings" },
    bar: { one: "{value} stars: {figure} rating", other: "{value} stars: {figure} ratings" },
    barOfOne: { one: "1 star: {figure} rating", other: "1 star: {figure} ratings" },
    none: "There are no ratings yet.",
  },
} as const
