export { addExactly } from "./addExactly.ts"
export { createAttributeRows, createAttributeSchema, type AttributeRow, type AttributeSchema } from "./attributeDocs.ts"
export { findUnknownOptions, formatAttributeProblem, type AttributeProblem } from "./attributeProblem.ts"
export { formatOptions, parseOptions } from "./attributes.ts"
export { attributePrefix, type AttributeSpec, type AttributeTable, type OptionsOf } from "./attributeTable.ts"
export {
  type ApiError,
  type ApiFailure,
  type ApiMessages,
  isFatalError,
  readApiError,
  readStoreApiMessage,
  selectApiError,
} from "./apiError.ts"
export { basketActions } from "./basketActions.ts"
export type {
  Cart,
  CartImage,
  CartLine,
  CartTotals,
  LineDatum,
  QuantityLimits,
  Undo,
  VariationAttribute,
} from "./cart.ts"
export { decodeBase64, encodeBase64 } from "./base64.ts"
export { clamp } from "./clamp.ts"
export { maxConfigCharacters, parseConfig, type ConfigLimits, type ConfigRecord, type ParsedConfig } from "./config.ts"
export { collapseBlanks } from "./collapseBlanks.ts"
export { convertAmount } from "./convertAmount.ts"
export { createConfigRows, createConfigSchema, type ConfigRow, type ConfigSchema } from "./configDocs.ts"
export { createTextSchema, createTextSchemas } from "./textSchemas.ts"
export { type ConfigContext, parseConfigMembers } from "./configMembers.ts"
export { type ConfigNames, listConfigNames } from "./configNames.ts"
export { type ConfigProblem, formatConfigProblem } from "./configProblem.ts"
export type { ConfigOf, ConfigSpec, ConfigTable, WrittenConfig } from "./configTable.ts"
export { parseTagMembers } from "./configTag.ts"
export { createAnnouncement } from "./createAnnouncement.ts"
export { createCurrency, type Currency, type CurrencySettings, readCurrency } from "./currency.ts"
export { decodeEntities } from "./decodeEntities.ts"
export { escapeHtml } from "./escapeHtml.ts"
export { decodeHiddenEmail } from "./decodeHiddenEmail.ts"
export { decodeUri } from "./decodeUri.ts"
export { encodeForm } from "./encodeForm.ts"
export { encodeCookieName } from "./encodeCookieName.ts"
export { encodeUri } from "./encodeUri.ts"
export type { CustomProperty } from "./customProperty.ts"
export type { EventTable, SentEvent } from "./eventTable.ts"
export { flattenFormFields } from "./flattenFormFields.ts"
export { formatAjaxUrl, formatAjaxUrl as createWcAjaxUrl } from "./formatAjaxUrl.ts"
export { formatEventName } from "./formatEventName.ts"
export { formatFormBody } from "./formatFormBody.ts"
export { formatJson } from "./formatJson.ts"
export { formatPlainText } from "./formatPlainText.ts"
export { formatPrice } from "./formatPrice.ts"
export { formatSpokenMessage } from "./formatSpokenMessage.ts"
export { type FieldError, type FormResponse, readFormResponse } from "./formResponse.ts"
export { formatText } from "./formatText.ts"
export { adminAjaxPath, commentsPath, restPath } from "./hostAddresses.ts"
export {
  cardSettingsBlockKey,
  cardSettingsName,
  cartHashCookie,
  formContentType,
  itemsInCartCookie,
} from "./hostNames.ts"
export {
  droppedFragmentElements,
  isDroppedFragmentAttribute,
  isSafeMessageHref,
  messageAttributes,
  messageElements,
  type FragmentAttribute,
} from "./htmlPolicy.ts"
export { isRecord, type UnknownRecord } from "./isRecord.ts"
export { isSafeCssValue } from "./isSafeCssValue.ts"
export { parseUrl } from "./parseUrl.ts"
export { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"
export { isSafeRedirect } from "./isSafeRedirect.ts"
export { isSafeUrl } from "./isSafeUrl.ts"
export { isSecretParameter } from "./isSecretParameter.ts"
export {
  formatMessage,
  isMessage,
  listSuitableLanguages,
  selectLanguage,
  selectPlural,
  type Message,
  type MessageCatalogue,
  type MessageTable,
  type PluralForms,
} from "./messages.ts"
export { mayResemble } from "./mayResemble.ts"
export { formatMoney, selectCurrencyDecimals, type Money, type MoneyStyle } from "./money.ts"
export { parseMoneyFormat, type MoneyFormat } from "./moneyFormat.ts"
export {
  noticeMarginPx,
  selectNoticeScrollTop,
  selectNoticeToFocus,
  selectUniqueNotices,
  type NoticeMark,
} from "./notices.ts"
export { challengeCode, isChallenge } from "./isChallenge.ts"
export { isExpiredNonce, isNonceRefusal } from "./nonceRefusals.ts"
export { readNumberedList } from "./readNumberedList.ts"
export { nullPrototype } from "./nullPrototype.ts"
export { parseJson } from "./parseJson.ts"
export { parseFlag } from "./parseFlag.ts"
export { parseSurroundedJson } from "./parseSurroundedJson.ts"
export { parseJsonSetting } from "./parseJsonSetting.ts"
export { parseGalleryParams, type GalleryParams } from "./parseGalleryParams.ts"
export { parseRatingParams, type RatingParams } from "./parseRatingParams.ts"
export { parseHostFlag } from "./parseHostFlag.ts"
export { parseLocale } from "./parseLocale.ts"
export { parseMinorAmount } from "./parseMinorAmount.ts"
export { parseNames, splitNames } from "./parseNames.ts"
export { parseWholeMinorUnits } from "./parseWholeMinorUnits.ts"
export { readCookie } from "./readCookie.ts"
export { readMember } from "./readMember.ts"
export { readMembers } from "./readMembers.ts"
export { readList, readSparseList } from "./readList.ts"
export { readRecord } from "./readRecord.ts"
export { readText } from "./readText.ts"
export { selectBlockSetting } from "./selectBlockSetting.ts"
export { scaleMinorUnits } from "./scaleMinorUnits.ts"
export { appendRestPath, type RestRoot, splitRestRoot } from "./restRoot.ts"
export { selectLastStep } from "./selectLastStep.ts"
export { selectNavigationUrl, type NavigationPurpose, type NavigationRequest } from "./selectNavigationUrl.ts"
export { selectRedirect } from "./selectRedirect.ts"
export { selectRadioForKey } from "./selectRadioForKey.ts"
export { selectVeto } from "./selectVeto.ts"
export { sortParts } from "./sortParts.ts"
export { splitAmount } from "./splitAmount.ts"
export { suggestName } from "./suggestName.ts"
export type { HookProblem } from "./hookProblem.ts"
export type { HostJob } from "./hostJob.ts"
export {
  definePart,
  type HookContent,
  type HookDeclaration,
  type LoadMode,
  type LoadRule,
  type MemberDeclaration,
  type Part,
  type WidgetDeclaration,
  type WidgetRules,
} from "./part.ts"
export type { HookDocs, HookSummary, PartDocs } from "./partDocs.ts"
export type { WarningTable, WarningValueName } from "./warningTable.ts"
export { type DebugJob, listDebugJobs } from "./debugJobs.ts"
export { type HookWidget, listHookWidgets, listKnownWidgets } from "./listHookWidgets.ts"
export { askedModule, type AskedModule } from "./askedModule.ts"
export { listModules, type ModuleRow, selectEarly } from "./listModules.ts"
export {
  asked,
  atLoad,
  atLoadFirst,
  firstAction,
  type HostEvents,
  hostEvent,
  idle,
  near,
  type JobMarkup,
  type LoadFile,
  type PartModule,
  press,
  type PressTrigger,
  seen,
  service,
  setting,
  type When,
} from "./partModule.ts"
export type { DerivedSettings } from "./derivedSettings.ts"
export { parseMembers, type SettingsSource, type SettingsTable } from "./settingsTable.ts"
export type { TopicName } from "./topicName.ts"
export { trimTrailing } from "./trimTrailing.ts"
