import type { ProviderElement } from "./cardElement.ts"
import type { Options } from "./checks.ts"
import { createEmitter, type Emitter } from "./emitter.ts"
import type { HostPage } from "./hostPage.ts"
import { findMountTarget } from "./mountTarget.ts"
import type { WalletType } from "./sheetModel.ts"
import { askPage } from "./walletAnswer.ts"
import { createWalletButtons, describeAvailable, listWallets } from "./walletButtons.ts"
import { checkExpressElement } from "./walletChecks.ts"
import { createWalletSheet, type WalletSheet } from "./walletSheet.ts"

const clickLimitMs = 1000

/** The element's state and methods for the elements around it, and for tests. */
export interface WalletElementState {
  readonly element: ProviderElement
  readonly sheet: WalletSheet
  /** The elements' current amount, in the provider's units. */
  readonly amount: () => number
  /** Clicks a wallet's button; false without such a button. */
  press(type: string): boolean
  emit(name: string, event: Readonly<Record<string, unknown>>): void
}

interface WalletElementNeeds {
  readonly page: HostPage
  readonly locale: string
  readonly amount: () => number
  readonly format: (amount: number) => string
  readonly appearance: unknown
}

/** The current state of an element. */
interface OwnWallet extends WalletElementNeeds {
  readonly emitter: Emitter
  readonly sheet: WalletSheet
  options: Options
  /** The wallet's buttons, while they are mounted. */
  group: HTMLElement | null
  isDestroyed: boolean
  isAsking: boolean
}

/** Creates an express checkout element. Source: express-checkout §14.1. */
export function createWalletElement(parts: WalletElementNeeds, options: Options): WalletElementState {
  const { page, locale, amount, format } = parts
  const emitter = createEmitter("expressCheckout")
  const sheet = createWalletSheet({ page, locale, emitter, amount, format })
  const own: OwnWallet = { ...parts, emitter, sheet, options, group: null, isDestroyed: false, isAsking: false }
  return {
    element: createElement(own),
    sheet,
    amount,
    emit: emitter.emit,
    press(type) {
      const button = own.group?.querySelector<HTMLElement>(`[data-simulated-wallet="${CSS.escape(type)}"]`)
      button?.click()
      return button !== null && button !== undefined
    },
  }
}

/** Creates the element that the page gets. */
function createElement(own: OwnWallet): ProviderElement {
  const { log } = own.page
  const element: ProviderElement = {
    mount(target) {
      guard(own)
      log.call("element.mount")
      mountButtons(own, target)
    },
    unmount() {
      guard(own)
      log.call("element.unmount")
      // An open sheet stays open, because it belongs to the wallet, not to the page.
      removeButtons(own)
    },
    destroy() {
      guard(own)
      log.call("element.destroy")
      own.isDestroyed = true
      removeButtons(own)
      own.sheet.close()
    },
    on(name, listener) {
      own.emitter.on(name, listener)
      return element
    },
    once(name, listener) {
      own.emitter.once(name, listener)
      return element
    },
    off(name, listener) {
      own.emitter.off(name, listener)
      return element
    },
    update(changes) {
      guard(own)
      log.call("element.update", changes)
      const problem = checkExpressElement(changes)
      if (problem !== null) throw log.violate(problem)
      own.options = { ...own.options, ...changes }
    },
    focus() {
      guard(own)
      own.group?.querySelector("button")?.focus()
    },
  }
  return element
}

function guard({ page, isDestroyed }: OwnWallet): void {
  if (isDestroyed) throw page.log.violate("This Element has already been destroyed. Please create a new one.")
}

function mountButtons(own: OwnWallet, target: unknown): void {
  const { page, locale, options, appearance, emitter } = own
  const { view, log } = page
  const place = findMountTarget(view, log, target)
  removeButtons(own)
  const wallets = listWallets(options, page.available)
  const onPress = (type: WalletType) => askForSheet(own, type)
  const made = createWalletButtons(wallets, { document: view.document, locale, options, appearance, onPress })
  own.group = made
  place.replaceChildren(made)
  view.setTimeout(() => {
    if (own.group === made) emitter.emit("ready", { availablePaymentMethods: describeAvailable(wallets) })
  })
}

function removeButtons(own: OwnWallet): void {
  own.group?.remove()
  own.group = null
}

/** Requests the options of a sheet from the page, which may refuse. */
function askForSheet(own: OwnWallet, type: WalletType): void {
  const { page, sheet, amount, emitter } = own
  if (own.isAsking || sheet.state()) return
  own.isAsking = true
  const end = () => (own.isAsking = false)
  const answer = askPage({
    view: page.view,
    log: page.log,
    name: "click",
    limitMs: clickLimitMs,
    amount,
    accept(payload) {
      end()
      sheet.open(type, payload)
    },
    refuse: end,
  })
  emitter.emit("click", { expressPaymentType: type, ...answer })
}
