import type { Page } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import type { SheetPayment, WalletBackend } from "../backends/backend.ts"
import type { LineItem } from "../domain/index.ts"
import type { GroupView } from "../view/groupView.ts"
import type { PageOverlay } from "../view/pageOverlay.ts"
import type { WalletPlace } from "../view/place.ts"
import type { ProductForm } from "../backends/productForm.ts"
import type { FieldValues } from "./refillForm.ts"
import type { WalletTracking } from "../view/tracking.ts"
import type { WalletData } from "../backends/walletData.ts"

/** The parts of the buttons that a sheet uses. */
export interface SheetGroup {
  readonly page: Page
  readonly place: WalletPlace
  readonly view: GroupView
  readonly backend: WalletBackend
  /** The form of the page's product; null for other sheets. */
  readonly form: ProductForm | null
  readonly overlay: PageOverlay
  readonly tracking: WalletTracking
  /** Reads the current settings. */
  readConfig(): UnknownRecord
  /** The data to be paid; null until it has been read. */
  readData(): WalletData | null
  /** Postpones refreshes: the sheet keeps the data that it was opened with. */
  hold(): void
  /** Resumes refreshes, including a postponed one; `isStale` requests one in any case. */
  resume(isStale: boolean): void
  /** Uses the open sheet's changes to a shared cart as the buttons' data. */
  keep(data: WalletData): void
  /** Removes the buttons and forgets the data; the next refresh may bring both back. */
  giveUp(): void
  /** Removes the buttons of a payment that may have succeeded; no refresh brings them back until the page is loaded again. */
  endUncertain(): void
}

/** An open wallet sheet. */
export interface OpenSheet {
  readonly payment: SheetPayment
  /** The host's address fields when the sheet was opened. */
  readonly fields: FieldValues
  /** The number of the pressed button, which gets focus back; -1 where it had none. */
  readonly buttonNumber: number
  /** The lines that the sheet shows. */
  lineItems: readonly LineItem[]
  /** The `Cart-Hash` of the response that the sheet's total came from; null where no response of its own cart has one. */
  cartHash: string | null
  /** The last address that the shopper chose in the sheet. */
  address: unknown
  /** The number of the last change: responses to earlier changes are ignored. */
  latestChange: number
  /** Whether the response to a change had other amounts. */
  hasChanged: boolean
  isSubmitting: boolean
  /** Whether the shopper has closed it, or has opened another one: its late responses must not reach the next sheet. */
  isClosed: boolean
}
