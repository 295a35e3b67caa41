import "./styles.css"

export { currencySwitcher } from "./currencySwitcher.ts"
export { start as startDynamicTranslation } from "./dynamic.ts"
export { start as startTranslationEditor } from "./editor.ts"
export { hookSwitcher } from "./hookSwitcher.ts"
export { languageSwitcher } from "./languageSwitcher.ts"
export { switcherMessages } from "./messages.ts"
export { translationPart } from "./part.ts"
