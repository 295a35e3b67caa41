export { completePage, createPage } from "./page/completePage.ts"
export { type BootPage, createBootPage, findPart, type Page, type PageOptions, partOf } from "./page/page.ts"
export { createDecorations, type Decorations } from "./page/decorations.ts"
export { createRegistry, type Registry } from "./page/registry.ts"
export {
  createRingside,
  findSlot,
  startHooks,
  slotKey,
  type CartApi,
  type CartResultLike,
  type RingsideApi,
  type RingsideSlot,
} from "./page/ringside.ts"
export { createTrustedHtmlPolicy, type HtmlParser, type TrustedHtmlPolicy } from "./page/html.ts"
export { findJQuery, hasDelegatedClickHandler, readJQueryData, unwrapElement } from "./page/jquery.ts"
export type { Http, HttpRequest, HttpResult } from "./page/http.ts"
export { type KnownWidgets, readHookOptions } from "./page/hookAttributes.ts"
export { startAnsweredActs } from "./page/answeredActs.ts"
export { startHookChecks } from "./page/hookChecks.ts"
export { readHookNames } from "./page/hooks.ts"
export { hasModifier, isPlainClick } from "./page/plainClick.ts"
export { whenLoaded } from "./page/loadSchedule.ts"
export { startBehaviour } from "./page/startBehaviour.ts"
export { findWake, type Sleeper, type Wake } from "./page/sleeper.ts"
export type { FocusTrapModule, LoadFocusTrap } from "./page/focusTrap.ts"
export type { Notices } from "./page/notices.ts"
export { readLanguagePrefix, readRestRoot } from "./page/pageAddresses.ts"
export { coreMessages } from "./messages.ts"
export type { Announcer } from "./page/announcer.ts"
export type { Clock } from "./page/clock.ts"
export type { PageConfig } from "./page/config.ts"
export type { EventToSend, HeardEvent, PageEvents } from "./page/events.ts"
export type { Families, Family, FamilyMode } from "./page/families.ts"
export type { HostSettings } from "./page/hostSettings.ts"
export type { Navigation } from "./page/navigation.ts"
export type { OverlayOptions, Overlays } from "./page/overlays.ts"
export type { Failure, Reports } from "./page/reports.ts"
export type { KeyValueStore, PageStorage } from "./page/storage.ts"
export type { CreateTranslate, Translate } from "./page/translator.ts"
export type { Activation } from "./page/activation.ts"
export type { Behaviour, BootBehaviour, LoadMode, LoadRule, Mounted, Widget, WidgetEntry } from "./page/widget.ts"
