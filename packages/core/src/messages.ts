/** Texts that no widget owns. */
export const coreMessages = {
  es: {
    viewCart: "Ver cesta",
    notifications: "Notificaciones",
    unknownError: "Ha ocurrido un error desconocido.",
    invalidAnswer: "La respuesta no es una respuesta JSON válida.",
    offline: "Parece que no tienes conexión.",
  },
  en: {
    viewCart: "View basket",
    notifications: "Notifications",
    unknownError: "An unknown error occurred.",
    invalidAnswer: "The response is not a valid JSON response.",
    offline: "You are probably offline.",
  },
  "en-US": {
    viewCart: "View cart",
  },
} as const
