import { coreConfig } from "../config.ts"
import { type ConfigNames, listConfigNames, nullPrototype } from "../domain/index.ts"
import { coreMessages } from "../messages.ts"
import { createAnnouncer } from "./announcer.ts"
import { canInsertHtml } from "./canInsertHtml.ts"
import { type PageConfig, parsePrintedConfig, readPageConfig } from "./config.ts"
import { diagnostics } from "./diagnostics.ts"
import { completeDecorations, createDecorations } from "./decorations.ts"
import { createConfigReport, type Diagnose, type Diagnostics } from "./diagnose.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import { createHostSettings } from "./hostSettings.ts"
import { createMessageParser } from "./html.ts"
import { createHttp } from "./http.ts"
import { createFullHostJobs } from "./jobWarnings.ts"
import { createNavigation } from "./navigation.ts"
import { createNotices } from "./notices.ts"
import { createOverlays } from "./overlays.ts"
import { createLoaderPage, type LoaderPage, type Page, type PageOptions } from "./page.ts"
import { createReports } from "./reports.ts"
import { hasUnknownNames } from "./unknownConfigNames.ts"
import { createTranslators } from "./translator.ts"
import { deriveSettings } from "./wholeSettings.ts"

interface FullPageOptions {
  /** Fetches the diagnostics, when the first check has found a mistake. */
  readonly loadDiagnostics: () => Promise<Diagnostics>
  readonly loadFocusTrap: LoadFocusTrap
  /** What the page's config may name. */
  readonly configNames: ConfigNames
  /** Services of a test or a story, which stand in for ours. */
  readonly doubles?: Partial<Page>
}

/**
 * A page with what only widgets and acting behaviours need, around the loader's. The whole config is read now, so this is when its
 * mistakes are reported.
 */
export function createFullPage(
  loaderPage: LoaderPage,
  { loadFocusTrap, loadDiagnostics, configNames, doubles = nullPrototype({}) }: FullPageOptions,
): Page {
  const { window, document, signal, clock, inserted } = loaderPage
  const decorations = completeDecorations(loaderPage.decorations, inserted)
  const createOwnDecorations = () => createDecorations(inserted)
  const reports = doubles.reports ?? createReports(loaderPage.reports, window)
  const diagnose = doubles.diagnose ?? createDiagnose(loadDiagnostics)
  const config = doubles.config ?? readConfig(loaderPage, configNames, { reports, diagnose })
  const settings = doubles.settings ?? createHostSettings({ window, config, derive: deriveSettings })
  const translator =
    doubles.translator ?? createTranslators(config.locale, config.messages, (message) => reports.warn(message))
  return Object.freeze({
    ...loaderPage,
    decorations,
    createDecorations: createOwnDecorations,
    config,
    reports,
    settings,
    jobs:
      doubles.jobs ??
      createFullHostJobs({ window, config, settings, reports, canInsertHtml: () => canInsertHtml(loaderPage) }),
    translator,
    http: doubles.http ?? createHttp(window, clock, signal),
    html: { ...loaderPage.html, ...createMessageParser(document, loaderPage.trustedHtml) },
    overlays: doubles.overlays ?? createOverlays({ window, signal, loadFocusTrap, inert: createOwnDecorations() }),
    announce:
      doubles.announce ??
      createAnnouncer({ document, clock, signal, introText: translator("core", coreMessages)("notifications") }),
    navigation: doubles.navigation ?? createNavigation(window, config.origins),
    notices: doubles.notices ?? createNotices(document, decorations),
    diagnose,
  })
}

/** A full page at once, for tests, stories and pages that install the packages from npm. */
export function createPage(options: PageOptions): Page {
  const { loadFocusTrap = null, services: doubles } = options
  return createFullPage(createLoaderPage(options), {
    loadFocusTrap,
    loadDiagnostics: () => Promise.resolve(diagnostics),
    // Which parts such a page has is not known, so names of packages are not checked.
    configNames: listConfigNames([{ config: coreConfig }]),
    doubles: { diagnose: (run) => run(diagnostics), ...doubles },
  })
}

function createDiagnose(load: () => Promise<Diagnostics>): Diagnose {
  let loading: Promise<Diagnostics> | null = null
  return (run) => {
    // Without the texts nothing is reported; what a shopper sees doesn't change.
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
