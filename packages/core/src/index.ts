export { whenLoaded } from "./page/whenLoaded.ts"
export { createPage } from "./page/createPage.ts"
export { createFullPage } from "./page/fullPage.ts"
export { type LoaderPage, createLoaderPage, findService, type Page, type PageOptions, serviceOf } from "./page/page.ts"
export { createDecorations, type Decorations } from "./page/decorations.ts"
export { createRegistry, type Registry } from "./page/registry.ts"
export { createRingside, findSlot, slotKey, type LoaderParts, type RingsideSlot } from "./page/ringside.ts"
export type { CartError, CartState, UndoOffer } from "./page/cartState.ts"
export type { AddedToCart, AddSource } from "./page/eventDetails.ts"
export type { RingsideEvent, RingsideEventName, RingsideEvents } from "./page/ringsideEvents.ts"
export type {
  CartApi,
  CartResultLike,
  ConsentApi,
  ExpressApi,
  ExpressFunction,
  PaymentsApi,
  PopupResultLike,
  PopupsApi,
  RingsideApi,
  WalletStartInput,
  WalletStartResult,
} from "./page/ringsideApi.ts"
export { createTrustedHtmlPolicy, type HtmlParser, type TrustedHtmlPolicy } from "./page/html.ts"
export { findJQuery, readJQueryData, unwrapElement } from "./page/jquery.ts"
export { isOwnFunction, markOwnFunction, provideFunctions } from "./page/ownFunctions.ts"
export { provideSetFunctions, type SetFunction } from "./page/setFunctions.ts"
export type { Http, HttpAnswer, HttpRequest, HttpResult, WriteRequest } from "./page/http.ts"
export { isOwnAttribute } from "./page/ownAttributes.ts"
export { requestListenersOf } from "./page/requestListeners.ts"
export { createPrintedNonce } from "./page/printedNonce.ts"
export { type NonceSource, type NonceWrite, sendWrite, type WriteResult } from "./page/sendWrite.ts"
export { readHookOptions } from "./page/hookAttributes.ts"
export { startHandledActions } from "./page/handledActions.ts"
export { startHookChecks } from "./page/hookChecks.ts"
export { readHookNames } from "./page/hooks.ts"
export { readLinkTarget } from "./page/linkTarget.ts"
export { listen } from "./page/listen.ts"
export { createPageDocument, type PageDocument } from "./page/pageDocument.ts"
export { runListener } from "./page/runListener.ts"
export { readDataset } from "./page/readDataset.ts"
export { readGlobal } from "./page/readGlobal.ts"
export { hasModifier, isPlainClick } from "./page/plainClick.ts"
export { type Presses, pressesOf } from "./page/presses.ts"
export { startBehaviour } from "./page/startBehaviour.ts"
export type { LateCode, LateTrigger } from "./page/lateLoad.ts"
export { loadAsked } from "./page/loadAsked.ts"
export { createChunkToStart, type ModuleToStart, startLoaded } from "./page/startModules.ts"
export type { Members } from "./page/members.ts"
export type { FocusTrapModule, LoadFocusTrap } from "./page/focusTrap.ts"
export type { Notices } from "./page/notices.ts"
export { readLanguagePrefix, readRestRoot } from "./page/pageAddresses.ts"
export { coreMessages } from "./messages.ts"
export type { Announcer } from "./page/announcer.ts"
export type { Clock } from "./page/clock.ts"
export type { PageConfig } from "./page/config.ts"
export { formatTheme } from "./page/themeAttribute.ts"
export { hasConfigMember, readPartConfig } from "./page/partConfig.ts"
export type { EventToSend, ReceivedEvent, PageEvents } from "./page/events.ts"
export { layoutWidthChanged } from "./page/layoutWidthChanged.ts"
export { defineBareSignal, defineSignal, type Signal } from "./page/signals.ts"
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
} from "./page/productSignals.ts"
export type { HostJobs, JobMode } from "./page/hostJobs.ts"
export { cardAttribute, walletAttribute } from "./page/hostScripts.ts"
export type { HostSettings } from "./page/hostSettings.ts"
export { readPrintedText } from "./page/loaderConfig.ts"
export { hasHostSetting, readHostSettings } from "./page/readHostSettings.ts"
export { hasHostValue } from "./page/hasHostValue.ts"
export { readHostValue } from "./page/readHostValue.ts"
export { focusableSelector, frameSelector } from "./page/focusable.ts"
export { isRendered } from "./page/isRendered.ts"
export { findProduct, isSeen, listOwnElements } from "./page/ownElements.ts"
export { findForm, listControls } from "./page/formControls.ts"
export { findProductSlide, findSlideLink, findSlidePicture } from "./page/galleryPictures.ts"
export { findReplaceable } from "./page/findReplaceable.ts"
export { canInsertHtml } from "./page/canInsertHtml.ts"
export { trustScriptUrl } from "./page/trustScriptUrl.ts"
export { readDocumentCookies, writeDocumentCookie } from "./page/documentCookies.ts"
export { cookiesOf, type CookieAttributes, type CookieJar, type PageCookies } from "./page/cookiesOf.ts"
export { type BusyOptions, showBusy } from "./page/showBusy.ts"
export { answerMovedControls } from "./page/movedControls.ts"
export { type ControlFinder, createFocusKeeper, type FocusKeeper } from "./page/createFocusKeeper.ts"
export { focusWhenShown } from "./page/focusWhenShown.ts"
export { edgesOf, type WindowEdges } from "./page/edgesOf.ts"
export { focusInView } from "./page/focusInView.ts"
export { scrollerOf, type Scroller, type ScrollOptions } from "./page/scrollerOf.ts"
export { hostNoticesOf, type HostNotices } from "./page/hostNoticesOf.ts"
export { consentOf, type Consent, type ConsentState, type ConsentStates } from "./page/consentOf.ts"
export { readBlockSetting, readSettings, type SettingNames } from "./page/readBlockSetting.ts"
export { sendBeacon, type Beacon } from "./page/sendBeacon.ts"
export { postFields } from "./page/postFields.ts"
export { goOrReport } from "./page/goOrReport.ts"
export { createLoggedError } from "./page/loggedError.ts"
export type { Navigation } from "./page/navigation.ts"
export type { OverlayOptions, Overlays } from "./page/overlays.ts"
export type { Failure, Reports } from "./page/reports.ts"
export type { KeyValueStore, PageStorage } from "./page/storage.ts"
export type { CreateTranslate, Translate } from "./page/translator.ts"
export type { Activation } from "./page/activation.ts"
export { type Behaviour, defineBehaviour, type DelegatedListeners, type Scope } from "./page/behaviour.ts"
export { isStopped, stopBehaviours } from "./page/connections.ts"
export { provideStopper } from "./page/stopper.ts"
export { hasRegisteredWidgets, isInRegisteredHook } from "./page/registeredWidgets.ts"
export { startHooks } from "./page/startHooks.ts"
export type { Diagnostics, KnownWidgets } from "./page/diagnose.ts"
export { delegate } from "./page/delegate.ts"
export { findEventElement } from "./page/findEventElement.ts"
export { findTypedElement } from "./page/findTypedElement.ts"
export {
  connectRadioGroup,
  type Radio,
  type RadioGroup,
  type RadioGroupOptions,
  type RadioState,
} from "./page/radioGroup.ts"
export type { CreateBehaviours, LoadModule, LoaderBehaviour, Mounted, Widget, WidgetEntry } from "./page/widget.ts"
export { type ChunkToStart, startLateChunks } from "./page/lateChunks.ts"
export { isWidget } from "./page/widgetEntry.ts"
export { warnAuthor } from "./page/warnAuthor.ts"
export { readScriptNonce } from "./page/readScriptNonce.ts"
