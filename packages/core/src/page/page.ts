import { nullPrototype } from "../domain/index.ts"
import type { Announcer } from "./announcer.ts"
import { canInsertHtml } from "./canInsertHtml.ts"
import { type Clock, createClock } from "./clock.ts"
import { type LoaderConfig, readLoaderConfig } from "./loaderConfig.ts"
import type { PageConfig } from "./config.ts"
import { createLoaderDecorations, type Decorations, type LoaderDecorations } from "./decorations.ts"
import { createEvents, type PageEvents } from "./events.ts"
import { createHostJobs, type HostJobs } from "./hostJobs.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import { createClickDeferral, type DeferClick } from "./deferredClick.ts"
import { createHostSettings, type HostSettings } from "./hostSettings.ts"
import { createFragmentParser, type HtmlParser, type TrustedHtmlPolicy } from "./html.ts"
import type { Http } from "./http.ts"
import type { Navigation } from "./navigation.ts"
import type { Notices } from "./notices.ts"
import type { Overlays } from "./overlays.ts"
import { type ActionDeferral, createActionDeferral } from "./deferredActions.ts"
import { createPageDocument, type PageDocument } from "./pageDocument.ts"
import { type LoaderReports, createLoaderReports, type Reports } from "./reports.ts"
import { createScanner } from "./scanner.ts"
import { createStorage, type PageStorage } from "./storage.ts"
import type { Diagnose } from "./diagnose.ts"
import type { CreateTranslate } from "./translator.ts"

/** The page as the loader makes it: enough to find hooks, defer actions and put the host's basket markup right. It never changes. */
export interface LoaderPage extends ActionDeferral {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly config: LoaderConfig
  /** The script tag that loaded us, whose attributes are settings. */
  readonly tag: Element | null
  readonly settings: HostSettings
  readonly jobs: HostJobs
  readonly clock: Clock
  readonly storage: PageStorage
  readonly html: Pick<HtmlParser, "parseFragment">
  readonly trustedHtml: TrustedHtmlPolicy
  readonly events: PageEvents
  readonly reports: LoaderReports
  /** Changes to nodes of the host, undone when the page stops. */
  readonly decorations: LoaderDecorations
  /** Elements of ours among the host's. A copy of one is not in it. */
  readonly inserted: WeakSet<Node>
  /** Aborted by `stop()`: listeners, timers and requests that hang on it end. */
  readonly signal: AbortSignal
  /** What packages keep for the page, by name; see `serviceOf`. */
  readonly services: Map<string, unknown>
  /** Takes hooks that were inserted or removed into account now, instead of before the next frame. */
  scan(): void
  /** Calls `listener` at each look at the page's nodes; it answers `true` when it found something new. The answer ends it. */
  onScan(listener: () => unknown): () => void
  /** Begins to watch the page's nodes. */
  watch(): void
  readonly deferClick: DeferClick
  /** Fetches and starts the late code; resolves when it has started or can't be had. */
  loadLate(): Promise<unknown>
}

/** Everything a widget may use of the page it is on. It wraps the loader's page, and is handed in, so a test or a story makes its own. */
export interface Page extends LoaderPage {
  readonly config: PageConfig
  readonly decorations: Decorations
  /** A record of changes that is undone by whoever asks for it. */
  createDecorations(): Decorations
  readonly html: HtmlParser
  readonly http: Http
  readonly overlays: Overlays
  readonly announce: Announcer
  readonly reports: Reports
  readonly notices: Notices
  readonly navigation: Navigation
  readonly translator: CreateTranslate
  /** Runs what needs the texts of warnings, when they are there. */
  readonly diagnose: Diagnose
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

/** The services that are there from the start. Nothing is read from the page but its config, and nothing is written. */
export function createLoaderPage(options: PageOptions): LoaderPage {
  const { window, signal, tag = null } = options
  const doubles = nullPrototype(options.services ?? {})
  const { trustedHtml = { createHTML: (html: string) => html } } = options
  const document = createPageDocument(window.document)
  const inserted = new WeakSet<Node>()
  const decorations = createLoaderDecorations()
  signal.addEventListener("abort", () => decorations.restoreAll())
  const reports = doubles.reports ?? createLoaderReports(window)
  const config = doubles.config ?? readLoaderConfig(document, tag)
  const clock = doubles.clock ?? createClock(window, signal)
  const settings = doubles.settings ?? createHostSettings({ window, config })
  const services = new Map<string, unknown>()
  return {
    window,
    document,
    config,
    tag,
    settings,
    jobs: createHostJobs({
      window,
      settings,
      canInsertHtml: () => canInsertHtml({ document, trustedHtml, services }),
    }),
    clock,
    storage: createStorage(window, signal),
    html: createFragmentParser(document, trustedHtml),
    trustedHtml,
    events: createEvents({
      window,
      signal,
      onError: (cause, name) => reports.fail({ during: "event", widget: name, cause }),
    }),
    reports,
    decorations,
    inserted,
    signal,
    services,
    ...createScanner({ window, signal, clock, reports }),
    ...createActionDeferral(window, signal),
    deferClick: createClickDeferral({ clock, decorations, services, signal }),
    loadLate: () => Promise.resolve(),
    ...doubles,
  }
}

/** What a package keeps for a page under `name`, if it has been made. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the one package that uses a name knows what is there
export function findService<Service extends object>(
  page: Pick<LoaderPage, "services">,
  name: string,
): Service | undefined {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the same
  return page.services.get(name) as Service | undefined
}

/**
 * What a package keeps for a page under `name`, made by `create` when it is first asked for. The page holds it, not the
 * module, so that two files that contain the same module share it.
 */
export function serviceOf<Service extends object>(page: LoaderPage, name: string, create: () => Service): Service {
  const existing = findService<Service>(page, name)
  if (existing) return existing
  const service = create()
  page.services.set(name, service)
  return service
}
