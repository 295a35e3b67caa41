import { defineFeature } from "../../feature.ts"
import { checkoutRoutes } from "./checkoutRoutes.ts"
import { customerRoutes } from "./customerRoutes.ts"
import { blockTexts } from "./texts.ts"

/** The Store API's way from basket to order, and the pages that hold the platform's blocks. */
export const blockCheckout = defineFeature({
  name: "blockCheckout",
  storeApi: [...customerRoutes, ...checkoutRoutes],
  texts: blockTexts,
})
