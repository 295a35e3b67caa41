import type { Page } from "@ringside/core"
import { type ConfirmedPayment, type PaymentForm, paymentMethodsService } from "@ringside/payments"

/**
 * Confirms the payment of an order with the form's payment method; `url` has the hash that asks for it. `handed-on` without a method of ours:
 * the provider's own script reads the hash in the address, and shows its dialog.
 */
export async function confirmOrder(
  page: Page,
  url: string,
  form: PaymentForm,
): Promise<ConfirmedPayment | { readonly kind: "handed-on" }> {
  const method = paymentMethodsService.of(page).find(form.gateway)
  const confirmed = await method?.confirm?.(url, form)
  if (confirmed) return confirmed
  page.navigation.go(url, "own")
  return { kind: "handed-on" }
}
