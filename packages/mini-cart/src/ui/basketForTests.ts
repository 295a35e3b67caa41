import type { Activation } from "@ringside/core"
import { type CartServer, createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { miniCart } from "../widget.ts"

/** A mini-cart on a hook of a page whose server and time are the test's. */
export interface MountedBasket {
  readonly page: TestPage
  readonly host: HTMLElement
  /** The names of the lines that are shown, in their order. */
  lineNames(): readonly string[]
  /** What is being told to those who listen, after the second that basket messages wait. */
  heard(): Promise<string>
  /** Settles when the widget can't go on, with the reason; the loader then gives the server's HTML back. */
  readonly broken: Promise<unknown>
  /** Hands a shopper's early act to the widget. */
  activate(activation: Activation): void
  /** Ends what a test began. */
  stop(): void
}

/** What a test's basket stands on. */
export interface BasketSetting extends TestPageOptions {
  /** What is in the basket before, by product number. */
  readonly items?: Readonly<Record<number, number>>
  /** Attributes of the hook after `data-ringside-`. */
  readonly attributes?: Readonly<Record<string, string>>
  /** What goes wrong, told before anything is asked. */
  readonly prepare?: (server: CartServer) => void
  /** The words of the server's own link in the hook, which leads to /basket/. */
  readonly linkText?: string
}

/** Mounts a mini-cart as the loader does; settles when it stands there. */
export async function mountBasket(setting: BasketSetting = {}): Promise<MountedBasket> {
  const { items = {}, attributes = {}, linkText = "Basket (2)", prepare, ...options } = setting
  const page = createTestPage(options)
  for (const [id, quantity] of Object.entries(items)) page.server.basketOf().add({ id: Number(id), quantity })
  prepare?.(page.server)
  const { document } = page
  const host = document.createElement("div")
  const link = document.createElement("a")
  link.href = "/basket/"
  link.textContent = linkText
  host.append(link)
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(`data-ringside-${name}`, value)
  document.body.append(host)
  const mounted = miniCart.mount(host, miniCart.read(host, page), page)
  await mounted.ready
  return {
    page,
    host,
    broken: mounted.broken ?? new Promise(() => undefined),
    lineNames: () => [...host.querySelectorAll(".ringside-mini-cart-name")].map(({ textContent }) => textContent),
    activate: (activation) => mounted.activate?.(activation),
    async heard() {
      await page.clock.advance(1000)
      return document.querySelector(".widget_shopping_cart_live_region")?.textContent ?? ""
    },
    stop() {
      mounted.unmount()
      page.stop()
      host.remove()
      page.window.localStorage.clear()
    },
  }
}
