import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { env } from "node:process"
import { answerProducts } from "./products.mjs"
import { answerStoreApi } from "./storeApi.mjs"

/** The script tag's files: the folder `dist` of @ringside/embed, copied here. */
const ringsideFolder = env.RINGSIDE ?? join(import.meta.dirname, "ringside")
const pagesFolder = join(import.meta.dirname, "pages")
/** @type {Record<string, string>} */
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" }

const server = createServer(async (request, response) => {
  if (answerProducts(request, response) || (await answerStoreApi(request, response))) return
  // The address is resolved here, so that no path leads out of the folders.
  const { pathname } = new URL(`http://localhost${request.url}`)
  const isRingside = pathname.startsWith("/ringside/")
  const file = isRingside
    ? join(ringsideFolder, pathname.slice("/ringside".length))
    : join(pagesFolder, pathname.endsWith("/") ? `${pathname}index.html` : pathname)
  const contents = await readFile(file).catch(() => null)
  const type = types[extname(file)] ?? "application/octet-stream"
  response.writeHead(contents ? 200 : 404, { "Content-Type": contents ? type : "text/plain" })
  response.end(contents ?? "Not found")
})
server.listen(Number(env.PORT ?? 3002), () => {
  const address = server.address()
  console.log(`Your shop: http://localhost:${typeof address === "object" ? address?.port : ""}`)
})
