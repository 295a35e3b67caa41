import { type OptionsOf, parseUrl } from "@ringside/core/domain"
import { type RootProps, usePage } from "@ringside/ui"
import type { searchAttributes } from "../../options.ts"
import { readAction, readTerm } from "./readSearch.ts"
import { SearchForm } from "./SearchForm.tsx"
import { SearchLine } from "./SearchLine.tsx"

/** A search of the shop's products. Its field gets the list of products by the code that enhances a page's own search. */
export function DrawnSearch({ options, host }: RootProps<OptionsOf<typeof searchAttributes>>) {
  const page = usePage()
  // The hook may be a form itself, without a field.
  const isForm = host.matches("form")
  const action = isForm ? host.getAttribute("action") : readAction(page, options.action)
  const query = action ? (parseUrl(action, page.document.baseURI)?.search ?? "") : ""
  const line = { term: readTerm(page), query }
  return isForm || action === null ? <SearchLine {...line} /> : <SearchForm action={action} {...line} />
}
