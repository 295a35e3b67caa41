import { type ConfigNames, nullPrototype, type ParsedConfig } from "../domain/index.ts"
import { coreMessages } from "../messages.ts"
import { createAnnouncer } from "../interface/announcer.ts"
import { canInsertHtml } from "../html/canInsertHtml.ts"
import { type PageConfig, parsePrintedConfig, readPageConfig } from "../page/config.ts"
import { completeDecorations } from "../behaviours/decorations.ts"
import { createConfigReport, type Diagnose, type Diagnostics } from "../author/diagnose.ts"
import { createFieldListener } from "../events/fieldEvents.ts"
import { focusTrapService, type LoadFocusTrap } from "../interface/focusTrap.ts"
import { createFullHostJobs } from "../host/fullHostJobs.ts"
import { createFullHostSettings } from "../host/fullHostSettings.ts"
import { hasUnknownNames } from "../author/hasUnknownNames.ts"
import { createHtmlParser } from "../html/html.ts"
import { createHttp } from "../http/http.ts"
import { limitScans } from "../page/limitScans.ts"
import { createNavigation } from "../interface/navigation.ts"
import { createNotices } from "../interface/notices.ts"
import { createPageModules, type LoadAsked } from "../modules/pageModules.ts"
import { provideOwnAttributes } from "../behaviours/ownAttributes.ts"
import type { LoaderPage, Page } from "../page/page.ts"
import { requestListenersService } from "../http/requestListeners.ts"
import { createReports } from "../author/reports.ts"
import { markTheme } from "../interface/themeAttribute.ts"
import { createTranslators } from "../interface/translator.ts"

interface FullPageOptions {
  /** Fetches the diagnostics, when the first check has found a mistake. */
  readonly loadDiagnostics: () => Promise<Diagnostics>
  readonly loadFocusTrap: LoadFocusTrap
  /** Fetches the modules that code asks for. */
  readonly loadAsked: LoadAsked
  /** The names that the page's config may use. */
  readonly configNames: ConfigNames
  /** The config in place of one that the page prints. */
  readonly printed?: ParsedConfig | null
  /** Services of a test or a story, used instead of ours. */
  readonly doubles?: Partial<Page>
}

/**
 * Creates the full page around the loader's page: the services that only widgets and active behaviours need. It reads the whole config, so
 * mistakes are reported now.
 */
export function createFullPage(
  loaderPage: LoaderPage,
  { loadFocusTrap, loadAsked, loadDiagnostics, configNames, printed, doubles = nullPrototype({}) }: FullPageOptions,
): Page {
  const { window, document, signal, clock, inserted } = loaderPage
  const ownAttributes = provideOwnAttributes(loaderPage)
  const decorations = completeDecorations(loaderPage.decorations, inserted, ownAttributes)
  const createOwnDecorations = () => completeDecorations(loaderPage.createRecord(), inserted, ownAttributes)
  const reports = doubles.reports ?? createReports(loaderPage.reports, window)
  const diagnose = doubles.diagnose ?? createDiagnose(loadDiagnostics)
  const config = doubles.config ?? readConfig(loaderPage, { names: configNames, printed, reports, diagnose })
  markTheme(document, config, decorations)
  const settings = doubles.settings ?? createFullHostSettings({ window, document, config })
  const translator =
    doubles.translator ??
    createTranslators(config.locale, config.messages, (known) =>
      diagnose(({ listMisspeltTexts }) => {
        for (const text of listMisspeltTexts(known, config.messages)) reports.warn(text)
      }),
    )
  focusTrapService.provide(loaderPage, loadFocusTrap)
  const reportRequestEnd = (body: unknown) => {
    for (const listener of requestListenersService.of(loaderPage)) listener(body)
  }
  return Object.freeze({
    ...loaderPage,
    ...limitScans(loaderPage),
    events: {
      ...loaderPage.events,
      listenToField: createFieldListener({ window, document, signal, routes: loaderPage.events.routes }),
    },
    decorations,
    createDecorations: createOwnDecorations,
    config,
    reports,
    settings,
    jobs:
      doubles.jobs ??
      createFullHostJobs({
        ...loaderPage,
        config,
        settings,
        warn: (problem) => diagnose(({ formatJobProblem }) => reports.warn(formatJobProblem(problem))),
        canInsertHtml: () => canInsertHtml(loaderPage),
      }),
    translator,
    modules: doubles.modules ?? createPageModules(loadAsked),
    http: doubles.http ?? createHttp(window, clock, signal, reportRequestEnd),
    html: doubles.html ?? createHtmlParser(document, loaderPage.trustedHtml),
    announce:
      doubles.announce ??
      createAnnouncer({
        document,
        clock,
        signal,
        inserted,
        introText: translator("core", coreMessages)("notifications"),
      }),
    navigation: doubles.navigation ?? createNavigation(window, config.origins),
    notices: doubles.notices ?? createNotices(document, decorations),
    diagnose,
  })
}

function createDiagnose(load: () => Promise<Diagnostics>): Diagnose {
  let loading: Promise<Diagnostics> | null = null
  return (run) => {
    // Without the texts nothing is reported; the shopper sees no difference.
    ;(loading ??= load()).then(run, () => undefined)
  }
}

interface ConfigReading extends Pick<Page, "reports" | "diagnose"> {
  readonly names: ConfigNames
  readonly printed: ParsedConfig | null | undefined
}

function readConfig(
  { document, tag, config: { text } }: LoaderPage,
  { names, printed, reports, diagnose }: ConfigReading,
): PageConfig {
  const report = createConfigReport(reports, diagnose)
  const config = readPageConfig({
    document,
    tag,
    text,
    printed: printed ?? parsePrintedConfig(document),
    names,
    report,
  })
  const all = Object.keys(config.all)
  if (hasUnknownNames(all, tag, names)) {
    diagnose(({ listUnknownNames }) => {
      for (const problem of listUnknownNames(all, tag, names)) report(problem)
    })
  }
  return config
}
