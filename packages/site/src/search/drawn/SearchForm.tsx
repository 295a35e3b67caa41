import type { SubmitEventHandler } from "react"
import { SearchLine, type SearchLineProps } from "./SearchLine.tsx"

interface SearchFormProps extends SearchLineProps {
  readonly action: string
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
}

/** A search whose page is at `action`. */
export function SearchForm({ action, onSubmit, ...line }: SearchFormProps) {
  return (
    <form className="ringside-search-form" role="search" method="get" action={action} onSubmit={onSubmit}>
      <SearchLine {...line} />
    </form>
  )
}
