import { type NavigationPurpose, selectNavigationUrl } from "../domain/index.ts"
import { createPageDocument } from "./pageDocument.ts"

/** The only way in which the page is left. Lint refuses `location` and `window.open` elsewhere. */
export interface Navigation {
  /** Follows `url` if it may be followed for `purpose`. False when it is refused: the caller shows the error notice. */
  go(url: string, purpose: NavigationPurpose): boolean
  reload(): void
}

/** Navigation of `view`, whose shop has other origins in `shopOrigins`. Source: anchors.md, fault 20. */
export function createNavigation(view: Window, shopOrigins: readonly string[]): Navigation {
  return {
    go(url, purpose) {
      const { location } = view
      const { baseURI: base } = createPageDocument(view.document)
      // A page without an address of its own (about:srcdoc) has the origin of the page that made it.
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
