import { coreConfig } from "../config.ts"
import { listConfigNames, listKnownWidgets, parseConfig, type Part } from "../domain/index.ts"
import type { Diagnostics } from "../author/diagnose.ts"
import { planHookChecks } from "../author/planHookChecks.ts"
import { createFullPage } from "./fullPage.ts"
import { createTrustedHtmlPolicy, type TrustedHtmlPolicy } from "../html/html.ts"
import { provideNameCheck } from "./nameCheck.ts"
import type { LoadFocusTrap } from "../interface/focusTrap.ts"
import { type OwnConfig, readPageConfig } from "../page/config.ts"
import { loadOwnFile } from "../modules/pageModules.ts"
import { diagnosticsModule, hookChecksModule } from "../modules.ts"
import type { Page } from "../page/page.ts"
import { createPageDocument } from "../page/pageDocument.ts"
import { createLoaderPage, type PageOptions } from "../loader/createLoaderPage.ts"
import { provideRegisteredWidgets } from "../hooks/registeredWidgets.ts"
import { startParts } from "../loader/startParts.ts"

interface OwnPageOptions extends PageOptions {
  /**
   * The parts of the packages on the page, such as `galleryPart`. The page starts their behaviours and connects their hooks, as the script
   * tag does, and checks names in the config and attributes of hooks; `loadLate()` resolves when they have started, while files that only
   * some pages need, such as that for hooks, may still be on their way. Without parts nothing is started, only core's own config members
   * are known, and hooks are not checked.
   */
  readonly parts?: readonly Part[] | undefined
  /** The page's config, for pages that print none in `data-ringside-config`, such as an app's. Mistakes in it are reported. */
  readonly config?: OwnConfig | undefined
}

/** Fetches the focus trap when an overlay of the host first opens, as the script tag does. */
const loadOwnFocusTrap: LoadFocusTrap = () => import("focus-trap")

/** Fetches the texts of warnings when a check has found a mistake, as the script tag does. */
async function loadOwnDiagnostics(): Promise<Diagnostics> {
  const { createOwnDiagnostics } = await diagnosticsModule.load()
  return createOwnDiagnostics()
}

/** Creates a full page at once, for tests, stories and pages that use the npm packages. */
export function createPage({ parts = [], config, ...options }: OwnPageOptions): Page {
  const { loadFocusTrap = loadOwnFocusTrap, services: doubles, tag = null } = options
  const { trustedHtml = readOwnPolicy(options.window) } = options
  let starting: Promise<unknown> = Promise.resolve()
  const document = createPageDocument(options.window.document)
  const names = listConfigNames([{ config: coreConfig }, ...parts])
  const text = JSON.stringify(config)
  const printed = config ? parseConfig(text) : null
  // The full page reads it once more, and reports its mistakes.
  const early = printed && { config: readPageConfig({ document, tag, text, printed, names, report: ignore }) }
  const services = { loadLate: () => starting, ...early, ...doubles }
  const loaderPage = createLoaderPage({ ...options, services, tag, trustedHtml })
  provideRegisteredWidgets(loaderPage, [])
  const page = createFullPage(loaderPage, {
    loadFocusTrap,
    loadAsked: loadOwnFile,
    loadDiagnostics: loadOwnDiagnostics,
    configNames: names,
    printed,
    ...(doubles && { doubles }),
  })
  provideNameCheck(page, names)
  if (parts.length > 0) {
    planHookChecks(page, async () => {
      const { startHookChecks } = await hookChecksModule.load()
      startHookChecks(page, listKnownWidgets(parts))
    })
    starting = startParts(page, parts)
  }
  return page
}

/** The policies of windows, which outlive their pages. */
const policies = new WeakMap<Window, TrustedHtmlPolicy>()

/** The window's policy, made with its first page: the browser refuses a second one of that name. */
function readOwnPolicy(view: Window): TrustedHtmlPolicy {
  const policy = policies.get(view) ?? createTrustedHtmlPolicy(view)
  policies.set(view, policy)
  return policy
}

function ignore(): void {
  // See above.
}
