import { nullPrototype } from "@ringside/core/domain"
import type { MouseEvent } from "react"
import { useBlockTexts } from "./texts.ts"

/** The button of a failure that disappears with another try. The section around it takes its focus. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useBlockTexts()
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const section = currentTarget.closest("section")
    if (section) {
      section.tabIndex = -1
      section.focus(nullPrototype({ preventScroll: true }))
    }
    onRetry()
  }
  return (
    <button type="button" className="ringside-button" onClick={press}>
      {translate("retry")}
    </button>
  )
}
