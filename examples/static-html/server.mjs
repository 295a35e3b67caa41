import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto"
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { addQuantity, removeLine, setQuantity } from "./baskets.mjs"
import { formatNoticeCookie, readNotice } from "./notices.mjs"
import { formatCheckout, formatReceived } from "./orderPages.mjs"
import { changeCustomer, hashBasket, paymentMethod, placeOrder } from "./orders.mjs"
import { formatBasket, formatLetter, formatShop } from "./pages.mjs"
import { prefixOf, receivedPath } from "./paths.mjs"
import { answerStoreApi } from "./storeApi.mjs"
import { refusePlacement } from "./storeCheckout.mjs"

/*
 * A shop's server in a few files, without dependencies: pages in HTML, and the endpoints of the Store API that the script tag needs. Baskets
 * and orders are kept in memory.
 */

const ownFolder = fileURLToPath(new URL(".", import.meta.url))
/** Folders whose files are served unchanged, by the beginning of the address. */
const folders = {
  "/ringside/": fileURLToPath(new URL("../../packages/embed/dist/", import.meta.url)),
  "/pictures/": fileURLToPath(new URL("pictures/", import.meta.url)),
}
const bodyLimitBytes = 64 * 1024
const secret = randomBytes(32)

/** Pages use files of this server only, and a file's type is the one that it is sent with. */
const securityHeaders = new Map([
  [
    "Content-Security-Policy",
    [
      "default-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types ringside",
    ].join("; "),
  ],
  ["X-Content-Type-Options", "nosniff"],
])

/** @type {Record<string, string>} */
const types = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
}

const server = createServer((request, response) => {
  response.setHeaders(securityHeaders)
  answer(request, response).catch((cause) => {
    console.error(cause)
    response.writeHead(500).end("Something broke.")
  })
})

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(request, response) {
  const address = readAddress(request.url ?? "/")
  if (!address) return refuse(response, 400, "Not an address.")
  const { pathname, query } = address
  for (const [prefix, folder] of Object.entries(folders)) {
    if (pathname.startsWith(prefix)) return sendFile(folder, pathname.slice(prefix.length), response)
  }
  if (pathname === "/style.css") return sendFile(ownFolder, "style.css", response)
  const body = await readBody(request)
  if (body === null) return refuse(response, 413, "Too much.")
  const session = readSession(request.headers.cookie ?? "") ?? randomUUID()
  const language = /^\/en(\/|$)/.test(pathname) ? "en" : "es"
  const path = pathname.slice(prefixOf(language).length) || "/"
  /** @type {Visit} */
  const visit = { request, response, path, query, body, session, language }
  if (path.startsWith("/api/wc/store/")) return answerScript(visit)
  return path === "/checkout" && request.method === "POST" ? answerOrder(visit) : answerPage(visit)
}

/**
 * @typedef {object} Visit
 * @property {import("node:http").IncomingMessage} request
 * @property {import("node:http").ServerResponse} response
 * @property {string} path without its language
 * @property {URLSearchParams} query
 * @property {string} body
 * @property {string} session
 * @property {import("./storeApi.mjs").Language} language
 */

/** @param {Visit} visit */
function answerScript({ request, response, path, query, body, session, language }) {
  const { method = "GET", headers } = request
  const route = path.replace(/^\/api\/wc\/store(?:\/v1)?/, "")
  const nonce = createNonce(session)
  const isNonceValid = isEqual(String(headers.nonce ?? ""), nonce)
  const basketHash = String(headers["idempotency-key"] ?? "")
  const { status, body: json } = answerStoreApi({
    method,
    route,
    query,
    body,
    isNonceValid,
    session,
    language,
    basketHash,
  })
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    Nonce: nonce,
    "Nonce-Timestamp": String(Math.floor(Date.now() / 1000)),
    "Cart-Hash": hashBasket(session),
    "Set-Cookie": formatSessionCookie(session),
  })
  response.end(JSON.stringify(json))
}

/** The pages by their paths; null where there is nothing to show. @type {Record<string, ((view: import("./pages.mjs").View) => string | null) | undefined>} */
const pages = {
  "/": formatShop,
  "/basket": formatBasket,
  "/letter": formatLetter,
  "/checkout": (view) => formatCheckout(view),
  "/received": formatReceived,
}

/** @param {Visit} visit */
function answerPage({ request, response, path, query, body, session, language }) {
  const format = pages[path]
  if (!format) return refuse(response, 404, "Not found")
  const fields = request.method === "POST" ? new URLSearchParams(body) : query
  const changes = mayChange(request) ? [...fields].flatMap((field) => changeBasket(session, field)) : []
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }
  const cookie = formatSessionCookie(session)
  if (changes.length > 0) {
    const notice = changes.findLast((change) => change.kind !== "done") ?? null
    const place = prefixOf(language) + path
    // Reloading the page that the redirect leads to repeats no change.
    response.writeHead(303, { ...headers, Location: place, "Set-Cookie": [cookie, formatNoticeCookie(notice)] }).end()
    return
  }
  const notice = readNotice(request.headers.cookie ?? "")
  const html = format({ language, session, query, notice })
  if (html === null) return refuse(response, 404, "Not found")
  response.writeHead(200, { ...headers, "Set-Cookie": [cookie, ...(notice ? [formatNoticeCookie(null)] : [])] })
  response.end(html)
}

