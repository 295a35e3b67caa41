import type { Texts } from "../../texts/languages.ts"

const es = {
  shopName: "Esquina Roja",

  shopLine: "Figuras de luchadores, pintadas a mano",

  shopDescription:
    "Taller de figuras de luchadores modeladas y pintadas a mano, en tiradas cortas y numeradas. Enviamos desde España.",

  nav: {
    skip: "Ir al contenido",
    main: "Menú principal",
    menu: "Menú",
    closeMenu: "Cerrar el menú",
    workshop: "El taller",
    more: (name: string) => `Más de ${name}`,
    toTop: "Volver arriba",
    closeLogin: "Cerrar",
    newAccount: "¿Aún no tienes cuenta? Créala aquí.",
    shop: "Todas las figuras",
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
    title: "Aquí no hay nadie",
    text: "La página que buscas ha bajado del ring. La mayoría de los caminos vuelven a las figuras.",
  },

  failed: {
    title: "Se ha ido la luz en la sala",
    text: "La tienda no ha podido responder. Tu cesta sigue donde estaba: espera un momento y vuelve a intentarlo.",
    again: "Volver a intentarlo",
  },

  comingSoon: {
    label: "Aviso de la tienda",
    notice: "Abrimos pronto. Puedes mirarlo todo; los pedidos salen a partir de la inauguración.",
    dismiss: "Descartar",
    banner: "La tienda está en «próximamente»: todos ven el aviso.",
    settings: "Ver los ajustes",
    dismissBanner: "Descartar este aviso",
  },

  footer: {
    currency: "Moneda",
    changeCurrency: "Cambiar",
    about: "Esquina Roja es una casa pequeña. Tres mesas, un horno y una cinta roja en la pared.",
    shelves: "Divisiones",
    corner: "El rincón",
    write: "Escríbenos",
    service: "Antes de comprar",
    delivery: "Envíos y devoluciones",
    terms: "Condiciones de venta",
    privacy: "Privacidad",
    legalNotice: "Aviso legal",
    invented: "Todos los luchadores de esta tienda son inventados.",
  },
}

const en: typeof es = {
  shopName: "Red Corner",

  shopLine: "Figures of fighters, painted by hand",

  shopDescription:
    "A workshop for figures of fighters, modelled and painted by hand in short, numbered runs. We ship from Spain.",

  nav: {
    skip: "Skip to content",
    main: "Main menu",
    menu: "Menu",
    closeMenu: "Close the menu",
    workshop: "The workshop",
    more: (name) => `More of ${name}`,
    toTop: "Scroll to top",
    closeLogin: "Close",
    newAccount: "No account yet? Make one here.",
    shop: "All figures",
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
    title: "Nobody in this corner",
    text: "The page you were looking for has left the ring. Most paths lead back to the figures.",
  },

  failed: {
    title: "The lights went out in the hall",
    text: "The shop could not answer. Your basket is where it was: wait a moment and try again.",
    again: "Try again",
  },

  comingSoon: {
    label: "Store notice",
    notice: "We open soon. Have a look at everything; orders leave from the opening day on.",
    dismiss: "Dismiss",
    banner: "The shop is set to “coming soon”: everybody sees the notice.",
    settings: "See the settings",
    dismissBanner: "Dismiss this reminder",
  },

  footer: {
    currency: "Currency",
    changeCurrency: "Change",
    about: "Red Corner is a small house. Three tables, one kiln and a strip of red tape on the wall.",
    shelves: "Divisions",
    corner: "The corner",
    write: "Write to us",
    service: "Before you buy",
    delivery: "Delivery and returns",
    terms: "Terms and conditions",
    privacy: "Privacy",
    legalNotice: "Legal notice",
    invented: "Every fighter in this shop is invented.",
  },
}

/** Texts that every page shows. */
export const siteTexts: Texts<typeof es> = { es, en }
