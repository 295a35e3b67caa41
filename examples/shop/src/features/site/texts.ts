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
    shop: "Todas las figuras",
    search: "Buscar figuras",
    searchPlaceholder: "Un nombre, una división…",
    searchButton: "Buscar",
    language: "Idioma",
    otherLanguage: "English",
    account: "Mi cuenta",
    logIn: "Entrar",
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

  footer: {
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
    shop: "All figures",
    search: "Search figures",
    searchPlaceholder: "A name, a division…",
    searchButton: "Search",
    language: "Language",
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

  footer: {
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

/** Words of the page's frame, which every page shows. */
export const siteTexts: Texts<typeof es> = { es, en }
