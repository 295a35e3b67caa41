import { readHostSettings, listen, type LoaderPage, findEventElement } from "@ringside/core"
import { fragmentKeySettings } from "../hostSettings.ts"
import { selectFragmentKeys } from "../domain/index.ts"

/** Links to the same page in another language. Source: attribution-translation-site contract §6. */
const languageLinks =
  "a.trp-language-item, .trp-language-switcher-container a:not(.trp-ls-disabled-language), [data-ringside~=language-switcher] a"

/** Removes the stored basket markup when a language link is followed, since its links and texts are in the old language. */
export function clearOnLanguageLinks(page: LoaderPage): void {
  const {
    document,
    signal,
    storage: { session },
  } = page
  const clear = (event: Event) => {
    if (!findEventElement(page, event)?.closest(languageLinks)) return
    const name = readHostSettings(page, fragmentKeySettings)?.fragmentName ?? null
    for (const key of selectFragmentKeys(name, session.keys())) session.remove(key)
  }
  // eslint-disable-next-line no-restricted-syntax -- a click of jQuery alone follows no link
  listen(document, "click", clear, { signal, capture: true })
}
