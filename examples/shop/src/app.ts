import { join } from "node:path"
import { createAdaptorServer, type ServerType } from "@hono/node-server"
import { openDatabase, readSecret } from "./database/open.ts"
import { dropOldSessions } from "./database/dropOldSessions.ts"
import { createDrawing } from "./drawing/drawing.ts"
import { warmUp } from "./drawing/warmUp.ts"
import { createFigureCache } from "./figures/index.ts"
import { cacheFolder, shopFolder } from "./paths.ts"
import { createRoutes } from "./routes.ts"
import { createNonces } from "./session/nonces.ts"
import { findStylesheet } from "./stylesheet.ts"
import type { ShopEnv } from "./visit.ts"

/** How a shop is opened. All of it has a default. */
export interface ShopOptions {
  /** Folder of the embedded database, or "memory://" for one that ends with the shop. */
  readonly dataDir?: string | undefined
  /** Address of a PostgreSQL server; then `dataDir` is not used. */
  readonly databaseUrl?: string | undefined
  /** Epoch ms; nonces age by it. */
  readonly clock?: () => number
  /** Who knows it may moderate reviews; nobody may when silent. */
  readonly adminToken?: string | undefined
  /** Folder of the drawn pictures, which can always be made again. */
  readonly figuresDir?: string
  /** Whether a proxy stands in front, which tells where requests come from; off when silent. */
  readonly isBehindProxy?: boolean
  /** Whether pictures are drawn before anybody asks for them; off when silent. */
  readonly isWarmedUp?: boolean
}

/** A shop that answers requests. */
export interface RunningShop {
  readonly fetch: (request: Request, connection?: ShopEnv["Bindings"]) => Promise<Response>
  /** Ends the drawing at once: pictures that are not there yet answer that the shop is closing, pages are still served. */
  readonly stopDrawing: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the shop without a port: tests hand requests to `fetch`. */
export async function createShop(options: ShopOptions = {}): Promise<RunningShop> {
  const { dataDir = `${shopFolder}.data`, databaseUrl, clock = Date.now, isWarmedUp = false } = options
  const { figuresDir = join(cacheFolder, "figures") } = options
  const connection = await openDatabase({ databaseUrl, dataDir })
  const { database } = connection
  await dropOldSessions(database)
  const secret = await readSecret(database)
  const drawing = createDrawing()
  const figures = createFigureCache(figuresDir, { take: drawing.take })
  const warming = new AbortController()
  const routes = createRoutes({
    database,
    secret,
    clock,
    nonces: createNonces(secret, clock),
    adminToken: options.adminToken,
    isBehindProxy: options.isBehindProxy ?? false,
    stylesheetUrl: await findStylesheet(),
    drawFigure: figures.draw,
  })
  const warmed = isWarmedUp ? warmUp({ database, figures, signal: warming.signal }) : Promise.resolve()
  const stopDrawing = async () => {
    warming.abort()
    await Promise.all([drawing.close(), warmed])
  }
  return {
    fetch: async (request, connection = {}) => routes.fetch(request, connection),
    stopDrawing,
    close: async () => {
      await stopDrawing()
      await connection.close()
    },
  }
}

/**
 * Opens the shop on a port; 0 takes a free one. The port comes first, so that a shop that is started twice is told about
 * the port; requests that come before the shop is open wait.
 * @throws the system's error when the port is taken
 */
export async function listen(
  options: ShopOptions & { readonly port: number },
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  let open: (shop: Promise<RunningShop>) => void = () => undefined
  const opened = new Promise<RunningShop>((resolve) => {
    open = resolve
  })
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) =>
      (await opened).fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(options.port, resolve)
  })
  open(createShop(options))
  const shop = await opened.catch(async (cause: unknown) => {
    await stop(server)
    throw cause
  })
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : options.port
  return {
    url: `http://localhost:${String(port)}`,
    close: async () => {
      // Who waits for a picture would hold up the closing until it is drawn.
      await Promise.all([shop.stopDrawing(), stop(server)])
      await shop.close()
    },
  }
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    // Browsers keep connections open that they don't use; the ones in use get their answer.
    if ("closeIdleConnections" in server) server.closeIdleConnections()
  })
}
