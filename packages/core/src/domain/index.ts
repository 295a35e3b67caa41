export { addExactly } from "./addExactly.ts"
export { createAttributeRows, createAttributeSchema, type AttributeRow, type AttributeSchema } from "./attributeDocs.ts"
export { findUnknownOptions, formatAttributeProblem, type AttributeProblem } from "./attributeProblem.ts"
export { parseOptions } from "./attributes.ts"
export { attributePrefix, type AttributeSpec, type AttributeTable, type OptionsOf } from "./attributeTable.ts"
export { clamp } from "./clamp.ts"
export { maxConfigCharacters, parseConfig, type ConfigLimits, type ConfigRecord, type ParsedConfig } from "./config.ts"
export { createAnnouncement } from "./createAnnouncement.ts"
export { decodeEntities } from "./decodeEntities.ts"
export { decodeUri } from "./decodeUri.ts"
export type { EventTable, SentEvent } from "./eventTable.ts"
export { formatAjaxUrl } from "./formatAjaxUrl.ts"
export { formatEventName } from "./formatEventName.ts"
export { formatFormBody } from "./formatFormBody.ts"
export { formatJson } from "./formatJson.ts"
export { formatPlainText } from "./formatPlainText.ts"
export { formatSpokenMessage } from "./formatSpokenMessage.ts"
export { adminAjaxPath, restPath } from "./hostAddresses.ts"
export {
  droppedFragmentElements,
  isDroppedFragmentAttribute,
  isSafeMessageHref,
  messageAttributes,
  messageElements,
  type FragmentAttribute,
} from "./htmlPolicy.ts"
export { isRecord } from "./isRecord.ts"
export { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"
export { isSafeUrl } from "./isSafeUrl.ts"
export {
  formatMessage,
  listSuitableLanguages,
  selectLanguage,
  selectPlural,
  type MessageCatalogue,
  type PluralForms,
} from "./messages.ts"
export { formatMoney, selectCurrencyDecimals, type Money, type MoneyStyle } from "./money.ts"
export { parseMoneyFormat, type MoneyFormat } from "./moneyFormat.ts"
export { selectNoticeScrollTop, selectNoticeToFocus, selectUniqueNotices, type NoticeMark } from "./notices.ts"
export { parseJson } from "./parseJson.ts"
export { parseGalleryParams, type GalleryParams } from "./parseGalleryParams.ts"
export { parseHostFlag } from "./parseHostFlag.ts"
export { parseWholeMinorUnits } from "./parseWholeMinorUnits.ts"
export { readCookie } from "./readCookie.ts"
export { readMember } from "./readMember.ts"
export { scaleMinorUnits } from "./scaleMinorUnits.ts"
export { selectVeto } from "./selectVeto.ts"
export { splitAmount } from "./splitAmount.ts"
export { suggestName } from "./suggestName.ts"
