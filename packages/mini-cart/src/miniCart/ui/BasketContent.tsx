import { useRef } from "react"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketBody } from "./BasketBody.tsx"
import { BasketFoot } from "./BasketFoot.tsx"
import { useFocusAfterRemove } from "./useFocusAfterRemove.ts"

interface BasketContentProps {
  readonly options: MiniCartOptions
  readonly className?: string
  /** Leaves an empty basket for the shop; missing where the shop is visible already. */
  readonly onContinue?: (() => void) | undefined
}

/** The whole basket, in any layout. Its first render makes the page read the basket from the server. */
export function BasketContent({ options, className = "", onContinue }: BasketContentProps) {
  const content = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusAfterRemove(content)
  return (
    <div ref={content} className={`ringside-mini-cart ${className}`.trim()} tabIndex={-1} onFocus={keepFocus}>
      <BasketBody options={options} onContinue={onContinue} />
      <BasketFoot options={options} />
    </div>
  )
}
