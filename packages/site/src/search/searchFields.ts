import {
  defineBehaviour,
  loadAsked,
  type LoadModule,
  type Page,
  readHookOptions,
  readPartConfig,
  type Scope,
} from "@ringside/core"
import { siteConfig } from "../config.ts"
import { chromeSelectors as selectors } from "../host.ts"
import { searchAttributes } from "../options.ts"
import type { startLiveSearch } from "./liveSearch.ts"

interface SearchModule {
  readonly startLiveSearch: typeof startLiveSearch
}

/** Fields of a product search; the live search is fetched at the first focus. */
export const createSearchFields = (loadModule: LoadModule) =>
  defineBehaviour({
    name: "site-search-fields",
    selector: selectors.productSearchField,
    connect(field: HTMLInputElement, scope: Scope) {
      const { page } = scope
      if (!isLive(field, page)) return
      let isRequested = false
      const request = () => {
        if (isRequested) return
        isRequested = true
        loadAsked<SearchModule>(loadModule, "liveSearch", "startLiveSearch").then(
          (module) => !scope.signal.aborted && module.startLiveSearch(field, scope),
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
