export { selectFragmentKeys } from "@ringside/cart/domain"
export { createCurrencyUrl, formatCurrencyOption } from "./currencySwitcher.ts"
export { formatPreviewUrl, selectEditorEvent } from "./editor.ts"
export { formatUrlForLanguage, type LanguageSettings, readLanguageFromUrl } from "./languageUrl.ts"
export { setQueryParam } from "./queryParam.ts"
export { isSafeAttributeValue } from "./safeAttribute.ts"
export { isSkippedText } from "./skippedText.ts"
export { reduceSwitcher, type SwitcherEvent, type SwitcherStep } from "./switcher.ts"
export { isTranslatable, trimCharacters, trimOriginal } from "./translatableText.ts"
export { parseTranslationConfig, type TranslatedAttribute, type TranslationConfig } from "./translationConfig.ts"
export {
  createTranslationRequests,
  type FoundString,
  selectRetryUrl,
  type TranslationRequest,
} from "./translationRequests.ts"
export { applyTranslation, type FoundTranslation, selectTranslation } from "./translations.ts"
