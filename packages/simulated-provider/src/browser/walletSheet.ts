import { change, close, isConfirming, type OwnSheet, refresh, type WalletSheetNeeds } from "./ownSheet.ts"
import { changeAddress, changeRate } from "./sheetChanges.ts"
import { openSheetDialog, type SheetAction } from "./sheetDialog.ts"
import { canPay, createSheetState, type SheetState, type WalletType } from "./sheetModel.ts"
import { createConfirmEvent, type ConfirmDetails } from "./walletConfirm.ts"
import { type WalletAddress, walletAddresses } from "./walletPeople.ts"

/** Limits the wait for a page that accepts a confirmed payment but doesn't continue. */
const confirmLimitMs = 30_000

/** A wallet's sheet, for the element and tests. */
export interface WalletSheet {
  /** Null while it is closed. */
  readonly state: () => SheetState | null
  readonly isConfirming: () => boolean
  open(type: WalletType, payload: unknown): void
  /** Renders the elements' current amount. */
  refresh(): void
  /** Selects an address of the wallet by its id, or another one, as tests do. */
  changeAddress(address: string | WalletAddress): void
  changeRate(id: string): void
  confirm(details?: ConfirmDetails): void
  cancel(): void
  /** Creates a payment method from the selected card, and closes the sheet. */
  createPaymentMethod(key: string, billingDetails: unknown): Promise<unknown>
  close(): void
}

/** Creates the closed sheet of an element. */
export function createWalletSheet(parts: WalletSheetNeeds): WalletSheet {
  const own: OwnSheet = { ...parts, state: null, dialog: null, confirmTimer: 0, asked: 0 }
  return {
    state: () => own.state,
    isConfirming: () => isConfirming(own),
    refresh: () => refresh(own),
    close: () => close(own),
    open: (type, payload) => open(own, type, payload),
    changeAddress: (address) => changeAddress(own, address),
    changeRate: (id) => changeRate(own, id),
    confirm: (details = {}) => confirm(own, details),
    cancel: () => cancel(own),
    createPaymentMethod: (key, billingDetails) => createPaymentMethod(own, key, billingDetails),
  }
}

function open(own: OwnSheet, type: WalletType, payload: unknown): void {
  if (own.state) return
  const { page, locale } = own
  const { view, folder } = page
  const state = createSheetState(type, payload, walletAddresses)
  own.state = state
  own.dialog = openSheetDialog({ view, folder, locale, type, onAction: (action) => applyAction(own, action) })
  refresh(own)
  // A real wallet sends its default address to the page immediately.
  if (state.selectedAddress !== null) changeAddress(own, state.selectedAddress)
}

function applyAction(own: OwnSheet, action: SheetAction): void {
  if (action.kind === "address") changeAddress(own, action.id)
  else if (action.kind === "rate") changeRate(own, action.id)
  else if (action.kind === "cancel") cancel(own)
  else if (own.state && canPay(own.state)) confirm(own, {})
}

function confirm(own: OwnSheet, details: ConfirmDetails): void {
  const { page, state, emitter } = own
  if (!state) return
  if (details.card !== undefined) own.dialog?.chooseCard(details.card)
  page.view.clearTimeout(own.confirmTimer)
  own.confirmTimer = page.view.setTimeout(() => {
    page.log.violate(
      `The confirm event should be followed by createPaymentMethod or paymentFailed within ${confirmLimitMs} ms.`,
    )
    close(own)
  }, confirmLimitMs)
  change(own, { busy: "payment", problem: null })
  emitter.emit(
    "confirm",
    createConfirmEvent(own.state ?? state, details, (reason) => fail(own, reason)),
  )
}

/** Implements `paymentFailed`: the page shows the error, unless the shopper can correct it in the sheet. */
function fail(own: OwnSheet, reason: string): void {
  if (!isConfirming(own)) return
  own.page.view.clearTimeout(own.confirmTimer)
  if (reason === "fail") close(own)
  else change(own, { busy: null, problem: reason.includes("address") ? "address" : "payment" })
}

function cancel(own: OwnSheet): void {
  if (!own.state || isConfirming(own)) return
  close(own)
  own.emitter.emit("cancel", {})
}

async function createPaymentMethod(own: OwnSheet, key: string, billingDetails: unknown): Promise<unknown> {
  const { dialog } = own
  if (!dialog) throw own.page.log.violate("createPaymentMethod() needs a confirmed wallet.")
  const details = typeof billingDetails === "object" ? (billingDetails ?? {}) : {}
  const result = await dialog.createPaymentMethod(key, details)
  const isMade = typeof result === "object" && result !== null && "paymentMethod" in result
  if (isMade && own.dialog === dialog) close(own)
  return result
}
