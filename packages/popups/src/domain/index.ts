export { createBeacon, type PopupBeacon, shouldTrack } from "./analytics.ts"
export { type AnimationPlan, createAnimationPlan } from "./animationPlan.ts"
export {
  type ClickTarget,
  createClickSelectors,
  escapeLeadingDigits,
  keepsDefaultAction,
  matchesClickTarget,
  type PopupNames,
} from "./clickTarget.ts"
export { computeTickMs, isSpokenStep, parseMoment, splitTimeLeft, type TimeLeft } from "./countdown.ts"
export { parseCookieTime } from "./cookieTime.ts"
export { decideOpen, type OpenRequest } from "./decideOpen.ts"
export { checkDevice, detectDevice, type Device } from "./device.ts"
export { evaluateConditions } from "./evaluateConditions.ts"
export { type ExitSign, isExitIntent } from "./exitIntent.ts"
export { createFormKey, matchesFormKey, readCf7Instance, type Submission } from "./formKey.ts"
export { encodeFormBody, type FormField, serializeFormFields } from "./formBody.ts"
export { formatOpenTrigger } from "./formatOpenTrigger.ts"
export {
  createErrorLayout,
  type ErrorLayout,
  type FieldError,
  type FormResponse,
  readFormResponse,
} from "./formResponse.ts"
export {
  createSuccessPlan,
  type FormSuccess,
  readFormSuccess,
  readNinjaActions,
  type SuccessStep,
} from "./formSuccess.ts"
export {
  checkFrequency,
  type FrequencyPeriod,
  type FrequencyRecord,
  readFrequencyRecord,
  readPeriod,
  recordShown,
} from "./frequency.ts"
export { type InactivityEvent, type InactivityState, reduceInactivity } from "./inactivity.ts"
export { createLifecycle } from "./lifecycle.ts"
export { appendParameter, appendPid, classifyLink, decideCtaBeacon, type LinkKind } from "./links.ts"
export { createStoppedSrc, isEmbeddedPlayer, resolveSoundUrl } from "./media.ts"
export { hasPopupCookie, parseCookies } from "./parseCookies.ts"
export { parseCssLength } from "./parseCssLength.ts"
export { parseDeepLink } from "./parseDeepLink.ts"
export { parseFlag } from "@ringside/core/domain"
export { parseNumber } from "./parseNumber.ts"
export { type CookieParts, createPopupCookie, createRemovedCookies, formatPopupCookie } from "./popupCookie.ts"
export {
  animationTypes,
  hasOwnClickTrigger,
  locations,
  type PopupSettings,
  type PopupSettingsInput,
  readPopupSettings,
  readRawSettings,
  refusesClickTrigger,
  sizes,
} from "./popupSettings.ts"
export { automaticTriggers, findGuard, type OpenGuard, type OpenReason } from "./openGuards.ts"
export { findLimit } from "./openLimits.ts"
export { computeAnimationStart, computeMinTop, computePosition, type PopupPosition } from "./position.ts"
export { enqueuePopup, type QueueItem, type QueueState, selectNextPopup } from "./queue.ts"
export { decodeRedirect, parseCloseDelay } from "./redirect.ts"
export { isWithinSchedule } from "./schedule.ts"
export { computeScrollDepth, hasReachedScroll, type ScrollMeasure } from "./scrollDepth.ts"
export { cookieEvents, type CookieEvent, selectCookies } from "./selectCookies.ts"
export { computeSize, type PopupSize } from "./size.ts"
export {
  type CloseCause,
  closeTriggers,
  createHtmlClasses,
  createZIndexes,
  htmlClasses,
  selectCloseTarget,
} from "./stack.ts"
export { isTrigger, type KnownTrigger, readTrigger, type Trigger } from "./trigger.ts"
export { hashVisitor, selectVariant } from "./variant.ts"
