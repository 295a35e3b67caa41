import "./styles.css"

export { popupCookieBehaviour, popupsBehaviour } from "./behaviour.ts"
export { popupsProperties } from "./customProperties.ts"
export { popupsMessages } from "./messages.ts"
export { popupAttributes } from "./options.ts"
export { popupsPart } from "./part.ts"
