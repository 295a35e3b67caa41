import { type LoaderBehaviour, listen } from "@ringside/core"
import { hasBasketCookie } from "./fragments/hasBasketCookie.ts"
import { isDue } from "./isDue.ts"
import { clearOnLanguageLinks } from "./fragments/languageLinks.ts"

/** The latest look at the cookies. The count is corrected early enough to look immediate. */
const lookDelayMs = 200

/**
 * Loads the late code early for a shopper with a basket, since a cached page shows the count of an empty one. For others it can wait until
 * the page is idle, or until they come back with a basket to a page that saved their data.
 */
export const beforeLoad: LoaderBehaviour = {
  name: "cart",
  start(page) {
    const { clock, signal, window } = page
    const look = () => {
      if (isDue(page) && hasBasketCookie(page)) void page.loadLate()
    }
    // Cookies are slow while the browser loads a page, and block the main thread.
    clock.whenIdle(look, lookDelayMs)
    for (const type of ["pageshow", "visibilitychange"]) listen(window, type, look, { signal })
    clearOnLanguageLinks(page)
  },
}
