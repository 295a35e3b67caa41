import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { brotliCompressSync, constants } from "node:zlib"

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import("node:http").OutgoingHttpHeaders} headers
 * @property {Buffer | string} body
 */

/** @typedef {{ readonly url: string, readonly close: () => Promise<void> }} RunningServer */

/** These headers give pages a clock resolution of 5 µs instead of 100. */
const isolation = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" }

/** Files are compressed once at the best quality, like on a server that keeps the results. @type {Map<string, Buffer>} */
const compressedFiles = new Map()

/**
 * Serves the results of `answer` on a free port, compressed as a shop's server would.
 * @param {(request: import("node:http").IncomingMessage, body: Buffer) => Promise<Answer>} answer
 * @returns {Promise<RunningServer>}
 */
export async function serve(answer) {
  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await answer(request, await readBody(request))
      const { body: sent, headers: sentHeaders } = compress({ headers, body: Buffer.from(body) })
      response.writeHead(status, { ...sentHeaders, ...isolation, "content-length": sent.byteLength }).end(sent)
    } catch (cause) {
      response.writeHead(500).end(String(cause))
    }
  })
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {{ headers: import("node:http").OutgoingHttpHeaders, body: Buffer }} answer
 */
function compress({ headers, body }) {
  const type = String(headers["content-type"] ?? "")
  if (!/text|json|javascript|svg/.test(type) || body.byteLength < 500) return { headers, body }
  const isFile = /javascript|css/.test(type)
  // Keyed by contents, since a file may be rebuilt under the same name at any time.
  const hash = isFile ? createHash("sha1").update(body).digest("base64") : ""
  const compressed = compressedFiles.get(hash) ?? compressBrotli(body, isFile ? 11 : 4)
  if (isFile) compressedFiles.set(hash, compressed)
  return { headers: { ...headers, "content-encoding": "br" }, body: compressed }
}

/**
 * @param {Buffer} body
 * @param {number} quality
 */
function compressBrotli(body, quality) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** @param {import("node:http").IncomingMessage} request */
async function readBody(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