/**
 * Places the order of the checkout's own form, which is sent where no script runs.
 * @param {Visit} visit
 */
function answerOrder({ request, response, query, body, session, language }) {
  if (!mayChange(request)) return refuse(response, 403, "This form belongs to another site.")
  const fields = Object.fromEntries(new URLSearchParams(body))
  changeCustomer(session, { billing: fields, shipping: fields })
  const placement = placeOrder(session, {
    basketHash: fields["basket-hash"] ?? "",
    seenTotalMinor: Number(fields["expected-total"] ?? Infinity),
    method: paymentMethod,
  })
  const headers = { "Cache-Control": "no-store", "Set-Cookie": formatSessionCookie(session) }
  if (placement.kind === "placed") {
    response.writeHead(303, { ...headers, Location: receivedPath(placement.order.key, language) }).end()
    return
  }
  const { status, body: refusal } = refusePlacement(placement, session, language)
  response.writeHead(status, { ...headers, "Content-Type": "text/html; charset=utf-8" })
  response.end(formatCheckout({ language, session, query, notice: null }, refusal.message))
}

/**
 * Whether a request may change a basket: not a link or form of another site, and not a browser that prefetches.
 * @param {import("node:http").IncomingMessage} request
 */
function mayChange({ method, headers }) {
  const isVisit = (method === "GET" || method === "POST") && headers["sec-purpose"] === undefined
  return isVisit && ["same-origin", "none", undefined].includes(headers["sec-fetch-site"]?.toString())
}

/**
 * Makes the change that a field of a link or form requests, if any.
 * @param {string} session
 * @param {[name: string, value: string]} field
 * @returns {import("./baskets.mjs").Change[]}
 */
function changeBasket(session, [name, value]) {
  if (name === "add-to-cart") return [addQuantity(session, Number(value), 1)]
  if (name === "remove") return [removeLine(session, Number(value))]
  const id = /^quantity-(\d+)$/.exec(name)?.[1]
  return id === undefined ? [] : [setQuantity(session, Number(id), Number(value))]
}

/** @param {string} session */
function formatSessionCookie(session) {
  return `basket=${session}.${sign(`session ${session}`)}; Path=/; HttpOnly; SameSite=Lax`
}

/**
 * The session of a cookie that this server has signed. With any other cookie, somebody could choose a visitor's session and share their
 * basket.
 * @param {string} cookies
 */
function readSession(cookies) {
  const [, session = "", signature = ""] = /(?:^|; )basket=([\w-]{36})\.(\w{32})(?:;|$)/.exec(cookies) ?? []
  return session !== "" && isEqual(signature, sign(`session ${session}`)) ? session : undefined
}

/**
 * @param {string} target as the request's first line has it
 * @returns {{ pathname: string, query: URLSearchParams } | null} the path decoded; null when it isn't one
 */
function readAddress(target) {
  try {
    const { pathname, searchParams } = new URL(`http://localhost${target}`)
    return { pathname: decodeURIComponent(pathname), query: searchParams }
  } catch {
    return null
  }
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text) {
  response.writeHead(status, { "Content-Type": "text/plain" }).end(text)
}

/**
 * @param {string} folder out of which nothing is sent
 * @param {string} path
 * @param {import("node:http").ServerResponse} response
 */
function sendFile(folder, path, response) {
  const file = resolve(folder, path)
  const isInside = file.startsWith(resolve(folder) + sep)
  if (!isInside || !existsSync(file) || !statSync(file).isFile()) return refuse(response, 404, "Not found")
  // Read it first: a failure after the headers could not be answered any more.
  const contents = readFileSync(file)
  response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" }).end(contents)
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @returns {Promise<string | null>} null when it is too long
 */
async function readBody(request) {
  const chunks = []
  let sizeBytes = 0
  for await (const chunk of request) {
    sizeBytes += chunk.length
    if (sizeBytes <= bodyLimitBytes) chunks.push(chunk)
  }
  return sizeBytes > bodyLimitBytes ? null : Buffer.concat(chunks).toString("utf8")
}

/** @param {string} session */
function createNonce(session) {
  return sign(`nonce ${session}`)
}

/** @param {string} words */
function sign(words) {
  return createHmac("sha256", secret).update(words).digest("hex").slice(0, 32)
}

/**
 * @param {string} given
 * @param {string} expected
 */
function isEqual(given, expected) {
  // Compares bytes: letters beyond ASCII have several.
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const port = Number(process.env.PORT ?? 3001)
server.on("error", (/** @type {NodeJS.ErrnoException} */ cause) => {
  const isBusy = cause.code === "EADDRINUSE"
  console.error(isBusy ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm run static` : cause.message)
  process.exit(1)
})
server.listen(port, () => {
  const address = server.address()
  const served = address !== null && typeof address === "object" ? address.port : port
  console.log(`Three notebooks: http://localhost:${served}`)
})
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0))
