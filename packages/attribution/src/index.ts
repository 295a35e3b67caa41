export { attributionBehaviour } from "./behaviour.ts"
export { attributionMessages } from "./messages.ts"
export { attributionAttributes } from "./options.ts"
export { attributionPart } from "./part.ts"
