import { type Announcer, createAnnouncer } from "./announcer.ts"
import { type Clock, createClock } from "./clock.ts"
import { type PageConfig, readPageConfig } from "./config.ts"
import { createDecorations, type Decorations } from "./decorations.ts"
import { createEvents, type PageEvents } from "./events.ts"
import { createFamilies, type Families } from "./families.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import { createHostSettings, type HostSettings } from "./hostSettings.ts"
import { createHtmlParser, type HtmlParser, type TrustedHtmlPolicy } from "./html.ts"
import { createHttp, type Http } from "./http.ts"
import { coreMessages } from "../messages.ts"
import { createNavigation, type Navigation } from "./navigation.ts"
import { createNotices, type Notices } from "./notices.ts"
import { createOverlays, type Overlays } from "./overlays.ts"
import { createReports, type Reports } from "./reports.ts"
import { createStorage, type PageStorage } from "./storage.ts"
import { type CreateTranslate, createTranslators } from "./translator.ts"

/** Everything a widget may use of the page it stands on. It is handed in, so a test or a story makes its own. */
export interface Page {
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly config: PageConfig
  readonly settings: HostSettings
  readonly families: Families
  readonly clock: Clock
  readonly storage: PageStorage
  readonly http: Http
  readonly html: HtmlParser
  readonly overlays: Overlays
  readonly announce: Announcer
  readonly events: PageEvents
  readonly navigation: Navigation
  readonly notices: Notices
  readonly reports: Reports
  readonly translator: CreateTranslate
  /** Aborted by `stop()`: listeners, timers and requests that hang on it end. */
  readonly signal: AbortSignal
  /** Changes to nodes of the host, undone when the page stops. */
  readonly decorations: Decorations
  /** Takes hooks that were inserted or removed into account now, instead of before the next frame. */
  scan(): void
  /** Calls `listener` after each look at the page's hooks, for behaviours that have to decorate theirs. */
  onScan(listener: () => void): void
}

/** What a page is made of; services may be replaced by doubles. */
export interface PageOptions {
  readonly window: Window & typeof globalThis
  readonly signal: AbortSignal
  /** The script tag that loaded us, whose attributes are settings. */
  readonly tag?: Element | null
  /** From `createTrustedHtmlPolicy`, made once a document. */
  readonly trustedHtml?: TrustedHtmlPolicy
  readonly loadFocusTrap?: LoadFocusTrap
  readonly services?: Partial<Page>
}

/** The services of one page. Nothing is read from it but its config, and nothing is written. */
export function createPage(options: PageOptions): Page {
  const { window, signal, tag = null, trustedHtml, services = {}, loadFocusTrap = null } = options
  const { document } = window
  const decorations = createDecorations()
  signal.addEventListener("abort", () => decorations.restoreAll())
  const reports = services.reports ?? createReports(window)
  const config = services.config ?? readPageConfig({ document, tag, warn: (message) => reports.warn(message) })
  const translator = createTranslators(config.locale, config.messages)
  const translate = translator("core", coreMessages)
  const clock = services.clock ?? createClock(window, signal)
  const settings = services.settings ?? createHostSettings({ window, config, viewCartText: translate("viewCart") })
  return {
    window,
    document,
    config,
    settings,
    families: createFamilies({ document, config, settings, reports }),
    clock,
    storage: createStorage(window, signal),
    http: createHttp(window, clock, signal),
    html: createHtmlParser(document, trustedHtml ?? { createHTML: (html) => html }),
    overlays: createOverlays(window, signal, loadFocusTrap),
    announce: createAnnouncer({ document, clock, signal, introText: translate("notifications") }),
    events: createEvents({
      window,
      signal,
      onError: (cause, name) => reports.fail({ during: "event", widget: name, cause }),
    }),
    navigation: createNavigation(window),
    notices: createNotices(document, decorations),
    reports,
    translator,
    signal,
    decorations,
    scan: () => undefined,
    onScan: () => undefined,
    ...services,
  }
}
