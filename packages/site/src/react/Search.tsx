import type { OptionsOf } from "@ringside/core/domain"
import type { RootProps } from "@ringside/ui"
import { createRootComponent, type RootComponentProps, useConnection } from "@ringside/ui/react"
import { createContext, type SubmitEvent, useContext, useState } from "react"
import type { searchAttributes } from "../options.ts"
import { DrawnSearch } from "../search/drawn/DrawnSearch.tsx"
import { searchRoot } from "../search/drawn/widget.ts"
import { connectSearchField } from "../search/searchFields.ts"
import "../styles.css"

interface SearchHandlers {
  /** Called with what the shopper searches for, in place of loading the page of `action`. */
  readonly onSearch?: ((term: string) => void) | undefined
}

const HandlersContext = /* @__PURE__ */ createContext<SearchHandlers>({})

const Root = /* @__PURE__ */ createRootComponent({ ...searchRoot, component: SearchContent })

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

function SearchContent({ options, host }: RootProps<OptionsOf<typeof searchAttributes>>) {
  const { onSearch } = useContext(HandlersContext)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useConnection(options.live ? field : null, connection)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch?.(field?.value.trim() ?? "")
  }
  // Another address is another form, whose fields are those of its query.
  return (
    <DrawnSearch
      key={options.action}
      {...{ options, host }}
      fieldRef={setField}
      onSubmit={onSearch ? submit : undefined}
    />
  )
}
