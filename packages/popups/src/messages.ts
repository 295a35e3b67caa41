/** Texts of popups. */
export const popupsMessages = {
  es: { close: "Cerrar", dialog: "Ventana emergente" },
  en: { close: "Close", dialog: "Popup" },
} as const
