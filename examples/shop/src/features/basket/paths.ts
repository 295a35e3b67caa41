/** The path of the basket page. */
export const basketPath = "/carrito/"
