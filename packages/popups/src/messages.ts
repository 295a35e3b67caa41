/** Texts of popups. */
export const popupsMessages = {
  es: { close: "Cerrar", dialog: "Ventana emergente" },
  en: { close: "Close", dialog: "Popup" },
} as const

/** Texts of popups' forms; all others come from the server. */
export const popupFormMessages = {
  es: { retry: "Enviar otra vez" },
  en: { retry: "Send again" },
} as const

/** Texts of a hook's popup that shows another page. */
export const popupAddressMessages = {
  es: { openPage: "Abrir la página", loading: "Cargando…", failed: "No hemos podido mostrar la página aquí." },
  en: { openPage: "Open the page", loading: "Loading…", failed: "We couldn’t show the page here." },
} as const

/** Texts of countdowns. */
export const countdownMessages = {
  es: {
    countdownLeft: "Faltan {left}",
    countdownSoon: "menos de un minuto",
    countdownEnded: "Ha terminado.",
  },
  en: {
    countdownLeft: "{left} left",
    countdownSoon: "less than a minute",
    countdownEnded: "It has ended.",
  },
} as const
