import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import type { Context } from "hono"

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
}

const forever = "public, max-age=31536000, immutable"

/**
 * Serves the files of a folder. A file with a hash in its name never changes, so it is never requested again; any other file, such as the
 * script tag's own, is revalidated.
 */
export function filesOf(folder: string, prefix: string) {
  return async (context: Context): Promise<Response> => {
    const name = context.req.path.slice(prefix.length)
    const type = types[extname(name)]
    // Names as the build creates them: no hidden files, no parent folders.
    if (type === undefined || !/^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/.test(name)) return context.text("Not found", 404)
    const bytes = await readFile(join(folder, name)).catch(() => undefined)
    if (!bytes) return context.text("Not found", 404)
    const tag = `"${createHash("sha1").update(bytes).digest("base64url")}"`
    const isHashed = /-[A-Za-z0-9_]{8,}\.\w+$/.test(name)
    const caching = { "Cache-Control": isHashed ? forever : "no-cache", ETag: tag }
    if (context.req.header("If-None-Match") === tag) return context.body(null, 304, caching)
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": type, ...caching })
  }
}
