import { createServer, type Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { createShop, type RunningShop, type ShopOptions } from "./app.ts"

/** How long a visitor may take. All in milliseconds. */
export interface TimeLimits {
  /** For a request's headers. */
  readonly headersMs: number
  /** For a whole request: no form of the shop is larger than 256 kB. */
  readonly requestMs: number
  /** For answers that are under way when the shop is told to stop. */
  readonly stopMs: number
  /** How often connections are looked at. */
  readonly checkMs: number
}

const defaultLimits: TimeLimits = { headersMs: 10_000, requestMs: 30_000, stopMs: 3_000, checkMs: 2_000 }

/** Where and how a shop listens. */
export interface ListenOptions extends ShopOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly limits?: Partial<TimeLimits>
}

/**
 * Opens the shop on a port. The port comes first, so that a shop that is started twice is told about the port; requests
 * that come before the shop is open wait.
 * @throws the system's error when the port is taken
 */
export async function listen(
  options: ListenOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const limits = { ...defaultLimits, ...options.limits }
  let open: (shop: Promise<RunningShop>) => void = () => undefined
  const opened = new Promise<RunningShop>((resolve) => {
    open = resolve
  })
  const answer = getRequestListener(async (request, { incoming }) =>
    (await opened).fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
  )
  const server = createServer(
    { headersTimeout: limits.headersMs, requestTimeout: limits.requestMs, connectionsCheckingInterval: limits.checkMs },
    (incoming, outgoing) => void answer(incoming, outgoing),
  )
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(options.port, resolve)
  })
  open(createShop(options))
  const shop = await opened.catch(async (cause: unknown) => {
    await stop(server, limits)
    throw cause
  })
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : options.port
  return {
    url: `http://localhost:${String(port)}`,
    close: async () => {
      await stop(server, limits)
      await shop.close()
    },
  }
}

/** Requests that are under way get their answer, unless they take longer than a stop may. */
function stop(server: Server, { stopMs }: TimeLimits): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => {
      server.closeAllConnections()
    }, stopMs)
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    // Browsers keep connections open that they don't use.
    server.closeIdleConnections()
  })
}
