import { type HostSettings, type Http, startBehaviour, scrollerService } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import {
  type CartServer,
  type CheckoutServer,
  createCartServer,
  createCheckoutServer,
  createCheckoutSettings,
  createHttpDouble,
  createTestPage,
  type TestPage,
  type TestPageOptions,
} from "@ringside/testing"
import { beforeLoad } from "../beforeLoad.ts"
import { addressFieldsModule, formCodeModule } from "../modules.ts"
import { createBehaviours } from "./late.ts"

/** Imports the files that the checkout fetches at its first use: only the first import of a file takes long. */
export const importLateFiles = (): Promise<unknown> => Promise.all([formCodeModule.load(), addressFieldsModule.load()])

/** A shop whose only shopper has one item in the basket, as services of a page. */
export interface CheckoutShop {
  readonly checkout: CheckoutServer
  readonly cart: CartServer
  readonly http: Http
  readonly settings: HostSettings
  /** The markup of its checkout page, in English or Spanish. */
  formatPage(locale?: "en" | "es"): string
}

/** Opens the shop. */
export function createCheckoutShop(): CheckoutShop {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 1 })
  const checkout = createCheckoutServer(cart)
  const settings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = createCheckoutSettings(
    checkout.issueNonce(),
  )
  return {
    checkout,
    cart,
    http: createHttpDouble([checkout, cart]),
    settings: { read: ({ name }) => settings[name] ?? null },
    formatPage(locale = "en") {
      const path = locale === "en" ? "/en/checkout/" : "/checkout/"
      const answer = checkout.answerPage({ method: "GET", path, headers: {}, body: "" })
      return "html" in answer ? answer.html : ""
    },
  }
}

/** Fills the billing address in, and accepts the terms. */
export function fillForm(root: ParentNode): void {
  const values = {
    first_name: "Ana",
    last_name: "López",
    address_1: "Gran Vía 1",
    postcode: "28013",
    city: "Madrid",
    state: "M",
    phone: "600 123 456",
    email: "ana@example.com",
  }
  for (const [key, value] of Object.entries(values)) {
    const field = root.querySelector<HTMLInputElement>(`#billing_${key}`)
    if (field) field.value = value
  }
  const terms = root.querySelector<HTMLInputElement>("#terms")
  if (terms) terms.checked = true
}

/** A checkout page that has started, and what it has done since. */
export interface StartedCheckout {
  readonly page: TestPage
  /** The events that the test listens to, in order. */
  readonly sent: { readonly name: string; readonly args: readonly unknown[] }[]
  /** Where the page went; "reload" for a reload. */
  readonly moves: string[]
  /** Runs what is due within 50 ms. */
  settle(): Promise<void>
}

interface StartOptions {
  readonly http?: Http
  /** Names of the events to note down. */
  readonly events?: readonly string[]
  /** Changes to the settings that the host prints, by the setting's name. */
  readonly changes?: Readonly<Record<string, object>>
  readonly config?: TestPageOptions["config"]
}

/** Starts the checkout page that is printed in `root`, without its closed sections, and waits for its first order review. */
export async function startCheckout(
  shop: CheckoutShop,
  root: ParentNode,
  { http = shop.http, events = [], changes = {}, config = {} }: StartOptions = {},
): Promise<StartedCheckout> {
  // Without a layout nothing is hidden, and fields that a shopper doesn't see would be asked for.
  for (const section of root.querySelectorAll(".woocommerce-account-fields, .woocommerce-shipping-fields")) {
    section.remove()
  }
  const moves: string[] = []
  const navigation = { go: (url: string) => moves.push(url) > 0, reload: () => void moves.push("reload") }
  const read: HostSettings["read"] = (source) => {
    const known = shop.settings.read(source)
    return isRecord(known) ? { ...known, ...changes[source.name] } : known
  }
  const page = createTestPage({ config, services: { http, settings: { read }, navigation } })
  // There is no layout to scroll in.
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
  const sent: StartedCheckout["sent"] = []
  page.events.on(events, ({ name, args }) => void sent.push({ name, args }))
  beforeLoad.start(page)
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  const settle = () => page.clock.advance(50)
  await settle()
  return { page, sent, moves, settle }
}

/** Submits a form as its button does. */
export function submitForm(root: ParentNode, selector: string): void {
  root.querySelector(selector)?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
}
