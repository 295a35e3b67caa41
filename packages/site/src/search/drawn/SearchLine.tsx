import { useTranslate } from "@ringside/ui"
import { memo, type Ref, useId } from "react"
import { drawnSearchMessages } from "../../messages.ts"
import "./drawnSearch.css"

export interface SearchLineProps {
  readonly term: string
  /** The query of the form's address, in whose place the browser puts the form's fields. */
  readonly query: string
  /** The field, for the code that connects it. */
  readonly fieldRef?: Ref<HTMLInputElement> | undefined
}

const ownParameters = ["s", "post_type"]

/** The platform's fields of a product search. Rendered once: from then on the field belongs to the search's code. */
export const SearchLine = memo(function SearchLine({ term, query, fieldRef }: SearchLineProps) {
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
