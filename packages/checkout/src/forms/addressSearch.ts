import { type Page, readGlobal } from "@ringside/core"
import { readMember } from "@ringside/core/domain"

const readSearch = ({ window }: Page) => readMember(readGlobal(window, "wc"), ["addressAutocomplete"])

/** Whether the platform's address search is on the page. Its script may come after ours. */
export function hasAddressSearch(page: Page): boolean {
  return readSearch(page) !== undefined
}

/** Whether the search suggests addresses in a field: one of its providers serves the country. */
export function isSearchedField(page: Page, field: Element): boolean {
  const [, address = ""] = /^(billing|shipping)_address_1$/.exec(field.id) ?? []
  return Boolean(readMember(readSearch(page), ["activeProvider", address]))
}

/** Whether the search takes a field out of the page and puts it back, which also ends its focus. */
export function isMovedBySearch(field: Element): boolean {
  return field.getAttribute("data-autocomplete-manipulating") === "true"
}
