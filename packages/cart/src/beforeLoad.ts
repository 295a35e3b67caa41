import type { LoaderBehaviour } from "@ringside/core"
import { fragmentsOf } from "./fragments.ts"
import { clearOnLanguageLinks } from "./languageLinks.ts"

/** Starts the fragment cache of the page's cart, which keeps the host's basket markup current from the start. */
export const beforeLoad: LoaderBehaviour = {
  name: "cart",
  start(page) {
    fragmentsOf(page).start()
    clearOnLanguageLinks(page)
  },
}
