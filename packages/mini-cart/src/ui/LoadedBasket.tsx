import { cartOf } from "@ringside/cart"
import type { Cart } from "@ringside/cart/domain"
import { usePage, useShopLanguage, useStore } from "@ringside/ui"
import { miniCartMessages } from "../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketLine } from "./BasketLine.tsx"
import { EmptyBasket } from "./EmptyBasket.tsx"
import { FailureMessage } from "./FailureMessage.tsx"
import { FreeShippingProgress } from "./FreeShippingProgress.tsx"
import { RemovedLine } from "./RemovedLine.tsx"
import { useBasketActs } from "./useBasketActs.ts"
import { useShownLines } from "./useShownLines.ts"

interface LoadedBasketProps {
  readonly cart: Cart
  readonly options: MiniCartOptions
  readonly onContinue?: (() => void) | undefined
}

/** The lines of the basket, as the shopper wants them and the server has them. */
export function LoadedBasket({ cart, options, onContinue }: LoadedBasketProps) {
  const { busyKeys, undo } = useStore(cartOf(usePage()).$cart)
  const shopLanguage = useShopLanguage("mini-cart", miniCartMessages)
  const acts = useBasketActs()
  const { failure, removal } = acts
  const lines = useShownLines(cart.lines)
  // A line that isn't there any more, in another tab say, has no place for what went wrong with it.
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
      onUpdate={(quantity) => acts.update(line, quantity)}
      onRemove={() => acts.remove({ line, index })}
    />
  ))
  if (isLeaving || undo) {
    const name = undo?.name ?? removal?.line.name ?? ""
    items.splice(removal?.index ?? 0, 0, <RemovedLine key="removed" name={name} onUndo={undo && acts.undo} />)
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
      {lines.length === 0 && <EmptyBasket onContinue={onContinue} />}
    </>
  )
}
