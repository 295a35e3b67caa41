import { isOfShop, type Page, readLanguagePrefix } from "@ringside/core"
import { type OptionsOf, parseUrl } from "@ringside/core/domain"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { type SubmitEventHandler, memo, type Ref, useId } from "react"
import { drawnSearchMessages } from "../../messages.ts"
import type { searchAttributes } from "../../options.ts"
import "./drawnSearch.css"

interface DrawnSearchProps extends RootProps<OptionsOf<typeof searchAttributes>> {
  /** The field, for the code that connects it. */
  readonly fieldRef?: Ref<HTMLInputElement> | undefined
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
}

/** A search of the shop's products. Its field gets the list of products by the code that enhances a page's own search. */
export function DrawnSearch({ options, host, fieldRef, onSubmit }: DrawnSearchProps) {
  const page = usePage()
  const { document, window } = page
  const term = new URLSearchParams(window.location.search).get("s") ?? ""
  // The hook may be a form itself, without a field.
  const isForm = host.matches("form")
  const action = isForm ? host.getAttribute("action") : readAction(page, options.action)
  const query = action ? (parseUrl(action, document.baseURI)?.search ?? "") : ""
  const line = <SearchLine {...{ term, query, fieldRef }} />
  if (isForm || action === null) return line
  return (
    <form className="ringside-search-form" role="search" method="get" action={action} onSubmit={onSubmit}>
      {line}
    </form>
  )
}

/** The search's page. Authors of a shop's pages may write attributes: an address that isn't the shop's is the home page's. */
function readAction(page: Page, named: string | null): string {
  const { document } = page
  return named !== null && isOfShop(page, parseUrl(named, document.baseURI))
    ? named
    : `${readLanguagePrefix(document)}/`
}

interface SearchLineProps {
  readonly term: string
  /** The query of the form's address, in whose place the browser puts the form's fields. */
  readonly query: string
  readonly fieldRef?: Ref<HTMLInputElement> | undefined
}

const ownParameters = ["s", "post_type"]

/** The platform's fields of a product search. Rendered once: from then on the field belongs to the search's code. */
const SearchLine = memo(function SearchLine({ term, query, fieldRef }: SearchLineProps) {
  const id = useId()
  const translate = useTranslate("site", drawnSearchMessages)
  const parameters = [...new URLSearchParams(query)].filter(([name]) => !ownParameters.includes(name))
  return (
    <div className="ringside-search-line">
      <label htmlFor={id} className="ringside-spoken">
        {translate("searchLabel")}
      </label>
      <input
        ref={fieldRef}
        id={id}
        className="ringside-field-control ringside-search-field"
        type="search"
        name="s"
        defaultValue={term}
        placeholder={translate("searchPlaceholder")}
        enterKeyHint="search"
      />
      <input type="hidden" name="post_type" value="product" />
      {parameters.map(([name, value], index) => (
        <input key={`${String(index)} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="ringside-button">
        {translate("searchButton")}
      </button>
    </div>
  )
})
