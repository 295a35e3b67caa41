import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { cancelOverdueOrders } from "./changeOrderState.ts"
import { orderReceivedPage } from "./orderReceived.ts"
import { orderReceivedRoute } from "./paths.ts"
import { ordersTexts } from "./texts.ts"

/** Orders: the page after ordering, and the cancellation of overdue orders. */
export const orders = defineFeature({
  name: "orders",
  pages: [{ method: "GET", path: orderReceivedRoute, answer: orderReceivedPage }],
  upkeep: cancelOverdueOrders,
  texts: ordersTexts,
  migrations: migrationsOf("orders"),
})
