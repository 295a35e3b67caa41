import "./styles.css"

export { currencySwitcher } from "./switchers/currencySwitcher.ts"
export { start as startDynamicTranslation } from "./dynamic/dynamic.ts"
export { start as startTranslationEditor } from "./editor/editor.ts"
export { hookSwitcher } from "./switchers/hookSwitcher.ts"
export { languageSwitcher } from "./switchers/languageSwitcher.ts"
export { switcherMessages } from "./messages.ts"
export { translationPart } from "./part.ts"
