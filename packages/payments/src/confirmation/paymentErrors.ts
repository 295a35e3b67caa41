import { definePageService } from "@ringside/core"

/** Shows the text of a payment that has failed where a form shows its other errors, with focus. */
export type ShowPaymentError = (text: string) => void

/** The forms of a page that show failed payments themselves. */
export interface PaymentErrors {
  /** Registers a form; the returned function removes it. */
  add(show: ShowPaymentError): () => void
  /** Shows `text` in the form that was registered last; `false` where there is none, and the text isn't shown. */
  show(text: string): boolean
}

/** The forms of a page. Source: checkout contract §8.6. */
export const paymentErrorsService = definePageService("payments.errors", (): PaymentErrors => {
  const forms = new Set<ShowPaymentError>()
  return {
    add(show) {
      forms.add(show)
      return () => void forms.delete(show)
    },
    show(text) {
      const show = [...forms].at(-1)
      show?.(text)
      return show !== undefined
    },
  }
})
