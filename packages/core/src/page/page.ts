import type { Diagnose } from "../author/diagnose.ts"
import type { LoaderReports, Reports } from "../author/reports.ts"
import type { Decorations, LoaderDecorations } from "../behaviours/decorations.ts"
import type { LoaderEvents, PageEvents } from "../events/events.ts"
import type { ActionDeferral } from "../hooks/deferredActions.ts"
import type { DeferClick } from "../hooks/deferredClick.ts"
import type { HostJobs } from "../host/hostJobs.ts"
import type { HostSettings } from "../host/hostSettings.ts"
import type { HtmlParser, TrustedHtmlPolicy } from "../html/html.ts"
import type { Http } from "../http/http.ts"
import type { Announcer } from "../interface/announcer.ts"
import type { Navigation } from "../interface/navigation.ts"
import type { Notices } from "../interface/notices.ts"
import type { CreateTranslate } from "../interface/translator.ts"
import type { PageModules } from "../modules/pageModules.ts"
import type { Clock } from "./clock.ts"
import type { PageConfig } from "./config.ts"
import type { LoaderConfig } from "./loaderConfig.ts"
import type { PageDocument } from "./pageDocument.ts"
import type { PageStorage } from "./storage.ts"

/** The page as the loader creates it: enough to find hooks, defer actions and correct what must be right from the start. It is immutable. */
export interface LoaderPage extends ActionDeferral {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly config: LoaderConfig
  /** The script tag that loaded us, whose attributes are settings. */
  readonly tag: HTMLElement | null
  /** The nonce that the page's policy asks of scripts and styles: that of `tag`, else the first one of the page's scripts; empty without one. */
  readonly readScriptNonce: () => string
  readonly settings: HostSettings
  readonly jobs: HostJobs
  readonly clock: Clock
  readonly storage: PageStorage
  readonly trustedHtml: TrustedHtmlPolicy
  readonly events: LoaderEvents
  readonly reports: LoaderReports
  /** Changes to nodes of the host, undone when the page stops. */
  readonly decorations: LoaderDecorations
  /** Creates a record of changes that the caller reverts, and that are not marked as ours. */
  readonly createRecord: () => LoaderDecorations
  /** Our elements among the host's. Copies of them are not included. */
  readonly inserted: WeakSet<Node>
  /** Aborted by `stop()`: ends the listeners, timers and requests that use it. */
  readonly signal: AbortSignal
  /**
   * Objects that packages store for the page, by name, made by `definePageService`. A module may start when a name is there
   * (`startModules.ts`), and the map itself identifies the page (`hookClaims.ts`).
   */
  readonly services: Map<string, unknown>
  /** Calls the listeners of `onScan` now, instead of before the next frame or in idle time: they find inserted and removed elements. */
  scan(): void
  /** Calls `listener` at each scan of the page's nodes; it returns `true` when it found something new. The returned function removes it. */
  onScan(listener: () => unknown): () => void
  /** Starts observing the page's nodes. */
  watch(): void
  /** Stops observing them. */
  unwatch(): void
  /** Begins or ends to record what is added to the page, for late code that works on each new node; answers what was recorded. */
  record(isOn: boolean): readonly MutationRecord[]
  readonly deferClick: DeferClick
  /** Fetches and starts the late code; resolves when it has started or can't be loaded. */
  loadLate(): Promise<unknown>
}

/**
 * Everything that a widget may use of its page. It wraps the loader's page, and is passed in, so that a test or a story creates its own.
 */
export interface Page extends LoaderPage {
  readonly config: PageConfig
  readonly events: PageEvents
  readonly decorations: Decorations
  /** Creates a record of changes that the caller reverts, and that are marked as ours. */
  createDecorations(): Decorations
  readonly html: HtmlParser
  readonly http: Http
  readonly announce: Announcer
  readonly reports: Reports
  readonly notices: Notices
  readonly navigation: Navigation
  readonly translator: CreateTranslate
  readonly modules: PageModules
  /** Calls the function with the texts of warnings, once they are loaded. */
  readonly diagnose: Diagnose
}
