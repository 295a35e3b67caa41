import { expect, it } from "vitest"
import { selectZoomOffset } from "./selectZoomOffset.ts"

it.each([
  ["at the near edge", 0, 0],
  ["in the middle", 200, -300],
  ["at the far edge", 400, -600],
  ["before the frame", -50, 0],
  ["beyond the frame", 900, -600],
])("a pointer %s moves a picture of 1000 in a frame of 400", (_, pointerPx, offset) => {
  expect(selectZoomOffset({ pointerPx, framePx: 400, imagePx: 1000 })).toBeCloseTo(offset)
})

it.each([
  [400, 400],
  [400, 300],
  [0, 300],
])("in a frame of %i a picture of %i stays", (framePx, imagePx) => {
  expect(selectZoomOffset({ pointerPx: 100, framePx, imagePx })).toBe(0)
})
