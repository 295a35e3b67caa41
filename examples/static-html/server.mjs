import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import { extname, resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { addQuantity, products, readLines, setQuantity } from "./baskets.mjs"
import { formatBasket, formatShop, prefixOf } from "./pages.mjs"
import { answerStoreApi } from "./storeApi.mjs"
import { words } from "./words.mjs"

/*
 * A cart server in a few files and without a dependency: pages by HTML and links, the basket for the script tag in the
 * Store API's dialect. Baskets last as long as it runs.
 */

const ownFolder = fileURLToPath(new URL(".", import.meta.url))
/** What is sent as it lies there, by how its address begins. */
const folders = {
  "/ringside/": fileURLToPath(new URL("../../packages/embed/dist/", import.meta.url)),
  "/pictures/": fileURLToPath(new URL("pictures/", import.meta.url)),
}
const bodyLimitBytes = 64 * 1024
const secret = randomBytes(32)

/** @type {Record<string, string>} */
const types = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
}

const server = createServer((request, response) => {
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
  const url = new URL(request.url ?? "/", "http://localhost")
  const { pathname } = url
  for (const [prefix, folder] of Object.entries(folders)) {
    if (pathname.startsWith(prefix)) return sendFile(folder, pathname.slice(prefix.length), response)
  }
  if (pathname === "/style.css") return sendFile(ownFolder, "style.css", response)
  const session = /(?:^|; )basket=([\w-]{36})/.exec(request.headers.cookie ?? "")?.[1] ?? randomUUID()
  const language = /^\/en(\/|$)/.test(pathname) ? "en" : "es"
  const path = pathname.slice(prefixOf(language).length) || "/"
  const body = await readBody(request)
  const cookie = `basket=${session}; Path=/; HttpOnly; SameSite=Lax`
  if (body === null) return void response.writeHead(413).end("Too much.")

  if (path.startsWith("/api/wc/store/")) {
    const nonce = createNonce(session)
    const route = path.replace(/^\/api\/wc\/store(?:\/v1)?/, "")
    const isNonceValid = isEqual(String(request.headers.nonce ?? ""), nonce)
    const { status, body: json } = answerStoreApi({
      method: request.method ?? "GET",
      route,
      body,
      isNonceValid,
      session,
      language,
    })
    const headers = {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      Nonce: nonce,
      "Set-Cookie": cookie,
    }
    return void response
      .writeHead(status, { ...headers, "Nonce-Timestamp": String(Math.floor(Date.now() / 1000)) })
      .end(JSON.stringify(json))
  }
  const page = path === "/" ? openShop : path === "/basket" ? openBasket : null
  if (!page) return void response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found")
  // A form or a link of another site's page must not change a basket.
  const isForeign = (request.headers["sec-fetch-site"] ?? "same-origin") === "cross-site"
  const fields = isForeign ? new URLSearchParams() : new URLSearchParams(request.method === "POST" ? body : url.search)
  const html = page({ fields, session, language })
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Set-Cookie": cookie,
  })
  response.end(html)
}

/** @typedef {{ fields: URLSearchParams, session: string, language: import("./storeApi.mjs").Language }} Visit */

/** @param {Visit} visit */
function openShop({ fields, session, language }) {
  const id = Number(fields.get("add-to-cart") ?? 0)
  const change = id > 0 ? addQuantity(session, id, 1) : null
  return formatShop({ language, session, notice: describe(change, language) })
}

/** @param {Visit} visit */
function openBasket({ fields, session, language }) {
  let notice = ""
  let undo = ""
  for (const [field, value] of fields) {
    const id = Number(/^quantity-(\d+)$/.exec(field)?.[1] ?? 0)
    if (id > 0) notice = describe(setQuantity(session, id, Number(value)), language) || notice
  }
  const removed = products.find(({ id }) => String(id) === fields.get("remove"))
  const line = readLines(session).find(({ product }) => product === removed)
  if (removed && line) {
    setQuantity(session, removed.id, 0)
    notice = words[language].removed(removed[language].name)
    undo = `quantity-${removed.id}=${line.quantity}`
  }
  return formatBasket({ language, session, notice, undo })
}

/**
 * @param {import("./baskets.mjs").Change | null} change
 * @param {import("./storeApi.mjs").Language} language
 */
function describe(change, language) {
  if (change?.kind === "gone") return words[language].gone
  return change?.kind === "too-many" ? words[language].tooMany(change.product[language].name, change.product.stock) : ""
}

/**
 * @param {string} folder out of which nothing is sent
 * @param {string} path
 * @param {import("node:http").ServerResponse} response
 */
function sendFile(folder, path, response) {
  const file = resolve(folder, decodeURIComponent(path))
  if (!file.startsWith(resolve(folder) + sep) || !existsSync(file)) return void response.writeHead(404).end("Not found")
  response
    .writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" })
    .end(readFileSync(file))
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @returns {Promise<string | null>} null when there is too much of it
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
  return createHmac("sha256", secret).update(session).digest("hex").slice(0, 32)
}

/**
 * @param {string} given
 * @param {string} expected
 */
function isEqual(given, expected) {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
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
