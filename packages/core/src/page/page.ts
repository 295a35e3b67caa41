import { nullPrototype } from "../domain/index.ts"
import type { Announcer } from "./announcer.ts"
import { canInsertHtml } from "./canInsertHtml.ts"
import { type Clock, createClock } from "./clock.ts"
import { type LoaderConfig, readLoaderConfig } from "./loaderConfig.ts"
import type { PageConfig } from "./config.ts"
import { createLoaderDecorations, type Decorations, type LoaderDecorations } from "./decorations.ts"
import { createEvents, type LoaderEvents, type PageEvents } from "./events.ts"
import { createHostJobs, type HostJobs } from "./hostJobs.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import { createClickDeferral, type DeferClick } from "./deferredClick.ts"
import { createHostSettings, type HostSettings } from "./hostSettings.ts"
import type { HtmlParser, TrustedHtmlPolicy } from "./html.ts"
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

/** The page as the loader creates it: enough to find hooks, defer actions and correct what must be right from the start. It is immutable. */
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
  /** Objects that packages store for the page, by name; see `serviceOf`. Once stored, a service is not replaced. */
  readonly services: Map<string, unknown>
  /** Finds inserted and removed hooks now, instead of before the next frame. */
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
  readonly overlays: Overlays
  readonly announce: Announcer
  readonly reports: Reports
  readonly notices: Notices
  readonly navigation: Navigation
  readonly translator: CreateTranslate
  /** Calls the function with the texts of warnings, once they are loaded. */
  readonly diagnose: Diagnose
}

/** The inputs of a page; services may be replaced by doubles. */
export interface PageOptions {
  readonly window: Window & typeof globalThis
  readonly signal: AbortSignal
  /** The script tag that loaded us, whose attributes are settings. */
  readonly tag?: Element | null
  /** The result of `createTrustedHtmlPolicy`, created once per document. */
  readonly trustedHtml?: TrustedHtmlPolicy
  readonly loadFocusTrap?: LoadFocusTrap
  readonly services?: Partial<Page>
}

/** The loader knows its tag, and has created the policy. */
type LoaderPageOptions = PageOptions & Required<Pick<PageOptions, "tag" | "trustedHtml">>

/** Creates the services that exist from the start. It reads only the config from the page, and writes nothing. */
export function createLoaderPage(options: LoaderPageOptions): LoaderPage {
  const { window, signal, tag, trustedHtml } = options
  const doubles = nullPrototype(options.services ?? {})
  const document = createPageDocument(window.document)
  const inserted = new WeakSet<Node>()
  const decorations = createLoaderDecorations()
  signal.addEventListener("abort", () => decorations.restoreAll())
  const reports = doubles.reports ?? createLoaderReports(window)
  const config = doubles.config ?? readLoaderConfig(document, tag)
  const clock = doubles.clock ?? createClock(window, signal)
  const settings = doubles.settings ?? createHostSettings({ window, document, config })
  const services = new Map<string, unknown>()
  const events =
    doubles.events ??
    createEvents({
      window,
      document,
      signal,
      onError: (cause, name) => reports.fail({ during: "event", widget: name, cause }),
    })
  return Object.freeze({
    window,
    document,
    config,
    tag,
    settings,
    jobs: createHostJobs({
      document,
      settings,
      canInsertHtml: () => canInsertHtml({ document, trustedHtml, services }),
    }),
    clock,
    storage: createStorage(window, signal),
    trustedHtml,
    events,
    reports,
    decorations,
    createRecord: createLoaderDecorations,
    inserted,
    signal,
    services,
    ...createScanner({ window, document, signal, clock, reports }),
    ...createActionDeferral({ window, document, signal }),
    deferClick: createClickDeferral({ clock, decorations, services, signal }),
    loadLate: () => Promise.resolve(),
    ...doubles,
  })
}

/** What a package keeps for a page under `name`, if it has been made. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one package that uses a name knows what is there
export function findService<Service extends object>(
  page: Pick<LoaderPage, "services">,
  name: string,
): Service | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  return page.services.get(name) as Service | undefined
}

/**
 * The service that a package stores for a page under `name`, created at first use. The page stores it instead of the module, so that two
 * files with the same module share it.
 */
export function serviceOf<Service extends object>(page: LoaderPage, name: string, create: () => Service): Service {
  const existing = findService<Service>(page, name)
  if (existing) return existing
  const service = create()
  page.services.set(name, service)
  return service
}
