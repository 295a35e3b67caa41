import type { RefObject } from "react"
import type { ProductTexts } from "./useProductTexts.ts"

interface AddButtonProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  readonly texts: Pick<ProductTexts, "label" | "labelLanguage" | "name" | "nameLanguage">
  readonly isAdding: boolean
  readonly onPress: () => void
}

/** The button. Its label never changes: people who control a page by voice say the label. */
export function AddButton({ buttonRef, texts, isAdding, onPress }: AddButtonProps) {
  const { label, labelLanguage, name, nameLanguage } = texts
  return (
    <button
      ref={buttonRef}
      type="button"
      className="ringside-button ringside-button-main ringside-add-to-cart-button"
      aria-busy={isAdding || undefined}
      onClick={onPress}
    >
      <span lang={labelLanguage}>
        {label}
        {name !== null && (
          <span className="ringside-spoken" lang={nameLanguage}>
            {" "}
            {name}
          </span>
        )}
      </span>
    </button>
  )
}
