import { type LoaderPage, listen } from "@ringside/core"
import { selectFragmentKeys } from "./domain/index.ts"

/** Links to the same page in another language. Source: attribution-translation-site contract §6. */
const languageLinks = "a.trp-language-item, .trp-language-switcher-container a:not(.trp-ls-disabled-language)"

/** Removes the stored basket markup when a language link is followed: its links and words are of the language that is left. */
export function clearOnLanguageLinks({ document, settings, signal, storage: { session }, window }: LoaderPage): void {
  const clear = ({ target }: Event) => {
    if (!(target instanceof window.Element && target.closest(languageLinks))) return
    const name = settings.read("wc_cart_fragments_params", "cart")?.["fragment_name"]
    for (const key of selectFragmentKeys(typeof name === "string" ? name : null, session.keys())) session.remove(key)
  }
  listen(document, "click", clear, { signal, capture: true })
}
