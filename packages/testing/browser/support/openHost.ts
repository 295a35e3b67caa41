import { createHostServer, type HostServer, type HostServerOptions } from "../../src/host/index.ts"
import type { Basket } from "../../src/cartServer/index.ts"
import { expect, onTestFinished } from "vitest"
import { builtTag } from "./builds.ts"
import { openPage, type OpenOptions, type Visit } from "./openPage.ts"

/** A visit to a host page, with its host. */
export interface HostVisit extends Visit {
  readonly host: HostServer
  /** Reads the shop's own record of this shopper's basket. */
  readBasket(): Promise<Basket>
}

/** Serves a host for this test alone. Requests that break the contract fail the test. */
export async function serveHost(options: HostServerOptions = {}): Promise<HostServer> {
  const host = await createHostServer({ tag: builtTag, ...options })
  onTestFinished(async () => {
    await host.close()
    expect(host.cart.mistakes, "requests that break the contract").toEqual([])
  })
  return host
}

/** Serves a host and opens one of its pages. */
export async function openHost(
  path: string,
  hostOptions: HostServerOptions = {},
  openOptions: OpenOptions = {},
): Promise<HostVisit> {
  return visitHost(await serveHost(hostOptions), path, openOptions)
}

/** Opens a page of a host that is already served. */
export async function visitHost(host: HostServer, path: string, options: OpenOptions = {}): Promise<HostVisit> {
  const visit = await openPage(host.url + path, options)
  return {
    host,
    ...visit,
    async readBasket() {
      const cookies = await visit.context.cookies()
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
      return host.cart.basketOf(host.cart.sessionOf({ headers: { cookie } }))
    },
  }
}
