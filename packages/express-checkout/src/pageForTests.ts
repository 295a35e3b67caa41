import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { createBehaviours } from "./behaviour.ts"
import { createBehaviours as createStartBehaviours, createMembers } from "./start.ts"
import { installWallet, type WalletForTests } from "./walletForTests.ts"
import { createExpressSettings, createWalletShop, type WalletShop } from "./shopForTests.ts"

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

interface ExpressPageOptions {
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

/** Starts wallet buttons on the page of `view`, and waits until they are there. */
export async function openExpressPage(
  view: Window & typeof globalThis,
  options: ExpressPageOptions = {},
): Promise<ExpressPage> {
  const { document } = view
  const { settings = {}, host = {}, locale = "en", isReady = true, prepare } = options
  // Without layout, no element can be near the viewport.
  Reflect.set(view, "IntersectionObserver", undefined)
  Object.defineProperty(Object.getPrototypeOf(document), "elementsFromPoint", { configurable: true, value: () => [] })
  const [shop, wallet] = [createWalletShop(), installWallet(view)]
  prepare?.(shop, wallet)
  const left: string[] = []
  const page = createTestPage({
    window: view,
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
  shop.clock = page.clock
  const events: string[] = []
  for (const name of names) {
    document.body.addEventListener(
      `ringside:express:${name}`,
      (event) => {
        const detail: unknown = event instanceof view.CustomEvent ? event.detail : null
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
