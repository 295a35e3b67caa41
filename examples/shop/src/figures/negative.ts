import sharp from "sharp"
import type { FigurePicture, FigureWidth } from "./figure.ts"
import { drawPicture } from "./scene/picture.ts"

/** How large a figure was photographed: cards and pages print from the small one, a full screen from the large. */
export type NegativeSize = "small" | "large"

/** A photograph to be taken. */
export interface NegativeRequest extends FigurePicture {
  readonly size: NegativeSize
}

/**
 * How wide a negative is, and for how many pixels its facets are fine enough: with fewer, faces fall apart; more than the
 * large one's would no longer be seen.
 */
const formats: Readonly<Record<NegativeSize, { readonly widthPx: number; readonly modelPx: number }>> = {
  small: { widthPx: 640, modelPx: 600 },
  large: { widthPx: 1280, modelPx: 900 },
}

/** The smallest negative that is large enough for a width. */
export function negativeSizeFor(widthPx: FigureWidth): NegativeSize {
  return widthPx <= 640 ? "small" : "large"
}

/**
 * Draws a figure: nearly all of the work that a picture is, up to two seconds of it. A JPEG of high quality, which is
 * written and read faster than anything lossless and is a tenth of its size.
 */
export async function takeNegative({ size, ...picture }: NegativeRequest): Promise<Uint8Array> {
  const { widthPx, modelPx } = formats[size]
  const svg = await drawPicture(picture, widthPx, modelPx)
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#0d0907" })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer()
}
