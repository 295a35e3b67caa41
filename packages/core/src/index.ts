export { attempt } from "./page/attempt.ts"
export { whenActivated } from "./page/whenActivated.ts"
export { whenLoaded } from "./page/whenLoaded.ts"
export { createPage } from "./assembly/createPage.ts"
export { createFullPage } from "./assembly/fullPage.ts"
export { createKnownPage, type KnownPage, unknownAddress } from "./assembly/knownPage.ts"
export type { LoaderPage, Page } from "./page/page.ts"
export { createLoaderPage, type PageOptions } from "./loader/createLoaderPage.ts"
export {
  completeService,
  definePageService,
  type FoundService,
  type PageService,
  type ServicePage,
} from "./page/services.ts"
export { createDecorations, type Decorations } from "./behaviours/decorations.ts"
export { connectFilled } from "./hooks/connectFilled.ts"
export { findDrawingWidget } from "./hooks/drawsOn.ts"
export { createRegistry, type Registry } from "./hooks/registry.ts"
export { createRingside, findSlot, slotKey, type LoaderParts, type RingsideSlot } from "./loader/ringside.ts"
export type { CartError, CartState, UndoOffer } from "./page/cartState.ts"
export type { AddedToCart, AddSource } from "./events/eventDetails.ts"
export type { RingsideEvent, RingsideEventName, RingsideEvents } from "./events/ringsideEvents.ts"
export type { CoreApi } from "./loader/coreApi.ts"
export { createTrustedHtmlPolicy, type HtmlParser, type TrustedHtmlPolicy } from "./html/html.ts"
export { findJQuery, readJQueryData, unwrapElement } from "./events/jquery.ts"
export { isLoggedIn } from "./host/isLoggedIn.ts"
export { isEmptyFunction, isOwnFunction, markOwnFunction, provideFunctions } from "./host/ownFunctions.ts"
export { handlerMarksService, type PlatformHandler } from "./host/handlerMarks.ts"
export { markHandlers } from "./host/markHandlers.ts"
export { readHandlerMark } from "./host/readHandlerMark.ts"
export { followJQuery, provideSetFunctions, type SetFunction } from "./host/setFunctions.ts"
export {
  type Http,
  type HttpAnswer,
  type HttpRequest,
  type HttpResult,
  type Transport,
  type WriteRequest,
  writeTimeoutMs,
} from "./http/http.ts"
export { escapeApostrophes } from "./http/escapeApostrophes.ts"
export { type JQueryOptions, sendByJQuery } from "./http/jQueryTransport.ts"
export { isOwnAttribute } from "./behaviours/ownAttributes.ts"
export { requestListenersService } from "./http/requestListeners.ts"
export { createPrintedNonce } from "./http/printedNonce.ts"
export { type NonceSource, type NonceWrite, sendWrite, type WriteResult } from "./http/sendWrite.ts"
export { readHookOptions } from "./hooks/hookAttributes.ts"
export { startPageModules } from "./loader/startPageModules.ts"
export { startHookChecks } from "./diagnostics/hookChecks.ts"
export { readHookNames } from "./hooks/hooks.ts"
export { isComposing } from "./interface/isComposing.ts"
export { readLinkTarget } from "./interface/linkTarget.ts"
export { listen } from "./page/listen.ts"
export { canKeepState, moveNode } from "./page/moveNode.ts"
export { onRestored } from "./page/onRestored.ts"
export { submitNatively } from "./page/submitNatively.ts"
export { createPageDocument, type PageDocument } from "./page/pageDocument.ts"
export { runListener } from "./behaviours/runListener.ts"
export { readUnknownError, showUnknownError } from "./page/unknownError.ts"
export { readDataset } from "./page/readDataset.ts"
export { readGlobal } from "./page/readGlobal.ts"
export { type ClickKind, hasModifier, isPlainClick, isPrimaryClick } from "./interface/plainClick.ts"
export { type Presses, pressesService } from "./interface/presses.ts"
export { startBehaviour } from "./behaviours/startBehaviour.ts"
export type { LateCode, LoadTrigger } from "./modules/lateLoad.ts"
export { checkModule, type PageModules } from "./modules/pageModules.ts"
export type { ModuleToStart } from "./modules/startModules.ts"
export type { Members } from "./loader/members.ts"
export { type FocusTrapModule, isSeenAbove, type LoadFocusTrap } from "./interface/focusTrap.ts"
export { createErrorNotice } from "./interface/createErrorNotice.ts"
export { noticePlaceSelector, type Notices } from "./interface/notices.ts"
export { readLanguagePrefix, readRestRoot } from "./host/pageAddresses.ts"
export { readPlatformFolder } from "./host/platformFolder.ts"
export { coreMessages } from "./messages.ts"
export type { Announcer } from "./interface/announcer.ts"
export type { Clock } from "./page/clock.ts"
export type { OwnConfig, PageConfig } from "./page/config.ts"
export { formatTheme } from "./interface/themeAttribute.ts"
export { hasConfigMember, readPartConfig } from "./assembly/partConfig.ts"
export type { EventToSend, ReceivedEvent, PageEvents } from "./events/events.ts"
export { layoutWidthChanged } from "./events/layoutWidthChanged.ts"
export { onWidthChange } from "./events/onWidthChange.ts"
export { defineBareTopic, defineTopic, type Topic } from "./events/topics.ts"
export {
  firstSlideWanted,
  galleryLeaving,
  galleryReplaced,
  galleryStarted,
  galleryStarting,
  pictureReplaced,
  slideWanted,
  variationChosen,
  variationFound,
} from "./events/productTopics.ts"
export type { HostJobs, JobMode } from "./host/hostJobs.ts"
export { cardAttribute, walletAttribute } from "./host/hostScripts.ts"
export type { HostSettings } from "./host/hostSettings.ts"
export { hasHostSettings, readHostSettings } from "./host/readHostSettings.ts"
export { focusableSelector, frameSelector } from "./interface/focusable.ts"
export { isOfShop } from "./page/isOfShop.ts"
export { isRendered } from "./page/isRendered.ts"
export { isSeen } from "./page/isSeen.ts"
export { findProduct, listOwnElements } from "./behaviours/ownElements.ts"
export { findForm, listControls } from "./interface/formControls.ts"
export { findProductSlide, findSlideLink, findSlidePicture } from "./host/galleryPictures.ts"
export { findReplaceable, isOnPage } from "./html/findReplaceable.ts"
export { runAnswerScripts } from "./http/runAnswerScripts.ts"
export { canInsertHtml } from "./html/canInsertHtml.ts"
export { trustScriptUrl } from "./html/trustScriptUrl.ts"
export { readDocumentCookies, writeDocumentCookie } from "./host/documentCookies.ts"
export { cookiesService, type CookieAttributes, type CookieJar, type PageCookies } from "./host/cookiesService.ts"
export { followControl } from "./interface/followControl.ts"
export { type BusyOptions, leaveTimeoutMs, showBusy } from "./interface/showBusy.ts"
export { whenNotLeft } from "./interface/whenNotLeft.ts"
export { answerMovedControls } from "./hooks/movedControls.ts"
export { type ControlFinder, createFocusKeeper, type FocusKeeper } from "./interface/createFocusKeeper.ts"
export { focusWhenShown } from "./interface/focusWhenShown.ts"
export { edgesService, type WindowEdges } from "./interface/edgesService.ts"
export {
  createFieldProblems,
  type FieldProblemRules,
  type FieldProblems,
  type ProblemField,
} from "./interface/fieldProblems.ts"
export { focusProblem } from "./interface/focusProblem.ts"
export { isSameLanguage, markLanguage, readForeignLanguage } from "./interface/language.ts"
export { focusInView } from "./interface/focusInView.ts"
export { prefersReducedMotion } from "./interface/prefersReducedMotion.ts"
export { noticeScroll, scrollerService, type Scroller, type ScrollOptions } from "./interface/scrollerService.ts"
export { hostNoticesService, type HostNotices } from "./interface/hostNoticesService.ts"
export { consentService, type Consent, type ConsentState, type ConsentStates } from "./host/consentService.ts"
export { readBlockInterface, readBlockSetting } from "./host/readBlockSetting.ts"
export { sendBeacon, type Beacon } from "./http/sendBeacon.ts"
export { postFields } from "./http/postFields.ts"
export { postPopupForm } from "./http/postPopupForm.ts"
export { goOrReport } from "./interface/goOrReport.ts"
export { createLoggedError, isLoggedError } from "./page/loggedError.ts"
export type { Navigation } from "./interface/navigation.ts"
export { type OverlayOptions, type Overlays, overlaysService } from "./interface/overlays.ts"
export type { Failure, Reports } from "./author/reports.ts"
export type { KeyValueStore, PageStorage } from "./page/storage.ts"
export type { CreateTranslate, Translate, Translator } from "./interface/translator.ts"
export type { Activation } from "./hooks/activation.ts"
export { type Behaviour, defineBehaviour, type DelegatedListeners, type Scope } from "./behaviours/behaviour.ts"
export { connectElement, type ElementConnection } from "./behaviours/connectElement.ts"
export { isStopped, stopBehaviours } from "./behaviours/connections.ts"
export { provideStopper } from "./loader/stopper.ts"
export { createHooksChunk } from "./loader/hooksChunk.ts"
export { planHookChecks } from "./author/planHookChecks.ts"
export { startHooks } from "./loader/startHooks.ts"
export type { Diagnostics, KnownWidgets } from "./author/diagnose.ts"
export { delegate } from "./behaviours/delegate.ts"
export { findEventElement } from "./page/findEventElement.ts"
export { readReferrer } from "./page/readReferrer.ts"
export { findTypedElement } from "./page/findTypedElement.ts"
export {
  connectRadioGroup,
  type Radio,
  type RadioGroup,
  type RadioGroupOptions,
  type RadioState,
} from "./interface/radioGroup.ts"
export type { CreateBehaviours, LoaderBehaviour, Mounted, Widget, WidgetEntry } from "./hooks/widget.ts"
export type { ChunkToStart } from "./modules/ownChunks.ts"
export { isWidget } from "./hooks/widgetEntry.ts"
export { warnAuthor } from "./author/warnAuthor.ts"
