import type { Announcer } from "./announcer.ts"
import { type Clock, createClock } from "./clock.ts"
import { type BootConfig, readBootConfig } from "./bootConfig.ts"
import type { PageConfig } from "./config.ts"
import { createDecorations, type Decorations } from "./decorations.ts"
import { createEvents, type PageEvents } from "./events.ts"
import { createFamilies, type Families } from "./families.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import { createHoldPress, type HoldPress } from "./heldPress.ts"
import { createHostSettings, type HostSettings } from "./hostSettings.ts"
import { createFragmentParser, type HtmlParser, type TrustedHtmlPolicy } from "./html.ts"
import { createHttp, type Http } from "./http.ts"
import type { Navigation } from "./navigation.ts"
import type { Notices } from "./notices.ts"
import type { Overlays } from "./overlays.ts"
import { keepActs, type KeepActsFor } from "./keptActs.ts"
import { type BootReports, createBootReports, type Reports } from "./reports.ts"
import { createScanner } from "./scanner.ts"
import { createStorage, type PageStorage } from "./storage.ts"
import type { CreateTranslate } from "./translator.ts"

/** What of a page is there from the start: enough to find hooks, keep acts and put the host's basket markup right. */
export interface BootPage {
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly config: BootConfig
  /** The script tag that loaded us, whose attributes are settings. */
  readonly tag: Element | null
  readonly settings: HostSettings
  readonly families: Families
  readonly clock: Clock
  readonly storage: PageStorage
  readonly http: Http
  readonly html: Pick<HtmlParser, "parseFragment">
  readonly trustedHtml: TrustedHtmlPolicy
  readonly events: PageEvents
  readonly reports: BootReports
  /** Changes to nodes of the host, undone when the page stops. */
  readonly decorations: Decorations
  /** A record of changes that is undone by whoever asks for it. */
  createDecorations(): Decorations
  /** Aborted by `stop()`: listeners, timers and requests that hang on it end. */
  readonly signal: AbortSignal
  /** What packages keep for the page, by name; see `partOf`. */
  readonly parts: Map<string, unknown>
  /** Takes hooks that were inserted or removed into account now, instead of before the next frame. */
  scan(): void
  /** Calls `listener` at each look at the page's nodes; it answers `true` when it found something new. */
  onScan(listener: () => unknown): void
  /** Begins to watch the page's nodes. */
  watch(): void
  readonly keepActsFor: KeepActsFor
  readonly holdPress: HoldPress
  /** Has the code come that most pages sleep without until the shopper acts; settles when it is there or can't be had. */
  wake(): Promise<void>
}

/** Everything a widget may use of the page it stands on. It is handed in, so a test or a story makes its own. */
export interface Page extends BootPage {
  readonly config: PageConfig
  readonly html: HtmlParser
  readonly overlays: Overlays
  readonly announce: Announcer
  readonly reports: Reports
  readonly notices: Notices
  readonly navigation: Navigation
  readonly translator: CreateTranslate
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
export function createBootPage(options: PageOptions): BootPage {
  const { window, signal, tag = null, services = {} } = options
  const { trustedHtml = { createHTML: (html: string) => html } } = options
  const { document } = window
  const decorations = createDecorations()
  signal.addEventListener("abort", () => decorations.restoreAll())
  const reports = services.reports ?? createBootReports(window)
  const config = services.config ?? readBootConfig(document, tag)
  const clock = services.clock ?? createClock(window, signal)
  const settings = services.settings ?? createHostSettings({ window, config })
  return {
    window,
    document,
    config,
    tag,
    settings,
    families: createFamilies({ window, settings }),
    clock,
    storage: createStorage(window, signal),
    http: createHttp(window, clock, signal),
    html: createFragmentParser(document, trustedHtml),
    trustedHtml,
    events: createEvents({
      window,
      signal,
      onError: (cause, name) => reports.fail({ during: "event", widget: name, cause }),
    }),
    reports,
    decorations,
    createDecorations,
    signal,
    parts: new Map(),
    ...createScanner({ window, signal, clock, reports }),
    keepActsFor: keepActs(window, signal),
    holdPress: createHoldPress({ clock, decorations, signal }),
    wake: () => Promise.resolve(),
    ...services,
  }
}

/** What a package keeps for a page under `name`, if it has been made. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the one package that uses a name knows what is there
export function findPart<Part extends object>(page: BootPage, name: string): Part | undefined {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the same
  return page.parts.get(name) as Part | undefined
}

/**
 * What a package keeps for a page under `name`, made by `create` when it is first asked for. The page holds it, not the
 * module, so that two files that contain the same module share it.
 */
export function partOf<Part extends object>(page: BootPage, name: string, create: () => Part): Part {
  const existing = findPart<Part>(page, name)
  if (existing) return existing
  const part = create()
  page.parts.set(name, part)
  return part
}
