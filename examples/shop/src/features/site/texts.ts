import type { Texts } from "../../texts/languages.ts"

const es = {
  shopName: "Esquina Roja",

  shopLine: "Figuras de luchadores pintadas a mano",

  shopDescription:
    "Figuras de luchadores modeladas y pintadas a mano, en tiradas cortas y numeradas. Enviamos desde España.",

  nav: {
    skip: "Ir al contenido",
    main: "Menú principal",
    menu: "Menú",
    closeMenu: "Cerrar el menú",
    workshop: "El taller",
    more: (name: string) => `Submenú: ${name}`,
    toTop: "Volver arriba",
    closeLogin: "Cerrar",
    newAccount: "¿Aún no tienes cuenta? Crea una.",
    search: "Buscar figuras",
    searchPlaceholder: "Un nombre, una división…",
    searchButton: "Buscar",
    language: "Idioma",
    languageSelector: "Selector de idioma",
    changeLanguage: "cambiar de idioma",
    languages: "Idiomas disponibles",
    otherLanguage: "English",
    account: "Mi cuenta",
    logIn: "Iniciar sesión",
    breadcrumb: "Estás en",
    home: "Inicio",
    pages: "Páginas",
    previous: "Anterior",
    next: "Siguiente",
    page: (page: number) => `Página ${String(page)}`,
  },

  notFound: {
    title: "Página no encontrada",
    text: "La página que buscas no existe o se ha movido. Puedes buscar una figura o ver todo el catálogo.",
  },

  failed: {
    title: "Algo ha fallado",
    text: "La tienda no ha podido responder. Tu cesta se conserva. Espera un momento y vuelve a intentarlo.",
    plain: "La tienda no ha podido responder. Vuelve a intentarlo.",
    again: "Reintentar",
  },

  comingSoon: {
    label: "Aviso de la tienda",
    notice: "Abrimos pronto. Los pedidos se envían a partir del día de la apertura.",
    dismiss: "Descartar",
    banner: "La tienda está en modo «próximamente»: todos los visitantes ven el aviso.",
    settings: "Ver los ajustes",
    dismissBanner: "Descartar este aviso",
  },

  footer: {
    currency: "Moneda",
    changeCurrency: "Cambiar",
    about: "Esquina Roja es un taller pequeño: tres mesas, un horno y una cinta roja en la pared.",
    shelves: "Divisiones",
    write: "Escríbenos",
    service: "Antes de comprar",
    invented: "Todos los luchadores de esta tienda son ficticios.",
  },
}

const en: typeof es = {
  shopName: "Red Corner",

  shopLine: "Hand-painted fighter figures",

  shopDescription: "Fighter figures, sculpted and painted by hand in short, numbered runs. We ship from Spain.",

  nav: {
    skip: "Skip to content",
    main: "Main menu",
    menu: "Menu",
    closeMenu: "Close the menu",
    workshop: "The workshop",
    more: (name) => `Submenu: ${name}`,
    toTop: "Scroll to top",
    closeLogin: "Close",
    newAccount: "No account yet? Create one.",
    search: "Search figures",
    searchPlaceholder: "A name, a division…",
    searchButton: "Search",
    language: "Language",
    languageSelector: "Website language selector",
    changeLanguage: "change language",
    languages: "Available languages",
    otherLanguage: "Español",
    account: "My account",
    logIn: "Log in",
    breadcrumb: "You are here",
    home: "Home",
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    page: (page) => `Page ${String(page)}`,
  },

  notFound: {
    title: "Page not found",
    text: "The page you are looking for doesn’t exist or has moved. You can search for a figure or browse the catalogue.",
  },

  failed: {
    title: "Something went wrong",
    text: "The shop could not respond. Your basket is saved. Please wait a moment and try again.",
    plain: "The shop could not respond. Please try again.",
    again: "Try again",
  },

  comingSoon: {
    label: "Store notice",
    notice: "We’re opening soon. Orders ship from opening day.",
    dismiss: "Dismiss",
    banner: "The shop is in “coming soon” mode: all visitors see the notice.",
    settings: "See the settings",
    dismissBanner: "Dismiss this reminder",
  },

  footer: {
    currency: "Currency",
    changeCurrency: "Change",
    about: "Red Corner is a small workshop: three tables, one kiln and a strip of red tape on the wall.",
    shelves: "Divisions",
    write: "Write to us",
    service: "Before you buy",
    invented: "All fighters in this shop are fictional.",
  },
}

/** Texts that every page shows. */
export const siteTexts: Texts<typeof es> = { es, en }
