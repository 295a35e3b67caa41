import { showBusy } from "@ringside/core"
import type { PayingForm } from "../forms/connectedForm.ts"

const processingClass = "processing"

/** Blocks the form from the press of its button to the end of the order. */
export interface FormBlock {
  /** Greys the form out, and makes it inert. */
  add(): void
  /** Adds the platform's class. Handlers of gateways refuse a form that has it, so it comes once they have agreed. */
  mark(): void
  /** Ends the grey, and removes the class. A class that a handler has added to a form that we haven't marked stays: its payment is on its way. */
  remove(): void
  /** Whether a script of the page has put the class on the form: it pays by itself, and removes the class when it gives the form back. */
  isHeldByScript(): boolean
}

/** Creates the block of a form. Source: checkout contract §6. */
export function createFormBlock({ scope, form }: PayingForm): FormBlock {
  let endBusy: (() => void) | null = null
  let isMarked = false
  const remove = () => {
    if (isMarked) form.classList.remove(processingClass)
    isMarked = false
    endBusy?.()
    endBusy = null
  }
  scope.onEnd(remove)
  return {
    add() {
      endBusy ??= showBusy(scope, [form], { inert: [form] })
    },
    mark() {
      form.classList.add(processingClass)
      isMarked = true
    },
    remove,
    isHeldByScript: () => !isMarked && form.classList.contains(processingClass),
  }
}
