import type { Emitter } from "./emitter.ts"
import type { HostPage } from "./hostPage.ts"
import type { SheetDialog } from "./sheetDialog.ts"
import { createSheetModel, type SheetState } from "./sheetModel.ts"

/** The dependencies of a sheet. */
export interface WalletSheetNeeds {
  readonly page: HostPage
  readonly locale: string
  readonly emitter: Emitter
  readonly amount: () => number
  readonly format: (amount: number) => string
}

/** The current state of a sheet. */
export interface OwnSheet extends WalletSheetNeeds {
  state: SheetState | null
  dialog: SheetDialog | null
  confirmTimer: number
  /** The number of the last request to the page: responses to earlier ones are ignored. */
  asked: number
}

/** Whether the shopper has confirmed the sheet, and the page is paying it. */
export function isConfirming({ state }: OwnSheet): boolean {
  return state?.busy === "payment"
}

/** Renders the sheet with the elements' current amount. */
export function refresh({ state, dialog, amount, format }: OwnSheet): void {
  if (state) dialog?.show(createSheetModel(state, amount(), format))
}

/** Changes an open sheet and renders it. */
export function change(own: OwnSheet, changes: Partial<SheetState>): void {
  if (own.state) own.state = { ...own.state, ...changes }
  refresh(own)
}

/** Closes the sheet; later responses of the page are ignored. */
export function close(own: OwnSheet): void {
  own.page.view.clearTimeout(own.confirmTimer)
  own.asked += 1
  own.state = null
  own.dialog?.close()
  own.dialog = null
}
