import { nullPrototype } from "../domain/index.ts"
import { createLoaderDecorations } from "../behaviours/decorations.ts"
import { createEvents } from "../events/events.ts"
import { createActionDeferral } from "../hooks/deferredActions.ts"
import { createClickDeferral } from "../hooks/deferredClick.ts"
import { createHostJobs } from "../host/hostJobs.ts"
import { createHostSettings } from "../host/hostSettings.ts"
import { canInsertHtml } from "../html/canInsertHtml.ts"
import type { TrustedHtmlPolicy } from "../html/html.ts"
import type { LoadFocusTrap } from "../interface/focusTrap.ts"
import { createClock } from "../page/clock.ts"
import { readLoaderConfig } from "../page/loaderConfig.ts"
import type { LoaderPage, Page } from "../page/page.ts"
import { createPageDocument } from "../page/pageDocument.ts"
import { createScanner } from "../page/scanner.ts"
import { createStorage } from "../page/storage.ts"
import { createLoaderReports } from "../author/reports.ts"

/** The inputs of a page; services may be replaced by doubles. */
export interface PageOptions {
  readonly window: Window & typeof globalThis
  readonly signal: AbortSignal
  /** The script tag that loaded us, whose attributes are settings. */
  readonly tag?: HTMLElement | null
  /** The result of `createTrustedHtmlPolicy`, created once per document; `createPage` creates it by itself. */
  readonly trustedHtml?: TrustedHtmlPolicy
  /** Fetches the `focus-trap` package; null keeps focus in an open overlay by making the rest of the page inert alone. */
  readonly loadFocusTrap?: LoadFocusTrap
  readonly services?: Partial<Page>
}

/** The loader has its tag, and has created the policy. */
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
    // The attribute's value is hidden by browsers, the property's is not.
    readScriptNonce: () => tag?.nonce || [...document.scripts].find(({ nonce }) => nonce)?.nonce || "",
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
    ...createScanner({ window, document, signal, clock, reports, inserted }),
    ...createActionDeferral({ window, document, signal }),
    deferClick: createClickDeferral({ clock, decorations, services, signal }),
    loadLate: () => Promise.resolve(),
    ...doubles,
  })
}
