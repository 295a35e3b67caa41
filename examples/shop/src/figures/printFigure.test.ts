import sharp from "sharp"
import { expect, it } from "vitest"
import { printFigure } from "./printFigure.ts"

it.each(["webp", "avif"] as const)("prints a square %s without transparency", async (format) => {
  const side = { width: 720, height: 720, channels: 3, background: "#6b513d" } as const
  const negative = await sharp({ create: side }).jpeg().toBuffer()
  const { width, height, hasAlpha } = await sharp(await printFigure(negative, { width: 320, format })).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 320, hasAlpha: false })
})
