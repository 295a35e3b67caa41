/** Texts that no widget owns. */
export const coreMessages = {
  es: {
    viewCart: "Ver cesta",
    notifications: "Notificaciones",
    unknownError: "Ha ocurrido un error desconocido.",
    invalidAnswer: "La respuesta no es una respuesta JSON válida.",
    offline: "Parece que no tienes conexión.",
    challenged:
      "El cortafuegos de la tienda quiere comprobar que no eres un robot, y no se ha enviado nada. Recarga la página e inténtalo de nuevo.",
    changed: "La página ha cambiado mientras tanto. Inténtalo de nuevo.",
  },
  en: {
    viewCart: "View basket",
    notifications: "Notifications",
    unknownError: "An unknown error occurred.",
    invalidAnswer: "The response is not a valid JSON response.",
    offline: "You are probably offline.",
    challenged:
      "The shop’s firewall wants to check that you aren’t a robot, and nothing was sent. Reload the page and try again.",
    changed: "The page has changed meanwhile. Please try again.",
  },
  "en-US": {
    viewCart: "View cart",
  },
} as const
