import { type Page, definePageService, listen } from "@ringside/core"
import { formatText, readMember, type UnknownRecord } from "@ringside/core/domain"
import {
  type Provider,
  type ProviderElements,
  type ProviderElementsOptions,
  providerService,
  type WalletButtons,
  type WalletButtonsOptions,
} from "@ringside/payments"
import { createProviderOptions } from "@ringside/payments/domain"
import { createButtonOptions, createWalletElementsOptions } from "../domain/index.ts"
import { createAppearance, type WalletPlace } from "../view/place.ts"
import { readCurrency, readTotal, type WalletData } from "../backends/walletData.ts"

/** The provider's buttons on the page. */
export interface WalletElement {
  readonly provider: Provider
  readonly elements: ProviderElements
  readonly element: WalletButtons
  /** The amount that was last passed to the provider's elements, in its units. */
  amount: number
  /** The currency of that amount, in lower case. */
  readonly currency: string
  /** Whether the buttons were replaced or removed, so that their events are ignored. */
  isDropped: boolean
  /** Whether the product couldn't be added to a cart: the sheet may still be open, and its events get responses. */
  hasFailed: boolean
}

/** Whether the page has given up waiting for the provider. The browser's next connection begins another wait. */
const waitService = definePageService("express-checkout.provider", (page: Page) => {
  const wait = { isOver: false }
  listen(page.window, "online", () => (wait.isOver = false), { signal: page.signal })
  return wait
})

/**
 * Creates the buttons for the data to be paid without mounting them. Rejects when the provider isn't available; after that it is null, since
 * a provider that appears later is ignored. Source: express-checkout contract §2 step 3.
 */
export async function createWalletElement(
  page: Page,
  place: WalletPlace,
  { config, data }: { readonly config: UnknownRecord; readonly data: WalletData },
): Promise<WalletElement | null> {
  const wait = waitService.of(page)
  if (wait.isOver) return null
  const key = formatText(readMember(config, ["stripe", "publishableKey"]))
  const provider = await providerService
    .of(page)
    .getWith(key, createProviderOptions(config))
    .catch((cause: unknown) => {
      wait.isOver = true
      throw cause
    })
  const amount = readTotal(config, data)
  const defaults = createWalletElementsOptions(config, amount, readCurrency(data))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- language and look are the page's; the provider checks them itself
  const options = { ...defaults, appearance: createAppearance(page, place) } as ProviderElementsOptions
  const elements = provider.elements(options)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same of the buttons
  const buttonOptions = createButtonOptions(config["button"]) as WalletButtonsOptions
  // Its events are external data and are read as unknown.
  const element: WalletButtons = elements.create("expressCheckout", buttonOptions)
  const { currency } = defaults
  return { provider, elements, element, amount, currency, isDropped: false, hasFailed: false }
}

/** Passes a new amount to the provider, before the lines that add up to it. */
export function updateAmount(wallet: WalletElement, amount: number): void {
  if (amount === wallet.amount || amount <= 0) return
  wallet.elements.update({ amount })
  wallet.amount = amount
}

/** Removes the buttons from the page. */
export function dropWalletElement(wallet: WalletElement | null): void {
  if (!wallet || wallet.isDropped) return
  wallet.isDropped = true
  wallet.element.unmount()
}
