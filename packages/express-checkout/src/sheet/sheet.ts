import { formatText } from "@ringside/core/domain"
import { confirmSheet } from "./confirmSheet.ts"
import { openSheet } from "./openSheet.ts"
import type { SheetChange } from "../backends/backend.ts"
import {
  type AddressChangeOutcome,
  createShippingAddress,
  type RateChangeOutcome,
  selectRefillFields,
} from "../domain/index.ts"
import { expressExtensionsService } from "../backends/extensions.ts"
import { focusButton } from "../view/place.ts"
import { refillForm } from "./refillForm.ts"
import { readContext } from "../settings.ts"
import type { OpenSheet, SheetGroup } from "./sheetGroup.ts"
import { isInOtherCurrency, readCartHash, readSubject } from "../backends/walletData.ts"
import { updateAmount, type WalletElement } from "./walletElement.ts"
import { createWalletEvent, fitPayload, type WalletEvent } from "./walletEvent.ts"

/** Below the provider's limit of 20 s. */
const changeLimitMs = 19_500

/** Responds to the sheet events of the buttons of `wallet`. Source: express-checkout contract §5. */
export function listenToSheet(group: SheetGroup, wallet: WalletElement): void {
  const { page } = group
  let open: OpenSheet | null = null
  /** Ignores events of replaced buttons, unless their sheet is still open, as after the host has rendered its totals again. */
  const on = (name: string, listener: (event: unknown) => void) => {
    wallet.element.on(name, (event) => {
      if (!page.signal.aborted && (!wallet.isDropped || wallet.hasFailed || open !== null)) listener(event)
    })
  }
  on("click", (raw) => {
    // A drawer above the veil leaves its buttons within reach.
    if (open?.isSubmitting) {
      createWalletEvent(page, raw).reject()
      return
    }
    const before = open
    // The wallet may send an address event during this call.
    const isOpen = openSheet(group, wallet, { event: createWalletEvent(page, raw), begin: (sheet) => (open = sheet) })
    if (!isOpen) open = before
    else if (before) discardSheet(before)
  })
  const onChange = (name: string, change: (group: SheetGroup, asked: AskedChange) => Promise<void>) => {
    on(name, (raw) => {
      const event = createWalletEvent(page, raw, changeLimitMs)
      if (open) void change(group, { wallet, sheet: open, event, name })
      else event.reject()
    })
  }
  onChange("shippingaddresschange", changeAddress)
  onChange("shippingratechange", changeRate)
  on("confirm", (raw) => {
    if (open && !open.isSubmitting) void confirmSheet(group, wallet, open, raw)
  })
  on("cancel", () => {
    const closed = open
    if (!closed || closed.isSubmitting) return
    open = null
    discardSheet(closed)
    closeSheet(group, closed)
  })
}

/** A change that the shopper has made in an open sheet. */
interface AskedChange {
  readonly wallet: WalletElement
  readonly sheet: OpenSheet
  /** It waits for an answer. */
  readonly event: WalletEvent
  readonly name: string
}

async function changeAddress(group: SheetGroup, asked: AskedChange): Promise<void> {
  const { sheet, event } = asked
  await applyChange(group, asked, () => {
    sheet.address = event.read("address")
    return sheet.payment.changeAddress(createShippingAddress(event.read("name"), sheet.address))
  })
}

async function changeRate(group: SheetGroup, asked: AskedChange): Promise<void> {
  const { sheet, event } = asked
  const rate = event.read("shippingRate")
  const id = formatText(typeof rate === "object" && rate !== null ? Reflect.get(rate, "id") : "")
  // The placeholder of a sheet without rates is no change, so a pending address stays the latest one.
  if (id === "pending") event.resolve({ lineItems: sheet.lineItems })
  else await applyChange(group, asked, () => sheet.payment.changeRate(id))
}

/** Sends a change once the sheet's basket is filled, and settles it. */
async function applyChange(
  group: SheetGroup,
  asked: AskedChange,
  send: () => Promise<SheetChange<AddressChangeOutcome | RateChangeOutcome>>,
): Promise<void> {
  const { sheet, event } = asked
  const number = (sheet.latestChange += 1)
  // Accept the change, since it isn't the cause: confirming shows the error.
  if (!(await sheet.payment.isFilled)) return void event.resolve()
  if (sheet.isClosed) {
    event.reject()
    return
  }
  const change = await send()
  settleChange(group, asked, { change, isLatest: number === sheet.latestChange })
}

interface SentChange {
  readonly change: SheetChange<AddressChangeOutcome | RateChangeOutcome>
  /** Whether no other change has come since. */
  readonly isLatest: boolean
}

/** Answers the wallet with the amount after a change, or refuses it. */
function settleChange(
  group: SheetGroup,
  { wallet, sheet, event, name }: AskedChange,
  { change, isLatest }: SentChange,
): void {
  if (event.isAnswered) return
  const data = group.readData()
  const { outcome, data: charged } = change
  // The amount of a closed sheet would replace that of the sheet that is open now.
  if (sheet.isClosed || !isLatest || outcome.kind === "reject" || outcome.amount <= 0 || data === null)
    return event.reject()
  // An open sheet can't change its currency.
  if (charged !== null && isInOtherCurrency(charged, wallet.currency)) return event.reject()
  const { kind: _, amount, lineItems, ...more } = outcome
  const lines = expressExtensionsService.of(group.page).mapLineItems(lineItems, readSubject(data))
  const payload = fitPayload(name, { ...more, lineItems: lines }, amount)
  if (payload === null) return event.reject()
  sheet.hasChanged = true
  sheet.lineItems = payload.lineItems
  sheet.cartHash = readCartHash(charged)
  // Set the sum before its lines: in the other order the provider refuses both.
  updateAmount(wallet, amount)
  event.resolve(payload)
}

/** Ends a sheet that won't be paid. */
function discardSheet(sheet: OpenSheet): void {
  sheet.isClosed = true
  sheet.payment.discard()
}

/** Handles a sheet that the shopper has closed. Source: express-checkout contract §5.6. */
function closeSheet(group: SheetGroup, { payment, address, fields, buttonNumber, hasChanged }: OpenSheet): void {
  const { page, place, overlay } = group
  const context = readContext(group.readConfig())
  overlay.hide()
  refillForm(page, selectRefillFields(context, address), fields)
  page.events.sendOwn("ringside:express:cancel", page.document.body, {})
  // The displayed price of a product may be that of its cart with shipping.
  group.resume(context === "product" || (hasChanged && !payment.isShared))
  focusButton(place, buttonNumber)
}
