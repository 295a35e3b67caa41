import { type KeyboardEvent, useId } from "react"
import { isComposing } from "@ringside/core"
import { uiMessages } from "../messages.ts"
import { usePageReader } from "../root/PageProvider.tsx"
import { useTranslate } from "../root/useTranslate.ts"
import { limitQuantity, parseQuantity, type QuantityLimits, stepQuantity } from "./quantity.ts"
import { StepButton } from "./StepButton.tsx"
import { useQuantityDraft } from "./useQuantityDraft.ts"
import "./quantityField.css"

export interface QuantityFieldProps {
  /** The label of the field and part of the buttons' labels: "Quantity of Lince". */
  readonly label: string
  readonly quantity: number
  readonly limits: QuantityLimits
  /** Called at once by a button; after typing, at Enter, when the field loses focus, or after a pause of half a second. */
  readonly onCommit: (quantity: number) => void
  readonly isDisabled?: boolean | undefined
}

/** A number field between two buttons. */
export function QuantityField({ label, quantity, limits, onCommit, isDisabled = false }: QuantityFieldProps) {
  const readPage = usePageReader()
  const translate = useTranslate("ui", uiMessages)
  const id = useId()
  const draft = useQuantityDraft({ quantity, limits, onCommit })
  const step = (direction: "up" | "down") => {
    // Step from the typed text if it is a valid quantity.
    const typed = parseQuantity(draft.text ?? "")
    const shown = typed === null ? quantity : limitQuantity(typed, limits)
    draft.drop()
    const next = stepQuantity(shown, direction, limits)
    if (next === quantity) return null
    onCommit(next)
    return next
  }
  /** Says the new quantity, since focus is on the button; screen readers read a change of the focused field themselves. */
  const press = (direction: "up" | "down") => {
    const next = step(direction)
    if (next !== null) readPage()?.announce.polite(`${label}: ${String(next)}.`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === "Enter") {
      // Enter must not submit a surrounding form.
      event.preventDefault()
      draft.finish()
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault()
      step(event.key === "ArrowUp" ? "up" : "down")
    }
  }
  const isAtMost = stepQuantity(quantity, "up", limits) <= quantity

  return (
    <div className="ringside-quantity" role="group" aria-label={label}>
      <StepButton
        sign="minus"
        label={translate("removeOne", { label })}
        isAtLimit={quantity <= limits.min}
        controls={id}
        isDisabled={isDisabled}
        onPress={() => press("down")}
      />
      <input
        id={id}
        className="ringside-quantity-input"
        type="text"
        role="spinbutton"
        inputMode={Number.isInteger(limits.step) ? "numeric" : "decimal"}
        autoComplete="off"
        aria-label={label}
        aria-valuenow={quantity}
        aria-valuemin={limits.min}
        aria-valuemax={limits.max ?? undefined}
        disabled={isDisabled}
        value={draft.text ?? String(quantity)}
        onInput={(event) => draft.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => draft.finish()}
        onFocus={(event) => event.currentTarget.select()}
      />
      <StepButton
        sign="plus"
        label={translate("addOne", { label })}
        isAtLimit={isAtMost}
        controls={id}
        isDisabled={isDisabled}
        onPress={() => press("up")}
      />
    </div>
  )
}
