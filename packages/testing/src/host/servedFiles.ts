import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { extname, join, resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"

/** Built without `URL`, which in a test of pages is the document's. */
const testing = join(fileURLToPath(import.meta.url), "../../..")

/** The folder of the script tag's built files. */
export const ringsideFolder = join(testing, "../embed/dist")

/** The folder with the stand-ins of the host's scripts and styles. */
const hostFilesFolder = join(testing, "fixtures/host")

/** The picture of every product: one pixel, since browsers take long to decode and draw many large ones. */
const pictureFile = join(testing, "fixtures/figure.avif")

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".avif": "image/avif",
  ".map": "application/json",
}

/** A file with the type that it is sent as. */
export interface ServedFile {
  readonly file: string
  readonly type: string
}

/** Finds the file at an address of a host: our built files, the host's scripts and styles, and pictures; null for another address. */
export function findServedFile(path: string): ServedFile | null {
  const file = findFile(path)
  return file === null ? null : { file, type: types[extname(file)] ?? "text/plain" }
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
