import { definePageService, goOrReport, type Page } from "@ringside/core"
import { type ClickOptions, formatLoginConfirmation, readAddToCartBlock } from "../domain/index.ts"
import { expressExtensionsService } from "../backends/extensions.ts"
import { expressMessages } from "../messages.ts"
import { showNotice } from "../view/notice.ts"
import { findFocusedButton } from "../view/place.ts"
import { readFieldValues } from "./refillForm.ts"
import { readContext, readLoginConfirmation } from "../settings.ts"
import type { OpenSheet, SheetGroup } from "./sheetGroup.ts"
import { createOptions, isInOtherCurrency, readCartHash, readSubject } from "../backends/walletData.ts"
import type { WalletElement } from "./walletElement.ts"
import { fitPayload, readEventText, type WalletEvent } from "./walletEvent.ts"

interface Press {
  readonly event: WalletEvent
  /** Called with the sheet before the response to the provider. */
  readonly begin: (sheet: OpenSheet) => void
}

/**
 * Responds to a click on a wallet's button within this task: the provider's limit is one second. False when no sheet opens. Source:
 * express-checkout contract §5.1.
 */
export function openSheet(group: SheetGroup, wallet: WalletElement, { event, begin }: Press): boolean {
  const { page, place, overlay, tracking, backend, form } = group
  const config = group.readConfig()
  const context = readContext(config)
  const type = readEventText(event, "expressPaymentType")
  const refuse = (report: () => void = () => undefined) => {
    // Respond first: a dialog of the browser would take longer than the provider's second.
    event.reject()
    report()
    return false
  }
  const login = readLoginConfirmation(config)
  if (login) return refuse(() => askToLogIn(page, formatLoginConfirmation(login.message, type), login.url))
  if (group.view.isBlocked) return refuse(() => announceBusy(page))
  const obstacle = form?.readObstacle() ?? null
  if (obstacle !== null) return refuse(() => page.window.alert(translateObstacle(page, obstacle)))
  const data = group.readData()
  const payload = form?.isValid() === false ? null : createPayload(group, wallet)
  if (data === null || payload === null) return refuse()
  if (form?.hasUnsendable()) return refuse(() => showAddFailure(group))

  const fields = readFieldValues(page, place.kind === "host" ? context : "")
  const payment = backend.open(data, group.keep)
  group.hold()
  overlay.show()
  tracking.click(type)
  const sheet: OpenSheet = {
    ...{
      payment,
      fields,
      buttonNumber: findFocusedButton(page, place),
      lineItems: payload.lineItems,
      address: null,
      latestChange: 0,
    },
    // A product's price comes from another cart than the one that its sheet pays.
    cartHash: payment.isShared ? readCartHash(data) : null,
    hasChanged: false,
    isSubmitting: false,
    isClosed: false,
  }
  begin(sheet)
  if (!event.resolve(payload)) {
    payment.discard()
    overlay.hide()
    group.resume(false)
    return false
  }
  page.events.sendOwn("ringside:express:open", page.document.body, { type, context })
  void payment.isFilled.then((isFilled) => {
    if (!isFilled && !sheet.isClosed && !page.signal.aborted) failProduct(group, wallet, sheet)
  })
  return true
}

function createPayload(group: SheetGroup, { amount, currency }: WalletElement): ClickOptions | null {
  const data = group.readData()
  const options = createOptions(group.page, group.readConfig(), data)
  if (options === null || data === null || isInOtherCurrency(data, currency)) return null
  const lineItems = expressExtensionsService.of(group.page).mapLineItems(options.lineItems, readSubject(data))
  return fitPayload("click", { ...options, lineItems }, amount)
}

/** Handles a product that couldn't be added to its cart: the sheet can't be paid. Source: express-checkout contract §5.7. */
function failProduct(group: SheetGroup, wallet: WalletElement, { payment }: OpenSheet): void {
  payment.discard()
  wallet.hasFailed = true
  group.giveUp()
  group.overlay.hide()
  group.resume(false)
  showAddFailure(group)
}

function showAddFailure({ page, place }: SheetGroup): void {
  const text = page.translator("express-checkout", expressMessages)("addFailed")
  page.events.sendOwn("ringside:express:error", page.document.body, { message: text })
  void showNotice(page, place, text)
}

function askToLogIn(page: Page, question: string, url: string): void {
  if (page.window.confirm(question)) goOrReport(page, url, "shop")
}

/** When "updating" was announced last. */
const busyReportService = definePageService("express-checkout.busyReport", () => ({ atMs: -Infinity }))

/** At most once a second, in case the shopper clicks repeatedly. */
function announceBusy(page: Page): void {
  const last = busyReportService.of(page)
  const now = page.clock.now()
  if (now - last.atMs < 1000) return
  last.atMs = now
  page.announce.assertive(page.translator("express-checkout", expressMessages)("updating"))
}

/** Translates the contract's texts into the page's language; the host's own stay unchanged. */
function translateObstacle(page: Page, text: string): string {
  const translate = page.translator("express-checkout", expressMessages)
  if (text === readAddToCartBlock("disabled")) return translate("unchosen")
  return text === readAddToCartBlock("disabled wc-variation-is-unavailable") ? translate("unavailable") : text
}
