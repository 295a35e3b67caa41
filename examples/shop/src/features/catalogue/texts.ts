import type { Texts } from "../../texts/languages.ts"

const es = {
  home: {
    title: "Pocos segundos antes de la campana",
    lead: "Modelamos a quien sube al ring en el momento en que todavía no ha pasado nada. Después lo pintamos, capa a capa, a mano.",
    enter: "Ver todas las figuras",
    shelf: "En primera fila",
    divisions: "Por divisiones",
    workshop: "Cómo se hacen",
    workshopText: [
      "Cada figura pasa por tres mesas: una persona la modela, otra la funde y otra la pinta. Quien la pinta firma debajo de la peana.",
      "Las tiradas son cortas y van numeradas. Cuando una se agota, rompemos el molde, pero su página se queda aquí para quien quiera leerla.",
    ],
    basket: "Tu cesta",
  },

  archive: {
    title: "Todas las figuras",
    lead: "Luchadores pintados a mano y accesorios para exponerlos en casa.",
    found: (search: string) => `Resultados para «${search}»`,
    count: (from: number, to: number, total: number) =>
      total === 1
        ? "Mostrando el único resultado"
        : to - from + 1 === total
          ? `Mostrando los ${String(total)} resultados`
          : `Mostrando ${String(from)}–${String(to)} de ${String(total)} resultados`,
    empty: "No hemos encontrado ningún producto.",
    emptyNext: "Prueba con menos palabras, o con el nombre de una división.",
    order: "Ordenar por",
    orderButton: "Ordenar",
    orders: {
      menu_order: "Orden predeterminado",
      popularity: "Más vendidas",
      date: "Novedades",
      price: "Precio: de menor a mayor",
      "price-desc": "Precio: de mayor a menor",
    },
  },

  card: {
    add: "Añadir a la cesta",
    addName: (name: string) => `Añadir a la cesta: ${name}`,
    added: (name: string) => `${name} está en tu cesta`,
    choose: "Elegir opciones",
    chooseName: (name: string) => `Elegir opciones de ${name}`,
    read: "Leer su historia",
    readName: (name: string) => `Leer su historia: ${name}`,
    sale: "Oferta",
    soldOut: "Agotado",
  },

  price: {
    was: (price: string) => `El precio original era: ${price}.`,
    is: (price: string) => `El precio actual es: ${price}.`,
    range: (from: string, to: string) => `Rango de precios: desde ${from} hasta ${to}`,
    tax: "IVA incluido",
  },
}

const en: typeof es = {
  home: {
    title: "A few seconds before the bell",
    lead: "We model those who step into the ring at the moment when nothing has happened yet. Then we paint them, layer by layer, by hand.",
    enter: "See all figures",
    shelf: "In the front row",
    divisions: "By division",
    workshop: "How they are made",
    workshopText: [
      "Every figure passes over three tables: one person models it, another casts it and a third paints it. The painter signs beneath the plinth.",
      "Runs are short and numbered. When one is sold out we break the mould, but its page stays here for anyone who wants to read it.",
    ],
    basket: "Your basket",
  },

  archive: {
    title: "All figures",
    lead: "Hand-painted fighters, and accessories to display them at home.",
    found: (search) => `Results for “${search}”`,
    count: (from, to, total) =>
      total === 1
        ? "Showing the single result"
        : to - from + 1 === total
          ? `Showing all ${String(total)} results`
          : `Showing ${String(from)}–${String(to)} of ${String(total)} results`,
    empty: "No products found.",
    emptyNext: "Try fewer words, or the name of a division.",
    order: "Sort by",
    orderButton: "Sort",
    orders: {
      menu_order: "Default order",
      popularity: "Best-selling",
      date: "Newest",
      price: "Price: low to high",
      "price-desc": "Price: high to low",
    },
  },

  card: {
    add: "Add to basket",
    addName: (name) => `Add to basket: ${name}`,
    added: (name) => `${name} has been added to your basket`,
    choose: "Select options",
    chooseName: (name) => `Select options for ${name}`,
    read: "Read the story",
    readName: (name) => `Read the story of ${name}`,
    sale: "Sale",
    soldOut: "Sold out",
  },

  price: {
    was: (price) => `Original price was: ${price}.`,
    is: (price) => `Current price is: ${price}.`,
    range: (from, to) => `Price range: ${from} through ${to}`,
    tax: "VAT included",
  },
}

/** Texts of the home page, the archives and the cards. */
export const catalogueTexts: Texts<typeof es> = { es, en }
