/** The texts of a block whose basket or checkout couldn't be drawn. A file of its own, since all other texts come with what is drawn. */
export const blockFailureMessages = {
  es: {
    blockFailed: "No hemos podido mostrar esta parte de la página.",
    loadAgain: "Cargar la página de nuevo",
  },
  en: {
    blockFailed: "This part of the page could not be shown.",
    loadAgain: "Load the page again",
  },
} as const
