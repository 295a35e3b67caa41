import { useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../../messages.ts"

interface RemovedLineProps {
  readonly name: string
  readonly productId: number | undefined
  /** Null until the server has confirmed the removal. */
  readonly onUndo: (() => void) | null
}

/** Replaces a removed line with the offer to restore it. */
export function RemovedLine({ name, productId, onUndo }: RemovedLineProps) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  return (
    <li className="ringside-mini-cart-removed" data-undo={productId}>
      <p>{translate("removed", { name })}</p>
      <button type="button" className="ringside-button" aria-disabled={!onUndo} onClick={() => onUndo?.()}>
        {translate("undo")}
      </button>
    </li>
  )
}
