import type { PaymentInput } from "@ringside/payments"
import type { PayingForm } from "../forms/connectedForm.ts"

/** The hidden inputs of one attempt to order. */
export interface PaymentInputs {
  write(inputs: readonly PaymentInput[]): void
  remove(): void
}

/** Inserts a payment method's inputs into the form, and removes them after the attempt. */
export function createPaymentInputs({ page, scope, form }: PayingForm): PaymentInputs {
  let written: readonly HTMLInputElement[] = []
  const remove = () => {
    for (const input of written) input.remove()
    written = []
  }
  return {
    remove,
    write(inputs) {
      remove()
      written = inputs.map(({ name, id, value }) => {
        const input = page.document.createElement("input")
        input.type = "hidden"
        input.name = name
        if (id !== undefined) input.id = id
        input.value = value
        return input
      })
      for (const input of written) {
        form.append(input)
        scope.insert(input)
      }
    },
  }
}
