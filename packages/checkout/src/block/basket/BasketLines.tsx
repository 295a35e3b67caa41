import { nullPrototype } from "@ringside/core/domain"
import type { CartState } from "@ringside/cart"
import type { Cart } from "@ringside/cart/domain"
import { FieldError, useLatest, usePage } from "@ringside/ui"
import { useEffect, useRef } from "react"
import { useBlockTexts } from "../shared/texts.ts"
import { BasketLine } from "./BasketLine.tsx"
import type { LineActions, RemovedLine } from "./useLineActions.ts"

interface BasketLinesProps {
  readonly cart: Cart
  readonly state: CartState
  readonly actions: LineActions
  readonly hasImages: boolean
}

/** More lines would slow down a phone, and shoppers don't read them. */
const shownLinesMax = 200

/** The lines of the basket, and the last removed line in its old position. */
export function BasketLines({ cart, state, actions, hasImages }: BasketLinesProps) {
  const translate = useBlockTexts()
  const list = useRef<HTMLUListElement>(null)
  const { removed, failure } = actions
  const { document } = usePage()
  const latest = useLatest(cart.lines)
  /** The keys of the lines when the undo button was pressed. */
  const keysBefore = useRef<ReadonlySet<string> | null>(null)
  const removedBefore = useRef<RemovedLine | null>(null)
  useEffect(() => {
    const { current: before } = removedBefore
    removedBefore.current = removed
    if (removed !== null || before === null) return
    // The undo button, which had focus, was removed with its line.
    const known = keysBefore.current
    keysBefore.current = null
    // The shopper may have moved on to another control.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])]
    // The shop refused to remove the line, or it has come back by the undo button, with a key of its own.
    const { key } = latest.current.find((line) => known !== null && !known.has(line.key)) ?? before.line
    // A button that removes another line would take the next press of the key.
    const target = buttons.find((each) => each.dataset["remove"] === key) ?? list.current
    target?.focus(nullPrototype({ preventScroll: true }))
  }, [removed, latest, document])
  const listed = cart.lines.filter(({ isHiddenInBasket }) => !isHiddenInBasket)
  const rows = listed
    .slice(0, shownLinesMax)
    .map((line, index) => (
      <BasketLine
        key={line.key}
        line={line}
        format={cart.totals.format}
        isBusy={state.busyKeys.includes(line.key)}
        hasImage={hasImages}
        error={failure?.key === line.key ? failure.message : null}
        onUpdate={(quantity) => void actions.update(line, quantity)}
        onRemove={() => void actions.remove({ line, index })}
      />
    ))
  if (removed) {
    const { name } = removed.line
    const undo = () => {
      keysBefore.current = new Set(cart.lines.map(({ key }) => key))
      void actions.undo()
    }
    rows.splice(
      removed.index,
      0,
      <li key="removed" className="ringside-basket-removed">
        <span>{translate("removedLine", { name })}</span>
        <UndoButton isReady={state.undo !== null} label={translate("undo")} onPress={undo} />
      </li>,
    )
  }
  const isOfLine = listed.some(({ key }) => key === failure?.key)
  return (
    <>
      {[...new Set(cart.errors)].map((error) => (
        <p key={error} className="ringside-order-alert" role="alert">
          {error}
        </p>
      ))}
      {failure && !isOfLine && <FieldError id="ringside-basket-error" text={failure.message} />}
      <ul ref={list} className="ringside-basket-lines" role="list" tabIndex={-1}>
        {rows}
      </ul>
      {listed.length > shownLinesMax && (
        <p className="ringside-order-muted">{translate("moreLines", { count: listed.length - shownLinesMax })}</p>
      )}
    </>
  )
}

interface UndoButtonProps {
  readonly isReady: boolean
  readonly label: string
  readonly onPress: () => void
}

/** Takes focus, because the previously focused button was removed with the line. */
function UndoButton({ isReady, label, onPress }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    // React runs this again when it shows an app that it had hidden.
    if (isNew.current) button.current?.focus(nullPrototype({ preventScroll: true }))
    isNew.current = false
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className="ringside-button"
      aria-disabled={!isReady || undefined}
      onClick={() => isReady && onPress()}
    >
      {label}
    </button>
  )
}
