import { unknownAddress } from "@ringside/core"
import { type OptionsOf, parseUrl } from "@ringside/core/domain"
import type { RootProps } from "@ringside/ui"
import { createRootComponent, type RootComponentProps, useConnection, usePageOnceReady } from "@ringside/ui/react"
import { createContext, type SubmitEvent, useContext, useState } from "react"
import type { searchAttributes } from "../options.ts"
import { readAction, readTerm } from "../search/drawn/readSearch.ts"
import { SearchForm } from "../search/drawn/SearchForm.tsx"
import { searchRoot } from "../search/drawn/widget.ts"
import { connectSearchField } from "../search/searchFields.ts"
import "../styles.css"

interface SearchHandlers {
  /** Called with what the shopper searches for, in place of loading the page of `action`. */
  readonly onSearch?: ((term: string) => void) | undefined
}

const HandlersContext = /* @__PURE__ */ createContext<SearchHandlers>({})

const Root = /* @__PURE__ */ createRootComponent({
  ...searchRoot,
  component: SearchContent,
  // The form itself: what was typed before there was a page stays, and is sent without code, too.
  first: (options) => <SearchContent options={options} />,
})

/** The props of `Search`. */
export interface SearchProps extends RootComponentProps<typeof searchAttributes>, SearchHandlers {}

/** A search of the shop's products, which shows some of them below the field while the shopper types. */
export function Search({ onSearch, ...props }: SearchProps) {
  return (
    <HandlersContext value={{ onSearch }}>
      <Root {...props} />
    </HandlersContext>
  )
}

const connection = { name: "search", connect: connectSearchField }

function SearchContent({ options }: Pick<RootProps<OptionsOf<typeof searchAttributes>>, "options">) {
  const page = usePageOnceReady()
  const { onSearch } = useContext(HandlersContext)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useConnection(options.live ? field : null, connection)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch?.(field?.value.trim() ?? "")
  }
  const action = page ? readAction(page, options.action) : readFirstAction(options.action)
  // Another address is another form, whose fields are those of its query.
  return (
    <SearchForm
      key={options.action}
      action={action}
      term={page ? readTerm(page) : ""}
      query={parseUrl(action, unknownAddress)?.search ?? ""}
      fieldRef={setField}
      onSubmit={onSearch ? submit : undefined}
    />
  )
}

/** The search's page before there is one: whether another origin's address is the shop's isn't known yet. */
function readFirstAction(named: string | null): string {
  const isOfApp = named !== null && parseUrl(named, unknownAddress)?.origin === new URL(unknownAddress).origin
  return isOfApp ? named : "/"
}
