/** The products. Prices are in cents. A shop has them in a database. */
export const products = [
  { id: 1, name: "Field notebook", priceMinor: 1800, stock: 40 },
  { id: 2, name: "Workshop notebook", priceMinor: 2600, stock: 12 },
  { id: 3, name: "Sketch album", priceMinor: 3450, stock: 2 },
] as const
