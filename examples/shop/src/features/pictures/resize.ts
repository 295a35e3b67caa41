import { execFile } from "node:child_process"
import { shopFolder } from "../../paths.ts"
import type { FigureWidth } from "./figure.ts"

/** The source file, and the width (pixels) and format to create. */
export interface ResizeRequest {
  /** Path of the source file. */
  readonly path: string
  readonly width: FigureWidth
  readonly format: "webp" | "avif"
}

const bytesMax = 4 * 2 ** 20

/** More than ten times what a picture takes on an idle machine. */
const timeoutMs = 60_000

/** Text, because it runs in another process. Arguments: path, width, format. Writes the picture to standard output. */
const program = `
  import sharp from "sharp"
  const [path, width, format] = process.argv.slice(1)
  const resized = sharp(path).resize(Number(width), Number(width), { withoutEnlargement: true })
  const encoded = format === "avif" ? resized.avif({ quality: 64, effort: 1 }) : resized.webp({ quality: 80 })
  process.stdout.write(await encoded.toBuffer())`

/**
 * Creates a square picture of the given width, or of the source's if that is smaller. Runs in a separate process: encoding takes 300 MB,
 * which the shop's own process would not return to the system. Each picture is created only once, so the time to start the process does
 * not matter. Rejects when the process fails or takes longer than `timeoutMs`.
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
