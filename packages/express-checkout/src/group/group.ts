import { definePageService, type Scope } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import type { WalletBackend } from "../backends/backend.ts"
import { createGroupView } from "../view/groupView.ts"
import { removeErrors } from "../view/notice.ts"
import { createPageOverlay } from "../view/pageOverlay.ts"
import type { WalletPlace } from "../view/place.ts"
import type { ProductForm } from "../backends/productForm.ts"
import { createRefreshes, type RefreshKind } from "./refreshes.ts"
import { listenToSheet } from "../sheet/sheet.ts"
import type { SheetGroup } from "../sheet/sheetGroup.ts"
import { createWalletTracking } from "../view/tracking.ts"
import { createWalletButtons } from "./walletButtons.ts"
import { hasTrial, type WalletData } from "../backends/walletData.ts"

/** The wallet buttons of one place, from reading the price to the end of a payment. */
export interface WalletGroup {
  /** Shows buttons for data that is already available, such as a product that the server has printed. */
  startWith(data: WalletData): void
  refresh(kind: RefreshKind): void
  /** Disables the buttons until a refresh completes, because prices are about to change. */
  block(): void
  /** Resets the state of an earlier visit when the page is restored from the back/forward cache. */
  returnToPage(): void
  /** Removes the buttons, frees their space and forgets the data, until the next refresh or `startWith`. */
  giveUp(): void
  /** Creates the buttons again after the host has removed their frame. */
  mountAgain(): void
  /** The data to be paid; null until it has been read. */
  readonly data: WalletData | null
  /** Whether the provider's buttons are there; false for some that it couldn't load. */
  readonly hasButtons: boolean
}

interface GroupOptions {
  readonly backend: WalletBackend
  readonly readConfig: () => UnknownRecord
  /** The form of the page's product; null for other buttons. */
  readonly form: ProductForm | null
}

/**
 * Whether a payment of this page may have succeeded without the shop saying so: until the page is loaded again, neither a change of the basket
 * nor a new place offers another one.
 */
const uncertainPaymentService = definePageService("express-checkout.uncertain", () => ({ isThere: false }))

/** The buttons of a place, whose height is reserved from the start. Source: express-checkout contract §2. */
export function createWalletGroup(
  scope: Scope,
  place: WalletPlace,
  { backend, readConfig, form }: GroupOptions,
): WalletGroup {
  const { page } = scope
  const view = createGroupView(scope, place)
  const overlay = createPageOverlay(page)
  const tracking = createWalletTracking(scope, place.readConfig)
  const canBuy = () => (form?.readObstacle() ?? null) === null
  const uncertain = uncertainPaymentService.of(page)
  let data: WalletData | null = null

  const buttons = createWalletButtons(scope, {
    place,
    view,
    tracking,
    readConfig,
    listen: (wallet) => listenToSheet(sheetGroup, wallet),
  })
  const refreshes = createRefreshes(scope, {
    read: (reading) => (uncertain.isThere ? Promise.resolve(null) : backend.read(reading)),
    canRead: canBuy,
    setBlocked: view.setBlocked,
    async apply(kind, fresh) {
      if (fresh === null || uncertain.isThere || hasTrial(fresh)) {
        giveUp()
        return
      }
      data = fresh
      if (kind === "full") await buttons.mount(fresh)
      else await buttons.update(fresh)
    },
  })
  const refresh = (kind: RefreshKind) => {
    if (form !== null && canBuy()) removeErrors(page)
    refreshes.request(kind)
  }
  const giveUp = () => {
    buttons.drop()
    buttons.hide()
    data = null
  }
  const sheetGroup: SheetGroup = {
    page,
    place,
    view,
    backend,
    form,
    overlay,
    tracking,
    readConfig,
    readData: () => data,
    hold: refreshes.hold,
    keep(fresh) {
      if (uncertain.isThere) return
      data = fresh
      // The shopper closed the sheet before this response: the next one opens with it.
      if (!refreshes.isHeld) void buttons.update(fresh)
    },
    resume(isStale) {
      if (isStale) refreshes.request(form !== null ? "data" : "full")
      else if (data && buttons.current) void buttons.update(data)
      refreshes.resume()
    },
    giveUp,
    endUncertain() {
      uncertain.isThere = true
      giveUp()
    },
  }
  scope.onEnd(overlay.hide)
  view.show({ container: true, separator: view.hasPlatformWallet })
  return {
    startWith(printed) {
      if (uncertain.isThere) {
        giveUp()
        return
      }
      data = printed
      void buttons.mount(printed)
    },
    refresh,
    block() {
      refreshes.cancel()
      view.setBlocked(true)
    },
    returnToPage() {
      overlay.hide()
      refreshes.resume()
      refresh("full")
    },
    giveUp,
    mountAgain() {
      if (data) void buttons.mount(data)
    },
    get data() {
      return data
    },
    get hasButtons() {
      return buttons.current !== null && !buttons.hasLoadError
    },
  }
}
