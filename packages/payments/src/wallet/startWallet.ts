import { type Page, postFields, warnAuthor } from "@ringside/core"
import { formatAjaxUrl, readMember, selectRedirect } from "@ringside/core/domain"
import { computeAppearance } from "../provider/appearance.ts"
import { createWalletInitFields, selectElementsLocation } from "../domain/index.ts"
import { paymentsMessages } from "../messages.ts"
import { readJson } from "../readJson.ts"
import type { PaymentsApi, WalletStartInput, WalletStartResult } from "../ringsideMember.ts"
import { type PaymentSettings, readPaymentSettings } from "../settings.ts"
import { paymentsWarnings } from "../warnings.ts"

const endpoint = "wcpay_init_woopay"

/** Creates the function that starts the provider's own wallet. A call during another one is dropped. Source: checkout contract §3 R9. */
export function createWalletStarter(page: Page): PaymentsApi["startProviderWallet"] {
  let isStarting = false
  return async (input = {}) => {
    if (isStarting) return { kind: "dropped" }
    isStarting = true
    try {
      return await start(page, input)
    } finally {
      isStarting = false
    }
  }
}

async function start(page: Page, input: WalletStartInput): Promise<WalletStartResult> {
  const message = page.translator("payments", paymentsMessages)("unknownError")
  const settings = readPaymentSettings(page)
  if (!settings || settings.initWalletNonce === "" || settings.wcAjaxUrl === "") {
    warnAuthor(page, paymentsWarnings.noWalletSettings)
    return { kind: "failed", message }
  }
  const answer = readJson(
    await postFields(page, formatAjaxUrl(settings.wcAjaxUrl, endpoint), createFields(page, settings, input)),
  )
  const url = readMember(answer, ["url"])
  const redirect = typeof url === "string" ? selectRedirect(url, page.document.baseURI) : null
  if (redirect === null || page.signal.aborted) return { kind: "failed", message }
  return page.navigation.go(redirect, "payment") ? { kind: "started" } : { kind: "failed", message }
}

function createFields(page: Page, settings: PaymentSettings, { email, userSession }: WalletStartInput) {
  const { initWalletNonce: nonce, hasWalletLook, order } = settings
  const location =
    selectElementsLocation({ has: (selector) => page.document.querySelector(selector) !== null }) ?? "blocks_checkout"
  return createWalletInitFields({
    nonce,
    appearance: hasWalletLook ? computeAppearance(page, location, true) : null,
    email: email || null,
    userSession: userSession || null,
    orderId: order.id,
    key: order.key,
    billingEmail: order.billingEmail,
  })
}
