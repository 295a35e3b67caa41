import { type Page, serviceOf } from "@ringside/core"

/** A hidden input that goes with an order. */
export interface PaymentInput {
  readonly name: string
  readonly id?: string
  readonly value: string
}

/** What a payment method has made of a press on Place order. */
export type PreparedPayment =
  /** The order may be sent, with these inputs. */
  | { readonly kind: "ready"; readonly inputs: readonly PaymentInput[] }
  /** The shopper has to correct something. Without a text the method has said so itself. */
  | { readonly kind: "refused"; readonly text: string | null }

/** What came of confirming a payment on this page. */
export type ConfirmedPayment =
  { readonly kind: "redirect"; readonly url: string } | { readonly kind: "failed"; readonly text: string }

/** The form as a payment method sees it. */
export interface PaymentForm {
  readonly form: HTMLFormElement
  /** The gateway that the shopper has chosen. */
  readonly gateway: string
  readonly signal: AbortSignal
  /** What is paid now, where the form knows: minor units with so many decimals. Without it the page's settings say. */
  readonly amount?: { readonly minor: number; readonly minorUnit: number; readonly currency: string }
}

/**
 * A way of paying that has more to do than to be chosen. Cash on delivery and bank transfer need none: an order goes out as the form
 * is. Register one with `paymentMethodsOf(page).add`. Source: checkout contract §4.3, §6.
 */
export interface PaymentMethod {
  /** Value of its radio button. */
  readonly gateway: string
  /** Its mounted elements in the page. They stay where they are when the shop's markup around them is replaced. */
  readonly mounts?: string
  /** Whether the order is to wait for `prepare`; a saved card needs no preparation. */
  needsPreparation?(form: PaymentForm): boolean
  /** Runs between the press on Place order and the order. */
  prepare?(form: PaymentForm): Promise<PreparedPayment>
  /** Confirms the payment of an order that the shop has accepted, by the hash of its answer. */
  confirm?(hash: string, form: PaymentForm): Promise<ConfirmedPayment>
  /** The order review has been replaced: amounts may have changed, and a mount may have come or gone. */
  reviewChanged?(form: PaymentForm): void
}

/** The payment methods of a page that have code of their own. */
export interface PaymentMethods {
  /** Registers a method; the result takes it away. */
  add(method: PaymentMethod): () => void
  find(gateway: string): PaymentMethod | undefined
  list(): readonly PaymentMethod[]
}

/** The payment methods of `page`; they may be registered before and after the form is connected. */
export function paymentMethodsOf(page: Page): PaymentMethods {
  return serviceOf(page, "payments.methods", () => {
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
}
