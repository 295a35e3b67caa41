/** Texts of the consent banner. */
export const attributionMessages = {
  es: {
    title: "Tu privacidad",
    text: "Con tu permiso contamos las visitas y vemos qué anuncios funcionan. Sin él, la tienda funciona igual.",
    policy: "Política de privacidad",
    accept: "Aceptar todo",
    deny: "Rechazar todo",
    choose: "Elegir",
    save: "Guardar mi elección",
    preferences: "Preferencias",
    statisticsAnonymous: "Estadísticas anónimas",
    statistics: "Estadísticas",
    marketing: "Marketing",
  },
  en: {
    title: "Your privacy",
    text: "With your consent we count visits and see which ads work. Without it, the shop works just the same.",
    policy: "Privacy policy",
    accept: "Accept all",
    deny: "Reject all",
    choose: "Choose",
    save: "Save my choice",
    preferences: "Preferences",
    statisticsAnonymous: "Anonymous statistics",
    statistics: "Statistics",
    marketing: "Marketing",
  },
} as const
