import type { Page, PageConfig } from "@ringside/core"
import type { Part } from "@ringside/core/domain"
import { createPageForTests, type FakeClock } from "@ringside/core/testing"
import { type CartServer, createCartServer, createHttpDouble, type ServerDouble } from "./cartServer/index.ts"

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
  /** Parts that the page starts. */
  readonly parts?: readonly Part[]
}

/** Creates a page on the test's own window: every service is the real one, except clock and network. */
export function createTestPage(options: TestPageOptions = {}): TestPage {
  const { window: view = window, config, services, doubles = [], parts = [] } = options
  const server: CartServer = options.server ?? createCartServer({ now: () => page.clock.now() })
  const page = createPageForTests(view, {
    config: { locale: "en", currency: "EUR", ...config },
    reports: "console",
    parts,
    services: { http: createHttpDouble([...doubles, server, server.page], view.document), ...services },
  })
  refuseReplacements(page.services)
  return { ...page, server }
}

/** Makes the page throw when a service is replaced: other code may already use the first one. */
function refuseReplacements(services: Map<string, unknown>): void {
  const set = services.set.bind(services)
  services.set = (name, service) => {
    if (services.has(name) && services.get(name) !== service)
      throw new Error(`The service ${name} is there; expected it to stay.`)
    return set(name, service)
  }
}
