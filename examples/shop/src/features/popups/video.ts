import { readFile } from "node:fs/promises"
import type { Context } from "hono"
import { shopFolder } from "../../paths.ts"
import type { ShopEnv } from "../../visit.ts"

/** The path of the video of a turning figure. */
export const videoPath = "/videos/turn.webm"

/** Sends the video, or the requested byte range. Safari plays no video from a server without ranges. */
export async function sendVideo(context: Context<ShopEnv>): Promise<Response> {
  const bytes = new Uint8Array(await readFile(`${shopFolder}videos/turn.webm`))
  const headers = { "Content-Type": "video/webm", "Accept-Ranges": "bytes", "Cache-Control": "public, max-age=86400" }
  const range = /^bytes=(\d+)-(\d*)$/.exec(context.req.header("Range") ?? "")
  if (!range) return context.body(bytes, 200, headers)
  const start = Number(range[1])
  const end = Math.min(range[2] ? Number(range[2]) : bytes.length - 1, bytes.length - 1)
  if (start > end) return context.body(null, 416, { "Content-Range": `bytes */${String(bytes.length)}` })
  const part = { ...headers, "Content-Range": `bytes ${String(start)}-${String(end)}/${String(bytes.length)}` }
  return context.body(bytes.slice(start, end + 1), 206, part)
}
