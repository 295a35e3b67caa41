import { createServer, type Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { createShop, type CreateOptions, type RunningShop } from "./app.ts"

/** The time limits of connections, in milliseconds. */
export interface TimeLimits {
  /** For a request's headers. */
  readonly headersMs: number
  /** For a whole request: no form of the shop is larger than 256 kB. */
  readonly requestMs: number
  /** For pending answers when the shop is stopped. */
  readonly stopMs: number
  /** The interval of the checks of connections. */
  readonly checkMs: number
}

const defaultLimits: TimeLimits = { headersMs: 10_000, requestMs: 30_000, stopMs: 3_000, checkMs: 2_000 }

/** The options of a listening shop. */
export interface ListenOptions extends CreateOptions {
  /** 0 selects a free port. */
  readonly port: number
  readonly limits?: Partial<TimeLimits>
}

/**
 * Opens the shop on a port. The port is claimed first, so that a second start fails with an error about the port; requests that arrive
 * before the shop is open wait.
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

/** Waits for pending requests, up to the time limit. */
function stop(server: Server, { stopMs }: TimeLimits): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => {
      server.closeAllConnections()
    }, stopMs)
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    // Browsers keep idle connections open.
    server.closeIdleConnections()
  })
}
