import { defineBehaviour, type Page, readHookOptions, readPartConfig, type Scope } from "@ringside/core"
import { siteConfig } from "../config.ts"
import { chromeSelectors as selectors } from "../themeHost.ts"
import { liveSearchModule } from "../modules.ts"
import { searchAttributes } from "../options.ts"

/** Fields of a product search; the live search is fetched at the first focus. */
export const searchFields = defineBehaviour({
  name: "site-search-fields",
  selector: selectors.productSearchField,
  connect(field: HTMLInputElement, scope: Scope) {
    if (isLive(field, scope.page)) connectSearchField(field, scope)
  },
})

/** Has the live search fetched when the field is first used. */
export function connectSearchField(field: HTMLInputElement, scope: Scope): void {
  const { page } = scope
  let isRequested = false
  const request = () => {
    if (isRequested) return
    isRequested = true
    page.modules.load(liveSearchModule).then(
      (module) => !scope.signal.aborted && module.startLiveSearch(field, scope),
      // The field keeps working, and its form is submitted.
      (cause: unknown) => page.reports.fail({ during: "load", widget: "search", host: field, cause }),
    )
  }
  scope.listen(field, "focus", request)
  scope.listenToField(field, "input", request)
  if (page.document.activeElement === field) request()
}

function isLive(field: HTMLElement, page: Page): boolean {
  const hook = field.closest(selectors.searchHook)
  if (hook) return readHookOptions("search", searchAttributes, hook, page).live
  return readPartConfig(page, siteConfig).search.live
}
