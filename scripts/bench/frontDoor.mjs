import { readFileSync } from "node:fs"
import { request as ask } from "node:http"
import { createRequire } from "node:module"
import { setTimeout as wait } from "node:timers/promises"
import { serve } from "./httpServer.mjs"

/**
 * @typedef {import("./httpServer.mjs").Answer} Answer
 * @typedef {"ringside" | "none" | "peer" | "floor"} Variant which scripts the shop's pages contain
 * @typedef {import("./httpServer.mjs").RunningServer & { delayMs: number, onRequest: (path: string) => void }} FrontDoor `delayMs` delays the basket's answers;
 *   `onRequest` is called with the path of each request that reaches it
 */

const ownTag = /<script type="module" src="\/ringside\/ringside\.js"><\/script>/

/** The comparison's files. @type {Record<string, string>} */
const peerFiles = {
  "/peer/jquery.js": readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"), "utf8"),
  "/peer/jqueryStack.js": readFileSync(new URL("./jqueryStack.js", import.meta.url), "utf8"),
  "/peer/floorScript.js": readFileSync(new URL("./floorScript.js", import.meta.url), "utf8"),
}

/** Requests for the shop's basket. */
const basketCall = /[?&]wc-ajax=|\/wp-json\/wc\/store\//

/**
 * Opens a proxy of the example shop whose pages contain our script, none, the comparison's, or the floor script.
 * @param {string} shopUrl
 * @param {Variant} variant
 * @returns {Promise<FrontDoor>}
 */
export async function openFrontDoor(shopUrl, variant) {
  /** @type {Map<string, Promise<Answer>>} */
  const pictures = new Map()
  const server = await serve(async (request, body) => {
    const path = request.url ?? "/"
    door.onRequest(path)
    const peerFile = peerFiles[path]
    if (peerFile !== undefined) {
      return {
        status: 200,
        headers: { "content-type": "text/javascript", "cache-control": "no-cache" },
        body: peerFile,
      }
    }
    if (path.startsWith("/figures/")) return answerPicture(path)
    if (basketCall.test(path)) await wait(door.delayMs)
    const answer = await forward(shopUrl, { path, method: request.method, headers: request.headers, body })
    return String(answer.headers["content-type"]).startsWith("text/html") && !basketCall.test(path)
      ? dress(answer, variant)
      : answer
  })
  /** @type {FrontDoor} */
  const door = { ...server, delayMs: 0, onRequest: () => undefined }
  return door

  /**
   * Serves the same drawn figure for all pictures of a size: drawing each would take the shop longer than all that is measured.
   * @param {string} path
   */
  async function answerPicture(path) {
    const size = path.replace(/^.*\/\d+-/, "")
    const picture = pictures.get(size) ?? forward(shopUrl, { path })
    pictures.set(size, picture)
    return picture
  }
}

/**
 * @param {Answer} answer
 * @param {Variant} variant
 * @returns {Answer}
 */
function dress(answer, variant) {
  const html = answer.body.toString()
  if (variant === "ringside") return answer
  if (variant === "none") return { ...answer, body: html.replace(ownTag, "") }
  if (variant === "floor") {
    return { ...answer, body: html.replace(ownTag, '<script type="module" src="/peer/floorScript.js"></script>') }
  }
  const page = html
    .replace(ownTag, '<script src="/peer/jquery.js"></script>')
    .replace("</body>", '<script src="/peer/jqueryStack.js"></script></body>')
  // jQuery inserts HTML from strings, which the shop's policy forbids.
  const { "content-security-policy": _policy, ...headers } = answer.headers
  return { ...answer, headers, body: page }
}

/**
 * @param {string} shopUrl
 * @param {{ path: string, method?: string | undefined, headers?: import("node:http").IncomingHttpHeaders, body?: Buffer }} request
 * @returns {Promise<Answer>}
 */
function forward(shopUrl, { path, method = "GET", headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = ask(new URL(path, shopUrl), { method, headers }, async (response) => {
      const chunks = []
      for await (const chunk of response) chunks.push(chunk)
      const { "transfer-encoding": _chunked, connection: _connection, ...kept } = response.headers
      resolve({ status: response.statusCode ?? 500, headers: kept, body: Buffer.concat(chunks) })
    })
    asked.on("error", reject)
    asked.end(body)
  })
}
