import { expect, it } from "vitest"
import { shouldZoom } from "./shouldZoom.ts"

it.each<[large: number | string | null, gallery: number, zooms: boolean]>([
  [1200, 600, true],
  ["1200", 600, true],
  [600, 600, false],
  [599, 600, false],
  [600.5, 600, true],
  [null, 600, false],
  [null, 0, false],
  ["", 0, false],
  ["wide", 10, false],
  [Number.NaN, 10, false],
])("%o in a gallery of %o: %s", (large, gallery, zooms) => {
  expect(shouldZoom(large, gallery)).toBe(zooms)
})
