import { cartService } from "@ringside/cart"
import type { Cart } from "@ringside/cart/domain"
import { usePage, useShopLanguage, useStore } from "@ringside/ui"
import { useMemo } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketLine } from "./BasketLine.tsx"
import { EmptyBasket } from "./EmptyBasket.tsx"
import { FailureMessage } from "./FailureMessage.tsx"
import { FreeShippingProgress } from "./FreeShippingProgress.tsx"
import { MoreLines, selectDrawnLines } from "./MoreLines.tsx"
import { RemovedLine } from "./RemovedLine.tsx"
import { useBasketActions } from "./useBasketActions.ts"
import { useShownLines } from "./useShownLines.ts"

interface LoadedBasketProps {
  readonly cart: Cart
  readonly options: MiniCartOptions
  readonly onContinue?: (() => void) | undefined
}

/** The lines of the basket, with the shopper's pending changes. */
export function LoadedBasket({ cart, options, onContinue }: LoadedBasketProps) {
  const { busyKeys, undo } = useStore(cartService.of(usePage()).$cart)
  const shopLanguage = useShopLanguage("mini-cart", miniCartMessages)
  const actions = useBasketActions()
  const { failure, removal } = actions
  const lines = useShownLines(useMemo(() => selectDrawnLines(cart.lines), [cart.lines]))
  // A line may be gone, for example after a change in another tab; its failure is then not shown.
  const isOfLine = lines.some(({ line }) => line.key === failure?.lineKey)
  const isLeaving = removal !== null && busyKeys.includes(removal.line.key)

  const items = lines.map(({ line, id, isNew }, index) => (
    <BasketLine
      key={id}
      line={line}
      options={options}
      format={cart.totals.format}
      isNew={isNew}
      isBusy={busyKeys.includes(line.key)}
      failure={failure?.lineKey === line.key ? failure : null}
      onUpdate={(quantity) => actions.update(line, quantity)}
      onRemove={() => actions.remove({ line, index })}
    />
  ))
  if (isLeaving || undo) {
    const name = undo?.name ?? removal?.line.name ?? ""
    const productId = undo?.item.id ?? removal?.line.productId
    items.splice(
      removal?.index ?? 0,
      0,
      <RemovedLine key="removed" name={name} productId={productId} onUndo={undo && actions.undo} />,
    )
  }

  return (
    <>
      {options.freeShipping && cart.needsShipping && (
        <FreeShippingProgress totals={cart.totals} fromMinor={options.freeShippingFrom} />
      )}
      {[...new Set(cart.errors)].map((error) => (
        <p key={error} className="ringside-mini-cart-failure" role="alert" lang={shopLanguage}>
          {error}
        </p>
      ))}
      {failure && !isOfLine && <FailureMessage failure={failure} />}
      {items.length > 0 && <ul className="ringside-mini-cart-lines">{items}</ul>}
      <MoreLines lineCount={cart.lines.length} />
      {lines.length === 0 && <EmptyBasket onContinue={onContinue} />}
    </>
  )
}
