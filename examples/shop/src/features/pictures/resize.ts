import { execFile } from "node:child_process"
import { shopFolder } from "../../paths.ts"
import type { FigureWidth } from "./figure.ts"

/** What a picture is made into. */
export interface ResizeRequest {
  /** The file that it is made of. */
  readonly path: string
  readonly width: FigureWidth
  readonly format: "webp" | "avif"
}

const bytesMax = 4 * 2 ** 20

/** No picture takes a tenth of it, on a machine that does nothing else. */
const timeoutMs = 60_000

/** Runs on its own, so it is written as text: a path, a width and a format come as arguments, the picture goes to the output. */
const program = `
  import sharp from "sharp"
  const [path, width, format] = process.argv.slice(1)
  const resized = sharp(path).resize(Number(width), Number(width))
  const encoded = format === "avif" ? resized.avif({ quality: 64, effort: 1 }) : resized.webp({ quality: 80 })
  process.stdout.write(await encoded.toBuffer())`

/**
 * Makes a square picture of the asked width in a process of its own: encoding takes 300 MB, which the shop's own process
 * would never give back. Each picture is made once, so the start of the process is paid once.
 */
export function resize({ path, width, format }: ResizeRequest): Promise<Uint8Array> {
  const args = ["--input-type=module", "--eval", program, "--", path, String(width), format]
  return new Promise((resolve, reject) => {
    const options = { cwd: shopFolder, encoding: "buffer", maxBuffer: bytesMax, timeout: timeoutMs } as const
    execFile(process.execPath, args, options, (cause, output) => {
      if (cause) reject(new Error("a picture could not be made", { cause }))
      else resolve(new Uint8Array(output))
    })
  })
}
