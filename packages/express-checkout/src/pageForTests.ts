/* oxlint-disable no-restricted-globals -- it fills and clears the document of a test */
import { startBehaviour } from "@ringside/core"
import { createTestPage, printBody, type TestPage } from "@ringside/testing"
import { expect, onTestFinished, vi } from "vitest"
import { createBehaviours } from "./behaviour.ts"
import { createBehaviours as createStartBehaviours, createMembers } from "./start.ts"
import { installWallet, type WalletForTests } from "./walletForTests.ts"
import { createExpressSettings, createWalletShop, expressHtml, type WalletShop } from "./shopForTests.ts"

/** A page with wallet buttons, a shop and a provider. */
export interface ExpressPage {
  readonly page: TestPage
  readonly shop: WalletShop
  readonly wallet: WalletForTests
  /** The addresses that the page navigated to. */
  readonly left: string[]
  /** Our own events, as `open {"type":"google_pay"}`. */
  readonly events: string[]
  /** `ringside.express.extend`. */
  extend(extension: unknown): void
  /** Waits for pending requests and their responses. */
  settle(ms?: number): Promise<void>
  readonly mount: HTMLElement | null
}

export interface ExpressPageOptions {
  /** The page's content, after the place of notices; by default the place of wallet buttons. */
  readonly html?: string
  /** Changes of the buttons' settings; null for a page whose config has none. */
  readonly settings?: Readonly<Record<string, unknown>> | null
  /** Other globals, such as `wcpayConfig`. */
  readonly host?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly locale?: string
  /** False leaves the provider's report of its wallets to the test. */
  readonly isReady?: boolean
  readonly prepare?: (shop: WalletShop, wallet: WalletForTests) => void
}

const names = ["ready", "open", "cancel", "error", "complete"]

/**
 * Starts wallet buttons on a page, and waits until they are there. The page is removed at the end of the test, which fails when one of the
 * provider's rules was broken. Warnings are kept from the console.
 */
export async function openExpressPage(options: ExpressPageOptions = {}): Promise<ExpressPage> {
  const { document } = window
  const { html = expressHtml, settings = {}, host = {}, locale = "en", isReady = true, prepare } = options
  localStorage.clear()
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  printBody(`<main><div class="woocommerce-notices-wrapper"></div>${html}</main>`)
  // Without layout, no element can be near the viewport.
  Reflect.set(window, "IntersectionObserver", undefined)
  Object.defineProperty(Object.getPrototypeOf(document), "elementsFromPoint", { configurable: true, value: () => [] })
  const [shop, wallet] = [createWalletShop(), installWallet(window)]
  prepare?.(shop, wallet)
  const left: string[] = []
  const page = createTestPage({
    window,
    config: {
      locale,
      host: { ...(settings && { wcpayExpressCheckoutParams: createExpressSettings(settings) }), ...host },
      all: { payments: { script: false } },
    },
    services: {
      http: shop.http,
      navigation: { go: (url) => Boolean(left.push(url)), reload: () => undefined },
    },
  })
  onTestFinished(() => {
    page.stop()
    document.body.replaceChildren()
    vi.restoreAllMocks()
    const { violations } = wallet
    wallet.remove()
    expect(violations).toEqual([])
  })
  shop.clock = page.clock
  const events: string[] = []
  for (const name of names) {
    document.body.addEventListener(
      `ringside:express:${name}`,
      (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : null
        events.push(`${name} ${JSON.stringify(detail)}`)
      },
      { signal: page.signal },
    )
  }
  for (const behaviour of [...createStartBehaviours(), ...createBehaviours()]) startBehaviour(behaviour, page)
  const settle = (ms = 50) => page.clock.advance(ms)
  await settle()
  if (isReady) wallet.ready()
  await settle()
  const extend: unknown = Reflect.get(createMembers(page)["express"] ?? {}, "extend")
  return {
    ...{ page, shop, wallet, left, events, settle },
    extend(extension) {
      if (typeof extend === "function") Reflect.apply(extend, undefined, [extension])
    },
    get mount() {
      return document.querySelector<HTMLElement>("#wcpay-express-checkout-element")
    },
  }
}
