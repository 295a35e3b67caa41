import type { Page, PaymentsApi, WalletStartInput, WalletStartResult } from "@ringside/core"
import { createWcAjaxUrl, parseHostFlag, readMember, selectRedirect } from "@ringside/core/domain"
import { computeAppearance } from "./appearance.ts"
import { createWalletInitFields, selectElementsLocation } from "./domain/index.ts"
import { paymentsMessages } from "./messages.ts"
import { type PaymentSettings, readPaymentSettings } from "./settings.ts"
import { postFields, readJson } from "./shopRequest.ts"

const endpoint = "wcpay_init_woopay"

/** Starts the provider's own wallet, one call at a time: a second one meanwhile is dropped. Source: checkout contract §3 R9. */
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
    page.reports.warn(
      "[ringside payments] startProviderWallet() found no initWooPayNonce or no wcAjaxUrl in the payment settings; expected both, so no wallet is started.",
    )
    return { kind: "failed", message }
  }
  const answer = readJson(
    await postFields(page, createWcAjaxUrl(settings.wcAjaxUrl, endpoint), createFields(page, settings, input)),
  )
  const url = readMember(answer, ["url"])
  const redirect = typeof url === "string" ? selectRedirect(url, page.document.baseURI) : null
  if (redirect === null || page.signal.aborted) return { kind: "failed", message }
  return page.navigation.go(redirect, "payment") ? { kind: "started" } : { kind: "failed", message }
}

function createFields(page: Page, settings: PaymentSettings, { email, userSession }: WalletStartInput) {
  const { initWalletNonce: nonce } = settings
  const location =
    selectElementsLocation({ has: (selector) => page.document.querySelector(selector) !== null }) ?? "blocks_checkout"
  const hasTheme = parseHostFlag(settings.read("isWooPayGlobalThemeSupportEnabled"))
  const read = (name: string) => {
    const value = settings.read(name)
    return typeof value === "string" || typeof value === "number" ? String(value) : null
  }
  return createWalletInitFields({
    nonce,
    appearance: hasTheme ? computeAppearance(page, location, true) : null,
    email: email || null,
    userSession: userSession || null,
    orderId: read("order_id"),
    key: read("key"),
    billingEmail: read("billing_email"),
  })
}
