import { type RefObject, useContext } from "react"
import { AddToCartRenderPropsContext } from "./addToCartRenderProps.ts"
import type { ProductTexts } from "./useProductTexts.ts"

interface AddButtonProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  readonly texts: Pick<ProductTexts, "label" | "labelLanguage" | "name" | "nameLanguage">
  readonly isAdding: boolean
  readonly onPress: () => void
}

/** The button. Its label never changes: people who control a page by voice say the label. */
export function AddButton({ buttonRef, texts, isAdding, onPress }: AddButtonProps) {
  const { renderButton } = useContext(AddToCartRenderPropsContext)
  const { label, labelLanguage, name, nameLanguage } = texts
  const props = {
    ref: buttonRef,
    type: "button",
    className: "ringside-button ringside-button-main ringside-add-to-cart-button",
    "aria-busy": isAdding || undefined,
    onClick: onPress,
    children: (
      <span lang={labelLanguage}>
        {label}
        {name !== null && (
          <span className="ringside-spoken" lang={nameLanguage}>
            {" "}
            {name}
          </span>
        )}
      </span>
    ),
  } as const
  return renderButton ? renderButton(props, { isAdding }) : <button {...props} />
}
