import { useTranslate } from "@ringside/ui"
import { miniCartMessages } from "../messages.ts"

interface RemovedLineProps {
  readonly name: string
  readonly productId: number | undefined
  /** Null until the server has agreed to the removal. */
  readonly onUndo: (() => void) | null
}

/** Stands where a line was, with the offer to have it back. */
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
