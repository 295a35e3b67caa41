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

/** Texts of the search that the widget draws. */
export const drawnSearchMessages = {
  es: { searchLabel: "Buscar productos", searchPlaceholder: "Buscar productos…", searchButton: "Buscar" },
  en: { searchLabel: "Search products", searchPlaceholder: "Search products…", searchButton: "Search" },
} as const

/** Texts of the login that the widget draws. */
export const drawnLoginMessages = {
  es: {
    account: "Mi cuenta",
    logIn: "Acceder",
    user: "Usuario o correo electrónico",
    password: "Contraseña",
    remember: "Mantenerme conectado",
    lost: "¿Has olvidado la contraseña?",
    close: "Cerrar",
  },
  en: {
    account: "My account",
    logIn: "Log in",
    user: "User name or email address",
    password: "Password",
    remember: "Keep me logged in",
    lost: "Forgot your password?",
    close: "Close",
  },
} as const
