import { askedModule } from "@ringside/core/domain"

/** The code that finds the currency of a page's prices, where scripts fill these in. */
export const currencyModule = /* @__PURE__ */ askedModule({
  name: "express-checkout-currency",
  member: "followCurrency",
  load: () => import("./currency/followCurrency.ts"),
})
