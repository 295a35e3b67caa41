import { definePageService } from "@ringside/core"

/** A hidden input that is sent with an order. */
export interface PaymentInput {
  readonly name: string
  readonly id?: string
  readonly value: string
}

/** The result of preparing a payment after a click on Place order. */
export type PreparedPayment =
  /** The order may be sent, with these inputs. */
  | { readonly kind: "ready"; readonly inputs: readonly PaymentInput[] }
  /** The shopper has to correct the input. Without a text, the method has already shown the message. */
  | { readonly kind: "refused"; readonly text: string | null }

/** The result of confirming a payment on this page. */
export type ConfirmedPayment =
  | { readonly kind: "redirect"; readonly url: string }
  | { readonly kind: "failed"; readonly text: string }
  /**
   * The bank has confirmed, and the shop hasn't: the order may be paid. It is not to be ordered or paid again without the shopper, who is told
   * to check first. `text` is what the shop said of it, or null.
   */
  | { readonly kind: "uncertain"; readonly text: string | null }

/** The form data that a payment method receives. */
export interface PaymentForm {
  readonly form: HTMLFormElement
  /** The gateway that the shopper has chosen. */
  readonly gateway: string
  readonly signal: AbortSignal
  /** The current amount in minor units with `minorUnit` decimals, if the form has it. Otherwise the page's settings are used. */
  readonly amount?: { readonly minor: number; readonly minorUnit: number; readonly currency: string }
}

/**
 * A payment method that needs its own code. Cash on delivery and bank transfer need none, because the form is sent unchanged. Register a
 * method with `paymentMethodsService.of(page).add`. Source: checkout contract §4.3, §6.
 */
export interface PaymentMethod {
  /** Value of its radio button. */
  readonly gateway: string
  /** Selector of its mounted elements. They keep their position when the shop's markup around them is replaced. */
  readonly mounts?: string
  /**
   * The provider's setting of billing fields, by name. Where a required one is empty, the order is sent without `prepare`, so that the
   * shop lists all errors.
   */
  billingFields?(): unknown
  /** Whether the order must wait for `prepare`; a saved card needs no preparation. */
  needsPreparation?(form: PaymentForm): boolean
  /** Runs after the click on Place order and before the order is sent. */
  prepare?(form: PaymentForm): Promise<PreparedPayment>
  /** Confirms the payment of an accepted order, by the hash in the shop's response. */
  confirm?(hash: string, form: PaymentForm): Promise<ConfirmedPayment>
  /** Called after the order review was replaced: amounts may have changed, and a mount may have been added or removed. */
  reviewChanged?(form: PaymentForm): void
}

/** The payment methods of a page that have code of their own. */
export interface PaymentMethods {
  /** Registers a method; the returned function removes it. */
  add(method: PaymentMethod): () => void
  find(gateway: string): PaymentMethod | undefined
  list(): readonly PaymentMethod[]
}

/** The payment methods of a page; they may be registered before or after the form is connected. */
export const paymentMethodsService = definePageService("payments.methods", (): PaymentMethods => {
  const methods = new Map<string, PaymentMethod>()
  return {
    add(method) {
      methods.set(method.gateway, method)
      return () => {
        if (methods.get(method.gateway) === method) methods.delete(method.gateway)
      }
    },
    find: (gateway) => methods.get(gateway),
    list: () => [...methods.values()],
  }
})
