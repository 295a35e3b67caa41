import { defineBehaviour, type LoadExtra, type Page, readHookOptions, readPartConfig, type Scope } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { siteConfig } from "../config.ts"
import { chromeSelectors as selectors } from "../host.ts"
import { searchAttributes } from "../options.ts"

/** Fields of a product search; the live search is fetched at the first focus. */
export const createSearchFields = (loadExtra: LoadExtra) =>
  defineBehaviour({
    name: "site-search-fields",
    selector: selectors.productSearchField,
    connect(field: HTMLElement, scope: Scope) {
      const { page } = scope
      if (!isLive(field, page)) return
      let isRequested = false
      const request = () => {
        if (isRequested) return
        isRequested = true
        loadExtra("liveSearch").then(
          (module) => startModule(module, field, scope),
          // The field keeps working, and its form is submitted.
          (cause: unknown) => page.reports.fail({ during: "load", widget: "search", host: field, cause }),
        )
      }
      scope.listen(field, "focus", request)
      scope.listenToField(field, "input", request)
      if (page.document.activeElement === field) request()
    },
  })

function isLive(field: HTMLElement, page: Page): boolean {
  const hook = field.closest(selectors.searchHook)
  if (hook) return readHookOptions("search", searchAttributes, hook, page).live
  return readPartConfig(page, siteConfig).search.live
}

function startModule(module: unknown, field: HTMLElement, scope: Scope): void {
  if (scope.signal.aborted || !isRecord(module) || typeof module["startLiveSearch"] !== "function") return
  Reflect.apply(module["startLiveSearch"], undefined, [field, scope])
}
