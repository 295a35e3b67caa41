import type { LoaderBehaviour } from "@ringside/core"
import { fragmentsOf } from "./fragments.ts"
import { clearOnLanguageLinks } from "./languageLinks.ts"

/** Keeps the host's own basket markup true from the start: the fragment cache of the page's cart. */
export const beforeLoad: LoaderBehaviour = {
  name: "cart",
  start(page) {
    fragmentsOf(page).start()
    clearOnLanguageLinks(page)
  },
}
