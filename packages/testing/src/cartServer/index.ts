export { type Basket, type BasketLine } from "./basket.ts"
export { type DoubleProduct, doubleProducts } from "./catalogue.ts"
export {
  type CartServer,
  type CartServerOptions,
  createCartServer,
  createCookies,
  sessionCookie,
} from "./cartServer.ts"
export { type ServerAnswer, type ServerRequest } from "./exchange.ts"
export { ConnectionLost, createGate, type Fault, type Gate } from "./faults.ts"
export { formatAmount, formatCartLink, formatStorefrontLink } from "./fragments.ts"
export { createFetchDouble, createHttpDouble } from "./transports.ts"
