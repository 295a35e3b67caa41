import { randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { extname, join, resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"
import {
  type CartServer,
  ConnectionLost,
  createCartServer,
  createCookies,
  formatNotice,
  type ServerAnswer,
  type ServerRequest,
} from "../cartServer/index.ts"
import { type CardHost, formatAddMethod, formatOrderPay, formatSavedList } from "../cardHost/index.ts"
import { type CheckoutServer, createCheckoutServer, type Customer } from "../checkoutServer/index.ts"
import { formatHostPage, type HostPageName, type HostPageOptions, hostFilesFolder, pictureFile } from "./hostPage.ts"

/** The options of a served host. */
export interface HostServerOptions extends HostPageOptions {
  readonly cart?: CartServer
  /** The payment plugin, where the host has one. */
  readonly cards?: CardHost
  /** A person who can log in at the checkout. */
  readonly customer?: Customer
  /** Sent with every page. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A shop's pages on their own port, with the basket's double behind them. */
export interface HostServer {
  readonly url: string
  readonly cart: CartServer
  readonly checkout: CheckoutServer
  close(): Promise<void>
}

const pages: Readonly<Record<string, HostPageName>> = {
  "/en/shop/": "archive",
  "/en/product/southpaw/": "product",
  "/en/product/figure/": "figure",
  "/en/storefront/figure/": "storefront-figure",
  "/en/checkout/": "checkout",
  "/en/checkout/order-pay/900/": "checkout",
  "/en/my-account/add-payment-method/": "checkout",
  "/en/payment-methods/": "checkout",
  "/en/storefront/": "storefront",
  "/en/hide-if-empty/": "hide-if-empty",
  "/en/hooks/": "hooks",
}

/** The folder of the script tag's built files. */
export const ringsideFolder = fileURLToPath(new URL("../../../embed/dist/", import.meta.url))

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".avif": "image/avif",
  ".map": "application/json",
}

/** Serves the host pages on a free port. Each browser without a session is a new shopper. */
export async function createHostServer(options: HostServerOptions = {}): Promise<HostServer> {
  const cart = options.cart ?? createCartServer({ createSession: randomUUID })
  const checkout = createCheckoutServer(cart, options.cards, options.customer)
  const server = createServer((request, response) => {
    void answer(request, response, { ...options, cart, checkout })
  })
  const { port } = await listen(server)
  return {
    url: `http://localhost:${port}`,
    cart,
    checkout,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server): Promise<AddressInfo> {
  return new Promise((done, fail) => {
    server.once("error", fail)
    server.listen(0, () => {
      const address = server.address()
      if (address !== null && typeof address === "object") done(address)
    })
  })
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  host: HostServerOptions & { readonly cart: CartServer; readonly checkout: CheckoutServer },
): Promise<void> {
  const request = await readRequest(incoming)
  // Both pages have coupons, with different answers.
  const isFromCheckout = request.headers["referer"]?.includes("/checkout") ?? false
  const answering =
    host.cards?.handle(request) ??
    (isFromCheckout ? host.checkout.handle(request) : null) ??
    host.cart.handle(request) ??
    answerBasketPage(request, host)
  if (answering) {
    try {
      const { status, headers, cookies, body } = await answering
      response.writeHead(status, { ...host.headers, ...headers, "set-cookie": [...cookies] }).end(body)
    } catch (cause) {
      if (!(cause instanceof ConnectionLost)) throw cause
      incoming.socket.destroy()
    }
    return
  }
  const path = request.path.split("?")[0] ?? ""
  const file = findFile(path)
  if (file !== null) {
    response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(readFileSync(file))
    return
  }
  await answerPage(path, request, response, host)
}

/** Pages of the payment plugin; undefined for any other. */
async function answerCardPage(
  path: string,
  form: URLSearchParams,
  { cards }: { readonly cards: CardHost },
  prefix: string,
): Promise<{ readonly html: string } | { readonly redirect: string } | undefined> {
  const notice = (text: string) => `<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`
  if (path.endsWith("/order-pay/900/")) {
    const page = formatOrderPay(cards.formatMethod(true, prefix))
    if (!form.has("woocommerce_pay")) return { html: page }
    const result = await cards.payOrder(form, prefix)
    if (result.kind === "declined") return { html: notice(result.message) + page }
    return {
      redirect: result.kind === "confirm" ? `${path}?pay_for_order=true&key=double${result.redirect}` : result.redirect,
    }
  }
  if (path.endsWith("/add-payment-method/")) {
    const page = formatAddMethod(cards.formatMethod(true, prefix))
    if (!form.has("woocommerce_add_payment_method")) return { html: page }
    const isSaved = await cards.saveCard(form)
    return isSaved
      ? { redirect: `${prefix}/payment-methods/` }
      : { html: notice("Unable to add payment method.") + page }
  }
  return path.endsWith("/payment-methods/") ? { html: formatSavedList(cards.savedCards) } : undefined
}

/** Answers the basket page, which scripts request, too. */
function answerBasketPage(
  request: ServerRequest,
  host: HostServerOptions & { readonly cart: CartServer },
): Promise<ServerAnswer> | null {
  const { cart } = host
  return cart.handlePage(request, ({ notices, content, nonce }) => {
    const [basket, prefix] = [cart.basketOf(cart.sessionOf(request)), request.path.startsWith("/en/") ? "/en" : ""]
    return formatHostPage("basket", host, { basket, notice: notices, content, prefix, freshNonce: nonce })
  })
}

/** Applies the links and forms of other pages as they work without script, then sends the page again. */
async function answerPage(
  path: string,
  request: ServerRequest,
  response: ServerResponse,
  host: HostServerOptions & { readonly cart: CartServer; readonly checkout: CheckoutServer },
): Promise<void> {
  const { cart } = host
  const session = cart.sessionOf(request)
  const basket = cart.basketOf(session)
  const prefix = path.startsWith("/en/") ? "/en" : ""
  const name = pages[prefix ? path : `/en${path}`]
  const change =
    request.method === "POST" ? new URLSearchParams(request.body) : new URLSearchParams(request.path.split("?")[1])
  const added = change.get("add-to-cart")
  let notice = ""
  if (added !== null) {
    const result = basket.add({ id: Number(added), quantity: Number(change.get("quantity") ?? 1) })
    if (result.kind === "refused") notice = formatNotice("error", `Not added: ${result.refusal}.`)
  }
  const headers = {
    ...host.headers,
    "content-type": "text/html; charset=utf-8",
    "set-cookie": [...createCookies(session, basket)],
  }
  const paying = host.cards && (await answerCardPage(path, change, { ...host, cards: host.cards }, prefix))
  const checkout = paying ?? (name === "checkout" ? host.checkout.answerPage(request) : null)
  if (checkout && "redirect" in checkout) {
    response.writeHead(303, { ...headers, location: checkout.redirect }).end()
    return
  }
  const page = name
    ? formatHostPage(name, host, {
        basket,
        notice,
        prefix,
        freshNonce: cart.issueNonce(session),
        ...(checkout && { checkout: { ...checkout, nonce: host.checkout.issueNonce() } }),
        ...(host.cards && {
          isCardScriptOut: host.cards.isScriptOut,
          cardSettings: host.cards.createSettings({
            amount: 4890,
            isOrderPay: path.includes("/order-pay/"),
            isAddingCard: path.includes("/add-payment-method/"),
          }),
        }),
      })
    : `<!doctype html><title>${path}</title><h1>${path}</h1>`
  response.writeHead(200, headers).end(page)
}

async function readRequest(incoming: IncomingMessage): Promise<ServerRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  return {
    method: incoming.method ?? "GET",
    path: incoming.url ?? "/",
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: readForm(incoming.headers["content-type"], Buffer.concat(chunks)),
  }
}

/** Product forms are sent as multipart data; the host uses only the names and values. */
function readForm(type: string | undefined, body: Buffer): string {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? "")?.[1]
  const text = body.toString("utf8")
  if (boundary === undefined) return text
  const fields = text.split(`--${boundary}`).flatMap((part) => {
    const [, name, value] = /name="([^"]*)"\r\n\r\n([^]*)$/.exec(part) ?? []
    return name !== undefined && value?.endsWith("\r\n") ? [[name, value.slice(0, -2)]] : []
  })
  return new URLSearchParams(fields).toString()
}

function findFile(path: string): string | null {
  if (path === "/host/jquery.js") return createRequire(import.meta.url).resolve("jquery/dist/jquery.js")
  if (path.startsWith("/figures/")) return pictureFile
  return findIn(hostFilesFolder, "/host/", path) ?? findIn(ringsideFolder, "/ringside/", path)
}

function findIn(folder: string, prefix: string, path: string): string | null {
  if (!path.startsWith(prefix)) return null
  const file = resolve(join(folder, path.slice(prefix.length)))
  return file.startsWith(resolve(folder) + sep) && existsSync(file) ? file : null
}
