import { createPage, type Page, type PageConfig } from "@ringside/core"
import { type CartServer, createCartServer, createHttpDouble, type ServerDouble } from "./cartServer/index.ts"
import { createFakeClock, type FakeClock } from "./fakeClock.ts"

/** A page whose clock and server a test controls. */
export interface TestPage extends Page {
  readonly clock: FakeClock
  readonly server: CartServer
  /** Stops the page, as `stop()` does. */
  stop(): void
}

/** Services that a test replaces. */
export interface TestPageOptions {
  readonly window?: Window & typeof globalThis
  readonly config?: Partial<PageConfig>
  readonly server?: CartServer
  /** Doubles of other contracts. They come before the cart's, which shares addresses with the checkout. */
  readonly doubles?: readonly ServerDouble[]
  readonly services?: Partial<Omit<Page, "clock" | "config">>
}

/** Creates a page on the test's own window: every service is the real one, except clock and network. */
export function createTestPage(options: TestPageOptions = {}): TestPage {
  const { window: view = window, config, services, doubles = [] } = options
  const aborter = new AbortController()
  const { signal } = aborter
  const clock = createFakeClock(signal)
  const server = options.server ?? createCartServer({ now: clock.now })
  const reader = new AbortController()
  const printed = createPage({ window: view, signal: reader.signal }).config
  reader.abort()
  const page = createPage({
    window: view,
    signal,
    services: {
      clock,
      http: createHttpDouble([...doubles, server, server.page], view.document),
      config: { ...printed, locale: "en", currency: "EUR", ...config },
      ...services,
    },
  })
  return { ...page, clock, server, stop: () => aborter.abort() }
}
