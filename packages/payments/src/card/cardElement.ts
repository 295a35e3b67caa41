import type { Scope } from "@ringside/core"
import { createCardElementsOptions, createPaymentElementOptions, createTerms } from "../domain/index.ts"
import { readFonts } from "./fonts.ts"
import { anyPaymentForm, paymentSelectors } from "../host.ts"
import type { Provider, ProviderElement, ProviderElements } from "../provider/provider.ts"
import { type PaymentSettings, readCustomerData } from "../settings.ts"

/** A card form that the provider has mounted. */
export interface MountedCard {
  readonly provider: Provider
  readonly elements: ProviderElements
  readonly element: ProviderElement
  readonly appearance: object
  /** Resolves when the element is destroyed: the provider's calls for it may then never end. */
  readonly destroyed: Promise<undefined>
  destroy(): void
  /** The amount that was last passed to the provider. */
  amount: ShownAmount
  /** Whether the provider shows the terms of saving a card. */
  showsTerms: boolean
}

interface CardElementNeeds {
  readonly provider: Provider
  readonly settings: PaymentSettings
  readonly appearance: object
}

/** Creates the provider's element for a mount point without mounting it. */
export function createCardElement(
  scope: Scope,
  mount: HTMLElement,
  { provider, settings, appearance }: CardElementNeeds,
): MountedCard {
  const elements = provider.elements(createElementsOptions(scope, settings, appearance))
  const element = elements.create("payment", createElementOptions(scope, mount, settings))
  let setDestroyed: () => void = () => undefined
  const destroyed = new Promise<undefined>((resolve) => (setDestroyed = () => resolve(undefined)))
  const destroy = () => {
    setDestroyed()
    element.destroy()
  }
  return {
    provider,
    elements,
    element,
    appearance,
    destroyed,
    destroy,
    amount: readAmount(settings),
    showsTerms: showsTerms(mount, settings),
  }
}

/** Passes the current amount to the provider's elements if it has changed. */
export function passAmount(card: MountedCard, settings: PaymentSettings): void {
  const amount = readAmount(settings)
  if (JSON.stringify(amount) === JSON.stringify(card.amount)) return
  card.amount = amount
  card.elements.update(amount)
}

/** Updates the terms in the mounted form instead of creating a new one, so that the form keeps its input. */
export function passTerms(card: MountedCard, mount: HTMLElement, settings: PaymentSettings): void {
  const isShown = showsTerms(mount, settings)
  if (isShown === card.showsTerms) return
  card.showsTerms = isShown
  card.element.update({ terms: createTerms(settings.paymentMethods, isShown) })
}

interface ShownAmount {
  readonly mode: "payment" | "setup"
  readonly currency: string
  readonly amount?: number
}

function readAmount({ amount, currency }: PaymentSettings): ShownAmount {
  return { mode: amount < 1 ? "setup" : "payment", currency: currency.toLowerCase(), ...(amount >= 1 && { amount }) }
}

function createElementsOptions({ page }: Scope, settings: PaymentSettings, appearance: object): object {
  const { amount, currency, hasLink } = settings
  return createCardElementsOptions({
    amount,
    currency,
    appearance,
    fonts: readFonts(page, appearance),
    linkEnabled: hasLink,
  })
}

function createElementOptions({ page }: Scope, mount: HTMLElement, settings: PaymentSettings): object {
  const form = mount.closest(anyPaymentForm)
  const isCheckout = form?.matches(paymentSelectors.checkoutForm) === true && !settings.isChangingPayment
  return createPaymentElementOptions({
    context: form?.matches(paymentSelectors.blockForm) ? "blocks" : isCheckout ? "checkout" : "other",
    paymentMethods: settings.paymentMethods,
    billingFields: form ? listBillingFields(form, settings) : null,
    showTerms: showsTerms(mount, settings),
    isAddingMethod: form?.matches(paymentSelectors.addMethodForm) === true,
    customer: readCustomerData(page),
  })
}

/** Billing fields that the shop lists and the form has. The provider's element shows the others itself. */
function listBillingFields(form: Element, { billingFields }: PaymentSettings): readonly string[] {
  return billingFields.filter((name) => form.querySelector(`[name="${CSS.escape(name)}"]`) !== null)
}

/** Terms of saving a card are shown when the card will be saved. */
function showsTerms(mount: HTMLElement, { hasSubscription }: PaymentSettings): boolean {
  const box = mount.closest(paymentSelectors.form)?.querySelector<HTMLInputElement>(paymentSelectors.saveBox)
  return hasSubscription || box?.checked === true
}

/** Marks the card's payment method with the theme of its form, as the platform does. */
export function markTheme(scope: Scope, mount: HTMLElement, { appearance }: MountedCard): void {
  const theme: unknown = Reflect.get(appearance, "theme")
  const method = mount.closest(paymentSelectors.method)
  if (method && (theme === "stripe" || theme === "night")) scope.toggleClass(method, `theme--${theme}`, true)
}
