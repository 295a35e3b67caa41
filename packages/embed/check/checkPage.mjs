/* The thread that reads pages: it is ended where a page takes too long. */
import { parentPort } from "node:worker_threads"
import { parseHTML } from "linkedom"
import { checkDocument } from "./dist/checkDocument.js"

parentPort?.on("message", (/** @type {{ html: string, url: string }} */ { html, url }) => {
  const { document } = parseHTML(html)
  const base = document.querySelector("base[href]")?.getAttribute("href") ?? ""
  // Addresses in a page are relative to its own, which linkedom doesn't have.
  Object.defineProperty(document, "baseURI", { value: URL.canParse(base, url) ? new URL(base, url).href : url })
  parentPort?.postMessage(checkDocument(document))
})
