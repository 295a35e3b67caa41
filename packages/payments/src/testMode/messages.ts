/** Texts of the button that copies a test number. */
export const testNumberMessages = {
  es: {
    numberCopied: "El número de prueba se ha copiado en el portapapeles.",
    copyNumber: "Copia el número de prueba:",
  },
  en: {
    numberCopied: "Test number copied to your clipboard!",
    copyNumber: "Copy the test number:",
  },
} as const
