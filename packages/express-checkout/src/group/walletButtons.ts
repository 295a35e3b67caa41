import { type Page, type Scope, walletAttribute } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import { selectVisibility } from "../domain/index.ts"
import type { GroupView } from "../view/groupView.ts"
import { expressJob } from "../jobs.ts"
import { findFocusedButton, focusButton, type WalletPlace } from "../view/place.ts"
import type { WalletTracking } from "../view/tracking.ts"
import { applyHostFilter } from "../backends/hostFilters.ts"
import { isInOtherCurrency, readTotal, type WalletData } from "../backends/walletData.ts"
import { createWalletElement, dropWalletElement, updateAmount, type WalletElement } from "../sheet/walletElement.ts"

/** The provider's buttons in their place. */
export interface WalletButtons {
  /** Creates new buttons for the data to be paid. Shows nothing if there is nothing to pay. */
  mount(data: WalletData): Promise<void>
  /** Passes a new amount to the buttons, or creates them if there are none. */
  update(data: WalletData): Promise<void>
  /** Hides the buttons and the content around them. */
  hide(): void
  /** Removes the buttons. */
  drop(): void
  readonly current: WalletElement | null
  /** Whether the provider has reported that it can't load them. */
  readonly hasLoadError: boolean
}

interface ButtonsOptions {
  readonly place: WalletPlace
  readonly view: GroupView
  readonly tracking: WalletTracking
  readonly readConfig: () => UnknownRecord
  /** Called before buttons are mounted. */
  readonly listen: (wallet: WalletElement) => void
}

/** The buttons of a place; they are removed with `scope`. Source: express-checkout contract §2 steps 4 to 7. */
export function createWalletButtons(scope: Scope, options: ButtonsOptions): WalletButtons {
  const { place, view, readConfig } = options
  const { page, signal } = scope
  const shown: ShownButtons = {
    wallet: null,
    data: null,
    methods: null,
    hasLoadError: false,
    isReady: false,
    focusedButton: -1,
  }

  const hide = () => view.show({ container: false, separator: false })
  const drop = () => {
    dropWalletElement(shown.wallet)
    place.mount.removeAttribute(walletAttribute)
    shown.wallet = null
    shown.data = null
  }
  const isForSale = (data: WalletData) => {
    const isPaid = readTotal(readConfig(), data) > 0
    const cart = data.kind === "cart" ? data.cart : undefined
    return isPaid && Boolean(applyHostFilter(page, "is-cart-eligible", isPaid, cart))
  }
  const showState = () => showButtons(options, shown, isForSale)
  const mount = async (data: WalletData) => {
    if (shown.focusedButton < 0) shown.focusedButton = findFocusedButton(page, place)
    drop()
    if (!isForSale(data)) {
      hide()
      return
    }
    Object.assign(shown, { data, methods: null, hasLoadError: false, isReady: false })
    // The provider can't measure a hidden element.
    showState()
    const wallet = await createSafely(page, options, data)
    // Other buttons have been requested meanwhile, or none.
    if (signal.aborted || shown.data !== data) return
    if (wallet === null) {
      hide()
      return
    }
    // The shop's own script may have filled the place meanwhile; the next scan disconnects this one.
    if (!page.jobs.isOurs(expressJob)) return
    shown.wallet = wallet
    listenToLoad(page, wallet, { options, shown, showState })
    options.listen(wallet)
    // Not by the scope, which ends before the provider's nodes are gone: they would be taken for another script's.
    place.mount.setAttribute(walletAttribute, "")
    wallet.element.mount(place.mount)
  }
  scope.onEnd(drop)
  return {
    mount,
    hide,
    drop,
    async update(data) {
      const { wallet } = shown
      const total = readTotal(readConfig(), data)
      // In any case: a provider that reports later must find this total, and not the one before.
      shown.data = data
      if (!isForSale(data)) hide()
      // The provider's elements keep their currency.
      else if (wallet === null || isInOtherCurrency(data, wallet.currency)) await mount(data)
      else {
        updateAmount(wallet, total)
        showState()
      }
    },
    get current() {
      return shown.wallet
    },
    get hasLoadError() {
      return shown.hasLoadError
    },
  }
}

interface ShownButtons {
  wallet: WalletElement | null
  data: WalletData | null
  /** The available wallets, by the provider's names. */
  methods: object | null
  hasLoadError: boolean
  isReady: boolean
  /** The number of the button that had focus among those before these; -1 without one. */
  focusedButton: number
}

function showButtons(
  { view, readConfig }: ButtonsOptions,
  shown: ShownButtons,
  isForSale: (data: WalletData) => boolean,
): void {
  view.show(
    selectVisibility({
      // A filter of the page may have forbidden it since.
      total: shown.data && isForSale(shown.data) ? readTotal(readConfig(), shown.data) : 0,
      ready: shown.isReady,
      availablePaymentMethods: shown.methods,
      loadError: shown.hasLoadError,
      hasPlatformWallet: view.hasPlatformWallet,
    }),
  )
}

async function createSafely(page: Page, { place, readConfig }: ButtonsOptions, data: WalletData) {
  try {
    return await createWalletElement(page, place, { config: readConfig(), data })
  } catch (cause) {
    if (!page.signal.aborted) {
      page.reports.fail({ during: "mount", widget: "express-checkout", host: place.mount, cause })
    }
    return null
  }
}

interface LoadState {
  readonly options: ButtonsOptions
  readonly shown: ShownButtons
  readonly showState: () => void
}

/** Listens to the provider's report of the available wallets. */
function listenToLoad(page: Page, wallet: WalletElement, { options, shown, showState }: LoadState): void {
  const on = (name: string, listener: (event: unknown) => void) => {
    wallet.element.on(name, (event) => {
      if (!wallet.isDropped && !page.signal.aborted) listener(event)
    })
  }
  on("ready", (event) => {
    const methods = readProperty(event, "availablePaymentMethods")
    shown.methods = typeof methods === "object" ? methods : null
    shown.isReady = true
    showState()
    returnFocus(page, options.place, shown)
    const wallets = Object.entries(shown.methods ?? {}).flatMap(([name, isThere]) => (isThere ? [name] : []))
    if (wallets.length === 0) return
    options.tracking.load(wallets)
    page.events.sendOwn("ringside:express:ready", page.document.body, { wallets })
  })
  on("loaderror", (event) => {
    const message = readProperty(readProperty(event, "error"), "message")
    const text = typeof message === "string" && message !== "" ? message : "the provider's buttons can't be loaded"
    page.reports.fail({ during: "load", widget: "express-checkout", host: options.place.mount, cause: new Error(text) })
    shown.hasLoadError = true
    showState()
  })
}

/** Focuses the new buttons where the ones before them had the focus, unless the shopper has moved it since. */
function returnFocus({ document }: Page, place: WalletPlace, shown: ShownButtons): void {
  if (shown.focusedButton >= 0 && document.activeElement === document.body) focusButton(place, shown.focusedButton)
  shown.focusedButton = -1
}

/** The provider's objects may have inherited members. */
function readProperty(holder: unknown, name: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : undefined
}
