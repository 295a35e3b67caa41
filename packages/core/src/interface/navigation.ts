import { type NavigationPurpose, selectNavigationUrl } from "../domain/index.ts"
import { createPageDocument } from "../page/pageDocument.ts"

/** The only way to leave the page. Lint refuses `location` and `window.open` elsewhere. */
export interface Navigation {
  /** Follows `url` if it is allowed for `purpose`. False when it is refused: the caller shows the error notice. */
  go(url: string, purpose: NavigationPurpose): boolean
  reload(): void
}

/** The navigation of `view`; `shopOrigins` are the shop's other origins. */
export function createNavigation(view: Window, shopOrigins: readonly string[]): Navigation {
  return {
    go(url, purpose) {
      const { location } = view
      const { baseURI: base } = createPageDocument(view.document)
      // A page without its own address (about:srcdoc) has the origin of its parent.
      const ownOrigin = location.origin === "null" ? view.origin : location.origin
      const selected = selectNavigationUrl({ url, purpose, base, ownOrigin, shopOrigins })
      if (selected === null) return false
      location.assign(selected)
      return true
    },
    reload() {
      view.location.reload()
    },
  }
}
