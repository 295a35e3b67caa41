export { isSafeAttributeValue } from "./safeAttribute.ts"
export { isSkippedText } from "./skippedText.ts"
export { isTranslatable, trimCharacters, trimOriginal } from "./translatableText.ts"
export { parseTranslationConfig, type TranslatedAttribute, type TranslationConfig } from "./translationConfig.ts"
export {
  createTranslationRequests,
  type FoundString,
  selectRetryUrl,
  type TranslationRequest,
} from "./translationRequests.ts"
export { applyTranslation, type FoundTranslation, selectTranslation } from "./translations.ts"
