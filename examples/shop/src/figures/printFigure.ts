import sharp from "sharp"
import type { FigureWidth } from "./figure.ts"

/** The file that a picture is wanted as. */
export interface FigureFile {
  readonly width: FigureWidth
  readonly format: "webp" | "avif"
}

/** Makes a square picture of the asked width from a negative: some hundredths of a second, away from the shop's own thread. */
export function printFigure(negative: Uint8Array, { width, format }: FigureFile): Promise<Uint8Array> {
  const print = sharp(negative).resize(width, width)
  return format === "avif" ? print.avif({ quality: 64, effort: 1 }).toBuffer() : print.webp({ quality: 80 }).toBuffer()
}
