import { cartService } from "@ringside/cart"
import type { Cart, CartLine } from "@ringside/cart/domain"
import { usePage, useShopLanguage, useStore, useTranslate } from "@ringside/ui"
import { useMemo, useState } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { BasketLine } from "./BasketLine.tsx"
import { EmptyBasket } from "./EmptyBasket.tsx"
import { FailureMessage } from "./FailureMessage.tsx"
import { FreeShippingProgress } from "./FreeShippingProgress.tsx"
import { RemovedLine } from "./RemovedLine.tsx"
import { reduceShownLines, type ShownLine } from "./shownLines.ts"
import { useBasketActions } from "./useBasketActions.ts"

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
  const listed = useMemo(() => cart.lines.filter(({ isHiddenInBasket }) => !isHiddenInBasket), [cart.lines])
  const lines = useShownLines(useMemo(() => selectDrawnLines(listed), [listed]))
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
      {items.length > 0 && (
        <ul className="ringside-mini-cart-lines" role="list">
          {items}
        </ul>
      )}
      <MoreLines lineCount={listed.length} />
      {cart.lines.length === 0 && <EmptyBasket onContinue={onContinue} />}
    </>
  )
}

/** More lines than a shopper reads in a panel; a basket filled by a script must not freeze the page. */
const drawnLines = 100

/** The lines that the list renders. Returns the same array for the same lines. */
function selectDrawnLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.length > drawnLines ? lines.slice(0, drawnLines) : lines
}

/** The number of lines that the list doesn't render. */
function MoreLines({ lineCount }: { readonly lineCount: number }) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const count = lineCount - drawnLines
  return count > 0 && <p className="ringside-mini-cart-more ringside-mini-cart-muted">{translate("more", { count })}</p>
}

/** Tracks the lines from render to render. Call it in a component that is mounted as long as the list is visible. */
function useShownLines(lines: readonly CartLine[]): readonly ShownLine[] {
  const [last, setLast] = useState(() => ({ lines, shown: reduceShownLines(null, lines) }))
  if (last.lines === lines) return last.shown
  const next = { lines, shown: reduceShownLines(last.shown, lines) }
  setLast(next)
  return next.shown
}
