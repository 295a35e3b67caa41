import { defineFeature } from "../../feature.ts"
import { checkoutRoutes } from "./checkoutRoutes.ts"
import { customerRoutes } from "./customerRoutes.ts"
import { blockTexts } from "./texts.ts"

/** Store API routes from basket to order, and the texts of the pages with the platform's blocks. */
export const blockCheckout = defineFeature({
  name: "blockCheckout",
  storeApi: [...customerRoutes, ...checkoutRoutes],
  texts: blockTexts,
})
