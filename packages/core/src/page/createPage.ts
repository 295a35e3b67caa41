import { coreConfig } from "../config.ts"
import { listConfigNames, type Part } from "../domain/index.ts"
import type { KnownWidgets } from "./diagnose.ts"
import { diagnostics } from "./diagnostics.ts"
import { createFullPage } from "./fullPage.ts"
import { startHookChecks } from "./hookChecks.ts"
import { createLoaderPage, type Page, type PageOptions } from "./page.ts"
import { provideRegisteredWidgets } from "./registeredWidgets.ts"
import { startParts } from "./startParts.ts"

interface OwnPageOptions extends PageOptions {
  /**
   * What the packages on the page declare, such as `galleryPart`. The page starts their behaviours and connects their hooks, as the script
   * tag does, and checks names in the config and attributes of hooks; `loadLate()` resolves when they have started. Without parts nothing
   * is started, only core's own config members are known, and hooks are not checked.
   */
  readonly parts?: readonly Part[]
}

/** Creates a full page at once, for tests, stories and pages that use the npm packages. */
export function createPage({ parts = [], ...options }: OwnPageOptions): Page {
  const { loadFocusTrap = null, services: doubles, tag = null } = options
  const { trustedHtml = { createHTML: (html: string) => html } } = options
  let starting: Promise<unknown> = Promise.resolve()
  const services = { loadLate: () => starting, ...doubles }
  const loaderPage = createLoaderPage({ ...options, services, tag, trustedHtml })
  provideRegisteredWidgets(loaderPage, [])
  const page = createFullPage(loaderPage, {
    loadFocusTrap,
    loadDiagnostics: () => Promise.resolve(diagnostics),
    configNames: listConfigNames([{ config: coreConfig }, ...parts]),
    doubles: { diagnose: (run) => run(diagnostics), ...doubles },
  })
  if (parts.length > 0) {
    startHookChecks(page, listHooks(parts))
    starting = startParts(page, parts)
  }
  return page
}

function listHooks(parts: readonly Part[]): KnownWidgets {
  const hooks = parts.flatMap(({ hooks: declared = {} }) => Object.entries(declared))
  return {
    tables: new Map(hooks.map(([name, { attributes }]) => [name, attributes])),
    drawing: hooks.flatMap(([name, { widget }]) =>
      widget ? [{ name, ...(widget.drawsUnless !== undefined && { drawsUnless: widget.drawsUnless }) }] : [],
    ),
  }
}
