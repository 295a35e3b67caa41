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
  refuseReplacements(page.services)
  return { ...page, clock, server, stop: () => aborter.abort() }
}

/** The basket's hash is still stored anew at each answer. */
const replaceable = new Set(["cart.hash"])

/** Makes the page throw when a service is replaced: other code may already use the first one. */
function refuseReplacements(services: Map<string, unknown>): void {
  const set = services.set.bind(services)
  services.set = (name, service) => {
    const isReplaced = services.has(name) && services.get(name) !== service
    if (isReplaced && !replaceable.has(name)) throw new Error(`The service ${name} is there; expected it to stay.`)
    return set(name, service)
  }
}
