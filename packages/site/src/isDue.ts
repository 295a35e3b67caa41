import type { LoaderPage } from "@ringside/core"
import { searchField } from "./searchField.ts"

/** Whether a search of the page shows products while the shopper types. Not by the config's table, whose parser only the late code needs. */
export function isDue({ config, document }: LoaderPage): boolean {
  return config.text.includes('"search"') && document.querySelector(searchField) !== null
}
