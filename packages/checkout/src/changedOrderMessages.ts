/** The text about an order that has changed since the press that was to place it; the block checkout and the classic one say the same. */
export const changedOrderMessages = {
  es: { orderChanged: "Tu pedido ha cambiado: el total es ahora {total}. Revísalo y vuelve a realizarlo." },
  en: { orderChanged: "Your order has changed: the total is now {total}. Check it, and place the order again." },
} as const
