import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { siteFolder } from "./writePages.mjs"

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

/**
 * Serves the built site.
 * @param {number} port 0 for any
 */
export function openSite(port) {
  return openFolder(join(siteFolder, "dist"), { port })
}

/**
 * Serves a folder as any server of files does: `/widgets/popup` is the file `widgets/popup.html`.
 * @param {string} folder
 * @param {{ readonly port?: number, readonly headers?: Readonly<Record<string, string>> }} [options] any free port by default; headers of every answer
 * @returns {Promise<{ readonly url: string, close: () => void }>}
 */
export async function openFolder(folder, { port = 0, headers = {} } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const file = findFile(folder, pathname)
    const found = file ?? findFile(folder, "404.html")
    const type = (found && types[extname(found)]) ?? "application/octet-stream"
    response.writeHead(file === undefined ? 404 : 200, { ...headers, "Content-Type": type })
    response.end(found && readFileSync(found))
  })
  await new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, () => resolve(undefined))
  })
  const address = server.address()
  const served = typeof address === "object" && address !== null ? address.port : port
  return { url: `http://localhost:${served}`, close: () => server.close() }
}

/**
 * @param {string} folder
 * @param {string} pathname resolved by `URL`, so that it can't lead out of the folder
 */
function findFile(folder, pathname) {
  const path = join(folder, pathname)
  return [path, `${path}.html`, join(path, "index.html")].find((file) => existsSync(file) && statSync(file).isFile())
}
