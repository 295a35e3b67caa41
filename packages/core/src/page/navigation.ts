import { isSafeNavigationUrl } from "../domain/index.ts"

/** Leaves the page; only to http and https addresses. */
export interface Navigation {
  /** False when the address was refused. */
  go(url: string): boolean
  reload(): void
}

/** Navigation of `view`. */
export function createNavigation(view: Window): Navigation {
  return {
    go(url) {
      if (!isSafeNavigationUrl(url, view.document.baseURI)) return false
      view.location.assign(url)
      return true
    },
    reload() {
      view.location.reload()
    },
  }
}
