import type { Activation } from "@ringside/core"
import { type CartServer, createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { miniCart } from "../widget.ts"

/** A mini-cart on a hook, on a page with the test's server and clock. */
export interface MountedBasket {
  readonly page: TestPage
  readonly host: HTMLElement
  /** The names of the visible lines, in order. */
  lineNames(): readonly string[]
  /** The announced text, after the delay of basket messages. */
  readAnnouncement(): Promise<string>
  /** Resolves with the reason when the widget breaks; the loader then restores the server's HTML. */
  readonly broken: Promise<unknown>
  /** Passes a deferred user action to the widget. */
  activate(activation: Activation): void
  /** Ends everything that the test started. */
  stop(): void
}

/** The initial state of a test's basket. */
export interface BasketSetting extends TestPageOptions {
  /** The basket's content before the test, by product number. */
  readonly items?: Readonly<Record<number, number>>
  /** Attributes of the hook after `data-ringside-`. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Sets up the server's faults, before the first request. */
  readonly prepare?: (server: CartServer) => void
  /** The server's own content of the hook; by default a link to /basket/. */
  readonly content?: string
}

/** Mounts a mini-cart as the loader does; resolves when it is rendered. */
export async function mountBasket(setting: BasketSetting = {}): Promise<MountedBasket> {
  const { items = {}, attributes = {}, content = '<a href="/basket/">Basket (2)</a>', prepare, ...options } = setting
  const page = createTestPage(options)
  for (const [id, quantity] of Object.entries(items)) page.server.basketOf().add({ id: Number(id), quantity })
  prepare?.(page.server)
  const { document } = page
  const host = document.createElement("div")
  host.append(page.html.parseFragment(content))
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
    async readAnnouncement() {
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
