import { findTypedElement } from "@ringside/core"
import { isMovedBySearch, isSearchedField } from "../forms/addressSearch.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import { readRowValue } from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"

const typingMs = 1000
const typedInput = ".address-field input.input-text, .update_totals_on_change input.input-text"
const totalsChoice = [
  checkoutSelectors.rate,
  checkoutSelectors.shipDifferent,
  ...["select", "input[type=radio]", "input[type=checkbox]"].map((each) => `${checkoutSelectors.totalsInput} ${each}`),
].join(", ")

/** The reason for an update. */
export interface UpdateReason {
  /** Whether the chosen rates are sent, too; true by default. */
  readonly updatesRates?: boolean
  /** The control that was changed. */
  readonly control?: HTMLElement
}

/** Requests updates of the order review. */
export interface UpdateTriggers {
  /** Forgets the changes since the last update; returns whether they were due to be sent. */
  reset(): boolean
}

/** Requests an update when a value changes that totals depend on. Source: checkout contract §4.2. */
export function startUpdateTriggers(checkout: PayingForm, ask: (reason: UpdateReason) => void): UpdateTriggers {
  const { forms, page, scope } = checkout
  let dirty: HTMLElement | null = null
  let cancel: () => void = () => undefined
  const reset = () => {
    const isDue = dirty !== null && isGroupComplete(dirty)
    cancel()
    dirty = null
    return isDue
  }
  const askIfComplete = (input: HTMLElement) => {
    if (isGroupComplete(input)) ask({ control: input })
  }
  const find = (event: Event) => findTypedElement(page, event, "HTMLElement")

  const follow = (event: Event) => {
    const target = find(event)
    if (target?.matches(totalsChoice)) ask({ control: target })
    else if (target?.matches(".address-field select")) askIfComplete(target)
    else if (target && target === dirty) askIfComplete(target)
  }
  // The platform's own script counts keys; this counts changes, including pasted and filled-in addresses, but no arrow keys.
  const askLater = (event: Event) => {
    const target = find(event)
    // What is typed into a search is no address yet.
    if (!target?.matches(typedInput) || isSearchedField(page, target)) return
    reset()
    dirty = target
    cancel = scope.after(typingMs, () => askIfComplete(target))
  }
  for (const form of forms) {
    scope.listenToField(form, "change", follow)
    scope.listenToField(form, "input", askLater)
    scope.listen(form, "focusout", (event) => {
      const target = find(event)
      if (target && isSearchedField(page, target) && !isMovedBySearch(target)) askIfComplete(target)
    })
    // Scripts that have filled a field in ask for the totals by a key that jQuery alone sends.
    scope.listenToField(form, "keydown", (event) => {
      if (event.type !== "keydown" && event.key !== "Tab") askLater(event)
    })
  }
  return { reset }
}

/** Whether an address is complete enough for the shop to calculate taxes and rates. */
function isGroupComplete(input: HTMLElement): boolean {
  const required = input.closest("div")?.querySelectorAll(".address-field.validate-required:has(input.input-text)")
  return [...(required ?? [])].every((row) => readRowValue(row) !== "")
}
