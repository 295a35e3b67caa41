/** The products in the order of the page. Prices are in cents, with tax. */
export const products = [
  {
    id: 1,
    priceMinor: 1800,
    stock: 40,
    picture: "closed",
    es: { name: "Libreta de campo", text: "Cabe en un bolsillo y cierra con goma." },
    en: { name: "Field notebook", text: "Fits a pocket, and closes with a band." },
  },
  {
    id: 2,
    priceMinor: 2600,
    stock: 12,
    picture: "open",
    es: { name: "Cuaderno de taller", text: "Abre plano y no se desarma." },
    en: { name: "Workshop notebook", text: "Opens flat and stays together." },
  },
  {
    id: 3,
    priceMinor: 3450,
    stock: 2,
    picture: "spines",
    es: { name: "Álbum de dibujo", text: "Papel grueso, para agua y lápiz." },
    en: { name: "Sketch album", text: "Heavy paper, for water and pencil." },
  },
]

/** A product with a choice: it is sold by its variations, on the page that has nothing but hooks. */
export const pencilCase = {
  id: 4,
  picture: "case",
  es: { name: "Estuche de lona", attribute: "Color" },
  en: { name: "Canvas pencil case", attribute: "Colour" },
  variations: [
    { id: 41, priceMinor: 1200, stock: 9, es: "Rojo", en: "Red" },
    { id: 42, priceMinor: 1200, stock: 0, es: "Verde", en: "Green" },
    { id: 43, priceMinor: 1450, stock: 5, es: "Crudo, con costura roja", en: "Raw, with a red seam" },
  ],
}

/** The variations as products of their own, which is how they lie in a basket. */
const variations = pencilCase.variations.map(({ id, priceMinor, stock, es, en }) => ({
  ...{ id, priceMinor, stock, picture: pencilCase.picture },
  es: { name: `${pencilCase.es.name}: ${es}`, text: "" },
  en: { name: `${pencilCase.en.name}: ${en}`, text: "" },
}))

/** Everything that can lie in a basket. */
export const sold = [...products, ...variations]

/** How a parcel is sent. Parcels go to Spain alone, so their prices are known before the address. */
export const rates = [
  { id: "post", priceMinor: 490, freeFromMinor: 6000, es: "Correo", en: "Post" },
  { id: "courier", priceMinor: 990, freeFromMinor: Infinity, es: "Mensajero, mañana", en: "Courier, tomorrow" },
]

/** @typedef {typeof products[number]} Product */
