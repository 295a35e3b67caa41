import sharp from "sharp"
import type { FigurePicture, FigureWidth } from "./figure.ts"
import { drawPicture } from "./scene/picture.ts"

/** The sizes that figures are photographed in, smallest first: for cards and galleries, for a wide page, for a full screen. */
const negativeSizes = ["small", "middle", "large"] as const

/** How large a figure was photographed. */
export type NegativeSize = (typeof negativeSizes)[number]

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
  middle: { widthPx: 960, modelPx: 720 },
  large: { widthPx: 1280, modelPx: 900 },
}

/** The negatives that are large enough for a width, smallest first: there is always one. */
export function negativesFor(width: FigureWidth): readonly [NegativeSize, ...NegativeSize[]] {
  if (width <= formats.small.widthPx) return negativeSizes
  return width <= formats.middle.widthPx ? ["middle", "large"] : ["large"]
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
