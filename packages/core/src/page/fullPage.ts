import { type ConfigNames, nullPrototype } from "../domain/index.ts"
import { coreMessages } from "../messages.ts"
import { createAnnouncer } from "./announcer.ts"
import { canInsertHtml } from "./canInsertHtml.ts"
import { type PageConfig, parsePrintedConfig, readPageConfig } from "./config.ts"
import { completeDecorations } from "./decorations.ts"
import { createConfigReport, type Diagnose, type Diagnostics } from "./diagnose.ts"
import { deriveSettings } from "./deriveSettings.ts"
import { createFieldListener } from "./fieldEvents.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import { createFullHostJobs } from "./fullHostJobs.ts"
import { hasUnknownNames } from "./hasUnknownNames.ts"
import { createHostSettings } from "./hostSettings.ts"
import { createHtmlParser } from "./html.ts"
import { createHttp } from "./http.ts"
import { limitScans } from "./limitScans.ts"
import { createNavigation } from "./navigation.ts"
import { createNotices } from "./notices.ts"
import { createOverlays } from "./overlays.ts"
import { provideOwnAttributes } from "./ownAttributes.ts"
import type { LoaderPage, Page } from "./page.ts"
import { requestListenersOf } from "./requestListeners.ts"
import { createReports } from "./reports.ts"
import { markTheme } from "./themeAttribute.ts"
import { createTranslators } from "./translator.ts"

interface FullPageOptions {
  /** Fetches the diagnostics, when the first check has found a mistake. */
  readonly loadDiagnostics: () => Promise<Diagnostics>
  readonly loadFocusTrap: LoadFocusTrap
  /** The names that the page's config may use. */
  readonly configNames: ConfigNames
  /** Services of a test or a story, used instead of ours. */
  readonly doubles?: Partial<Page>
}

/**
 * Creates the full page around the loader's page: the services that only widgets and active behaviours need. It reads the whole config, so
 * mistakes are reported now.
 */
export function createFullPage(
  loaderPage: LoaderPage,
  { loadFocusTrap, loadDiagnostics, configNames, doubles = nullPrototype({}) }: FullPageOptions,
): Page {
  const { window, document, signal, clock, inserted } = loaderPage
  const ownAttributes = provideOwnAttributes(loaderPage)
  const decorations = completeDecorations(loaderPage.decorations, inserted, ownAttributes)
  const createOwnDecorations = () => completeDecorations(loaderPage.createRecord(), inserted, ownAttributes)
  const reports = doubles.reports ?? createReports(loaderPage.reports, window)
  const diagnose = doubles.diagnose ?? createDiagnose(loadDiagnostics)
  const config = doubles.config ?? readConfig(loaderPage, configNames, { reports, diagnose })
  markTheme(document, config, decorations)
  const settings = doubles.settings ?? createHostSettings({ window, document, config, derive: deriveSettings })
  const translator =
    doubles.translator ??
    createTranslators(config.locale, config.messages, (known) =>
      diagnose(({ listMisspeltTexts }) => {
        for (const text of listMisspeltTexts(known, config.messages)) reports.warn(text)
      }),
    )
  const reportRequestEnd = (body: unknown) => {
    for (const listener of requestListenersOf(loaderPage)) listener(body)
  }
  return Object.freeze({
    ...loaderPage,
    ...limitScans(loaderPage),
    events: {
      ...loaderPage.events,
      listenToField: createFieldListener({ window, signal, routes: loaderPage.events.routes }),
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
    http: doubles.http ?? createHttp(window, clock, signal, reportRequestEnd),
    html: doubles.html ?? createHtmlParser(document, loaderPage.trustedHtml),
    overlays:
      doubles.overlays ??
      createOverlays({
        window,
        signal,
        loadFocusTrap,
        inert: createOwnDecorations(),
        pinned: loaderPage.createRecord(),
      }),
    announce:
      doubles.announce ??
      createAnnouncer({ document, clock, signal, introText: translator("core", coreMessages)("notifications") }),
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

function readConfig(
  { document, tag }: LoaderPage,
  names: ConfigNames,
  { reports, diagnose }: Pick<Page, "reports" | "diagnose">,
): PageConfig {
  const report = createConfigReport(reports, diagnose)
  const config = readPageConfig({ document, tag, printed: parsePrintedConfig(document), names, report })
  const all = Object.keys(config.all)
  if (hasUnknownNames(all, tag, names)) {
    diagnose(({ listUnknownNames }) => {
      for (const problem of listUnknownNames(all, tag, names)) report(problem)
    })
  }
  return config
}
