import { expect, it } from "vitest"
import { selectThumbnailGrid } from "./selectThumbnailGrid.ts"

it.each([
  [2, 125, 125, 1, 2],
  [4, 125, 125, 1, 4],
  // Four small pictures filled the row that five thumbnails share.
  [5, 125, 125, 1, 5],
  [6, 250, 125, 2, 3],
  // With a little space between and under the rows.
  [9, 266, 125, 2, 5],
  [60, 1875, 125, 15, 4],
  [3, 40, 125, 1, 3],
  [3, 125, 0, 1, 3],
  [0, 0, 125, 1, 1],
])("%i thumbnails in %i px where rows were %i px high: %i rows of %i", (count, heightPx, rowPx, rows, columns) => {
  expect(selectThumbnailGrid({ count, heightPx, rowPx })).toEqual({ rows, columns })
  expect(rows * columns).toBeGreaterThanOrEqual(count)
})
