import { type CardElementState, createCardElement } from "./cardElement.ts"
import { checkElements, checkPaymentElement, isOptions, listOwedDetails, type Options, readPath } from "./checks.ts"
import type { HostPage } from "./hostPage.ts"
import { checkExpressElement } from "./walletChecks.ts"
import { createWalletElement, type WalletElementState } from "./walletElement.ts"

/** The state that all objects of one page share. */
export interface SimulatedPage extends HostPage {
  /** The card elements that are on the page, for tests. */
  readonly cards: Set<CardElementState>
  /** The express checkout elements that were created, for tests; the newest is last. */
  readonly wallets: Set<WalletElementState>
}

/** Elements of one payment, as pages use them. */
export interface Elements {
  create(type: string, options?: unknown): unknown
  getElement(type: string): unknown
  update(options: unknown): void
  submit(): Promise<unknown>
}

/** The state of elements that `createPaymentMethod` uses. */
export interface ElementsState {
  readonly elements: Elements
  /** Creates a payment method from the element's input; throws if the page uses it incorrectly. `caller` is the page's call. */
  createPaymentMethod(key: string, params: unknown, caller: string): Promise<unknown>
}

/** The elements of one payment, with the element objects created from them. */
interface OwnElements {
  readonly page: SimulatedPage
  readonly locale: string
  options: Options
  card: CardElementState | null
  wallet: WalletElementState | null
  isSubmitted: boolean
}

/** Creates the elements of a payment. Source: express-checkout §14.1. */
export function createElements(page: SimulatedPage, locale: string, given: unknown): ElementsState {
  const { log } = page
  if (!isOptions(given)) throw log.violate("elements() needs an object.")
  const problem = checkElements(given, "elements()")
  if (problem !== null) throw log.violate(problem)
  log.call("elements", given)
  const own: OwnElements = { page, locale, options: given, card: null, wallet: null, isSubmitted: false }
  return {
    elements: {
      create: (type, options = {}) => createElement(own, type, options),
      getElement: (type) => findElement(own, type),
      update: (changes) => updateElements(own, changes),
      submit: () => submitElements(own),
    },
    createPaymentMethod: (key, params, caller) => createPaymentMethod(own, key, { params, caller }),
  }
}

function createElement(own: OwnElements, type: string, given: unknown): unknown {
  const { log } = own.page
  const isWallet = type === "expressCheckout"
  if (type !== "payment" && !isWallet) {
    throw log.violate(`A valid Element name must be provided; the simulation has no ${type}.`)
  }
  if (isWallet ? own.wallet : own.card) throw log.violate(`Can only create one Element of type ${type}.`)
  if (isWallet && own.options.mode !== "payment") {
    throw log.violate("Invalid value for elements.create(): expressCheckout needs elements in payment mode.")
  }
  if (!isOptions(given)) throw log.violate("elements.create() needs an object.")
  const wrong = isWallet ? checkExpressElement(given) : checkPaymentElement(given)
  if (wrong !== null) throw log.violate(wrong)
  log.call("elements.create", type, given)
  return isWallet ? createWallet(own, given) : createCard(own, given)
}

function createCard(own: OwnElements, options: Options) {
  const { page, locale } = own
  const made = createCardElement({ ...page, locale, check: checkPaymentElement }, options, own.options)
  page.cards.add(made)
  own.card = made
  return onDestroy(made.element, () => {
    page.cards.delete(made)
    own.card = null
  })
}

function createWallet(own: OwnElements, options: Options) {
  const { page, locale } = own
  const { appearance } = own.options
  const amount = () => Number(own.options.amount)
  const format = (value: number) => formatAmount(value, String(own.options.currency), locale)
  const made = createWalletElement({ page, locale, amount, format, appearance }, options)
  page.wallets.add(made)
  own.wallet = made
  return onDestroy(made.element, () => {
    page.wallets.delete(made)
    own.wallet = null
  })
}

function findElement({ card, wallet }: OwnElements, type: string): unknown {
  if (type === "payment") return card?.element ?? null
  return type === "expressCheckout" ? (wallet?.element ?? null) : null
}

function updateElements(own: OwnElements, changes: unknown): void {
  const { log } = own.page
  if (!isOptions(changes)) throw log.violate("elements.update() needs an object.")
  log.call("elements.update", changes)
  const next = { ...own.options, ...changes }
  const wrong = checkElements(next, "elements.update()")
  if (wrong !== null) throw log.violate(wrong)
  own.options = next
  if (changes.appearance !== undefined) own.card?.restyle(changes.appearance)
  own.wallet?.sheet.refresh()
}

async function submitElements(own: OwnElements): Promise<unknown> {
  const { page, card, wallet } = own
  const { log } = page
  log.call("elements.submit")
  if (wallet?.sheet.isConfirming()) {
    own.isSubmitted = true
    return {}
  }
  const frame = card?.frame()
  if (!frame && wallet) throw log.violate("elements.submit() needs a wallet between its confirm event and its end.")
  if (!frame) throw log.violate("elements.submit() needs a mounted Element.")
  const result = await frame.ask("submit")
  own.isSubmitted = !(isOptions(result) && "error" in result)
  return result
}

interface PaymentMethodCall {
  readonly params: unknown
  /** The page's call. */
  readonly caller: string
}

async function createPaymentMethod(own: OwnElements, key: string, { params, caller }: PaymentMethodCall) {
  const { page, card, wallet } = own
  const { log } = page
  if (own.options.paymentMethodCreation !== "manual") throw log.violate("paymentMethodCreation must be manual.")
  if (!own.isSubmitted) throw log.violate(`elements.submit() must be called before stripe.${caller}().`)
  const details = readPath(params, ["billing_details"])
  own.isSubmitted = false
  if (wallet?.sheet.isConfirming()) return wallet.sheet.createPaymentMethod(key, details ?? {})
  const frame = card?.frame()
  if (!card || !frame) throw log.violate(`${caller}() needs a mounted Element.`)
  const owed = listOwedDetails(card.options()).find((path) => typeof readPath(details, path) !== "string")
  if (owed) {
    own.isSubmitted = true
    throw log.violate(
      `You specified "never" for fields.billingDetails.${owed.join(".")}, but did not pass it in params.`,
    )
  }
  return frame.ask("create", { key, billingDetails: details ?? {} })
}

function onDestroy<Element extends { destroy(): void }>(element: Element, end: () => void): Element {
  const { destroy } = element
  element.destroy = () => {
    destroy()
    end()
  }
  return element
}

/** Formats an amount in the provider's units in the shopper's language. */
function formatAmount(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** digits)
}
