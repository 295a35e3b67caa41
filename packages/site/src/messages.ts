/** Texts of site. */
export const siteMessages = {
  es: {
    dismiss: "Descartar",
    menu: "Menú",
    submenu: "Submenú de {name}",
    search: "Buscar",
    login: "Acceder",
    toTop: "Volver arriba",
  },
  en: {
    dismiss: "Dismiss",
    menu: "Menu",
    submenu: "Submenu of {name}",
    search: "Search",
    login: "Log in",
    toTop: "Scroll to top",
  },
} as const

/** Texts of the live product search, which is a separate chunk. */
export const liveSearchMessages = {
  es: {
    results: "Productos encontrados",
    found: {
      one: "{count} producto. Usa las flechas para elegir.",
      other: "{count} productos. Usa las flechas para elegir.",
    },
    none: "Ningún producto coincide.",
    failed: "La búsqueda no responde. Pulsa Intro para buscar en la tienda.",
  },
  en: {
    results: "Products found",
    found: {
      one: "{count} product. Choose with the arrow keys.",
      other: "{count} products. Choose with the arrow keys.",
    },
    none: "No product matches.",
    failed: "The search doesn’t answer. Press Enter to search the shop.",
  },
} as const
