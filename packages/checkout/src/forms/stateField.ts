import type { Decorations, Page } from "@ringside/core"
import type { StateField } from "../domain/index.ts"
import type { FormControl } from "./formFields.ts"

/** Attributes that a state field of any kind keeps. */
const keptAttributes = ["id", "name", "autocomplete", "data-input-classes", "aria-required", "aria-describedby"]

/** Replaces `old` by a state field of another kind; `selectText` is the first option of a list. Source: checkout contract §5.3. */
export function replaceStateField(
  { document }: Page,
  decorations: Decorations,
  old: FormControl,
  { kind, options, value }: StateField,
  selectText: string,
): void {
  const fresh = document.createElement(kind === "select" ? "select" : "input")
  for (const name of keptAttributes) {
    const attribute = old.getAttribute(name)
    if (attribute !== null) fresh.setAttribute(name, attribute)
  }
  const ownClasses = old.getAttribute("data-input-classes") ?? ""
  fresh.className = `${kind === "select" ? "state_select" : "input-text"} ${ownClasses}`.trim()
  if (fresh.localName === "select") {
    for (const option of [{ value: "", label: selectText }, ...options]) {
      const element = document.createElement("option")
      element.value = option.value
      element.textContent = option.label
      fresh.append(element)
    }
  } else {
    fresh.setAttribute("type", kind === "hidden" ? "hidden" : "text")
    if (kind === "text") fresh.setAttribute("placeholder", "")
  }
  fresh.value = value
  decorations.replace(old, fresh)
}
