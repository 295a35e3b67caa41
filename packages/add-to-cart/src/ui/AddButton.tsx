import type { RefObject } from "react"
import type { ProductTexts } from "./useProductTexts.ts"

interface AddButtonProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  readonly texts: Pick<ProductTexts, "label" | "name">
  readonly isAdding: boolean
  readonly onPress: () => void
}

/** The button. Its words stay the same whatever comes of it: people who steer by voice say what they read. */
export function AddButton({ buttonRef, texts: { label, name }, isAdding, onPress }: AddButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className="ringside-button ringside-button-main ringside-add-to-cart-button"
      aria-busy={isAdding || undefined}
      onClick={onPress}
    >
      <span>
        {label}
        {name !== null && <span className="ringside-spoken"> {name}</span>}
      </span>
    </button>
  )
}
