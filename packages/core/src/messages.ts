/** Texts that no widget owns. */
export const coreMessages = {
  es: {
    viewCart: "Ver cesta",
    notifications: "Notificaciones",
    unknownError: "Ha ocurrido un error desconocido.",
    invalidAnswer: "La respuesta no es una respuesta JSON válida.",
    offline: "Parece que no tienes conexión.",
    changed: "La página ha cambiado mientras tanto. Inténtalo de nuevo.",
  },
  en: {
    viewCart: "View basket",
    notifications: "Notifications",
    unknownError: "An unknown error occurred.",
    invalidAnswer: "The response is not a valid JSON response.",
    offline: "You are probably offline.",
    changed: "The page has changed meanwhile. Please try again.",
  },
  "en-US": {
    viewCart: "View cart",
  },
} as const
