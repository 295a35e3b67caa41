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
  ".woff2": "font/woff2",
}

/**
 * Serves the built site as any server of files does: `/widgets/popup` is the file `widgets/popup.html`.
 * @param {number} port 0 for any
 * @returns {Promise<{ readonly url: string, close: () => void }>}
 */
export async function openSite(port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const file = findFile(pathname)
    const found = file ?? join(siteFolder, "dist/404.html")
    const type = types[extname(found)] ?? "application/octet-stream"
    response.writeHead(file === undefined ? 404 : 200, { "Content-Type": type }).end(readFileSync(found))
  })
  await new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, () => resolve(undefined))
  })
  const address = server.address()
  const served = typeof address === "object" && address !== null ? address.port : port
  return { url: `http://localhost:${served}`, close: () => server.close() }
}

/** @param {string} pathname resolved by `URL`, so that it can't lead out of the folder */
function findFile(pathname) {
  const path = join(siteFolder, "dist", pathname)
  return [path, `${path}.html`, join(path, "index.html")].find((file) => existsSync(file) && statSync(file).isFile())
}
