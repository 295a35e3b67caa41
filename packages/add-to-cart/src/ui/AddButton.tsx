import { useTranslate } from "@ringside/ui"
import type { RefObject } from "react"
import { addToCartMessages } from "../messages.ts"
import type { AddState } from "./useAdd.ts"
import type { ProductTexts } from "./useProductTexts.ts"

interface AddButtonProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  readonly texts: Pick<ProductTexts, "label" | "buttonName">
  readonly state: AddState["kind"]
  readonly onPress: () => void
}

/** The button. All its texts stand in one place, so that it has the width of the longest and nothing moves. */
export function AddButton({ buttonRef, texts, state, onPress }: AddButtonProps) {
  const translate = useTranslate("add-to-cart", addToCartMessages)
  const shown = state === "failed" ? "idle" : state
  const labels = { idle: texts.label, adding: translate("adding"), added: translate("added") }
  return (
    <button
      ref={buttonRef}
      type="button"
      className="ringside-button ringside-button-main ringside-add-to-cart-button"
      aria-label={texts.buttonName}
      aria-busy={state === "adding" || undefined}
      onClick={onPress}
    >
      <span className="ringside-add-to-cart-labels">
        {Object.entries(labels).map(([kind, label]) => (
          <span key={kind} className="ringside-add-to-cart-label" data-shown={kind === shown || undefined}>
            {label}
          </span>
        ))}
      </span>
    </button>
  )
}
