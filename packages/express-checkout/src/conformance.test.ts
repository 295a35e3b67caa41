import { createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterAll, beforeEach } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import { expressCheckout, expressHook } from "./behaviour.ts"
import { expressJob } from "./jobs.ts"
import { installWallet, type WalletForTests } from "./walletForTests.ts"
import { createExpressSettings, createWalletShop, expressHtml } from "./shopForTests.ts"

let wallet: WalletForTests | undefined
beforeEach(() => {
  localStorage.clear()
  Reflect.set(window, "IntersectionObserver", undefined)
  wallet = installWallet(window)
})
afterAll(() => wallet?.remove())

const settings = createExpressSettings()
const createPage = (config: object | undefined) =>
  createTestPage({
    config: { all: { payments: { script: false } }, ...config },
    services: { http: createWalletShop().http },
  })

const hasButtons = (element: HTMLElement) => element.querySelector("button") !== null

describeBehaviour(expressCheckout, {
  html: expressHtml,
  selector: "#wcpay-express-checkout-element",
  isConnected: hasButtons,
  isOnly: true,
  job: { ...expressJob, settings: "wcpayExpressCheckoutParams" },
  settings,
  beforeLoad,
  page: createPage,
})

describeBehaviour(expressHook, {
  html: '<div data-ringside="express-checkout"></div>',
  selector: "[data-ringside]",
  isConnected: hasButtons,
  isOnly: true,
  page: (config) => createPage({ ...config, host: { wcpayExpressCheckoutParams: settings } }),
})
