import "./styles.css"

export { beforeLoad as expressCheckoutStartBehaviour } from "./beforeLoad.ts"
export { expressCheckout, expressHook } from "./behaviour.ts"
export { type ExpressExtension, extendExpress } from "./earlyNews.ts"
export { expressMessages } from "./messages.ts"
export { expressAttributes } from "./options.ts"
export { expressCheckoutPart } from "./part.ts"
export type { ExpressApi, ExpressFunction } from "./ringsideMember.ts"
