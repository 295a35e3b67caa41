import { expect, it } from "vitest"
import { selectHostColumns, selectThumbnailGrid } from "./selectThumbnailGrid.ts"

it.each<[count: number, place: string, small: string, rows: number, columns: number]>([
  // A row of four stays one, whatever of it is filled.
  [2, "500x125", "125x125", 1, 4],
  [3, "500x125", "125x125", 1, 4],
  [4, "500x125", "125x125", 1, 4],
  // Four small pictures filled the row that five thumbnails share.
  [5, "500x125", "125x125", 1, 5],
  [6, "500x250", "125x125", 2, 4],
  // With a little space between and under the rows.
  [9, "520x266", "124x125", 2, 5],
  [60, "500x1875", "125x125", 15, 4],
  [3, "500x125", "125.01x125", 1, 4],
  // Three with wide gaps.
  [3, "500x125", "134x125", 1, 3],
  [2, "500x125", "250x125", 1, 2],
  [3, "500x40", "125x125", 1, 4],
  [3, "500x125", "0x0", 1, 3],
  [0, "0x0", "125x125", 1, 1],
])("%i thumbnails in %s px where small pictures had %s px: %i rows of %i", (count, place, small, rows, columns) => {
  expect(selectThumbnailGrid({ count, place: readSize(place), small: readSize(small) })).toEqual({
    rows,
    columns,
    host: null,
  })
  expect(rows * columns).toBeGreaterThanOrEqual(count)
})

it.each<[width: number, gap: number, columns: number]>([
  [0.25, 0, 4],
  [138 / 600, 16 / 600, 4],
  // A seventh each, as are the gaps.
  [1 / 7, 1 / 7, 4],
  [0.5, 0, 2],
])("thumbnails of %f of the width with gaps of %f: %i side by side", (width, gap, columns) => {
  expect(selectHostColumns({ width, gap })).toBe(columns)
})

it.each<[count: number, place: string, isHost: boolean, columns: number]>([
  [4, "600x150", true, 4],
  [8, "600x300", true, 4],
  // The fifth would take a second row, for which no place is kept.
  [5, "600x150", false, 5],
])("%i thumbnails in %s px keep the host's size: %s", (count, place, isHost, columns) => {
  const host = { width: 138 / 600, gap: 16 / 600 }
  const grid = selectThumbnailGrid({ count, place: readSize(place), small: { width: 150, height: 150 }, host })
  expect([grid.host, grid.columns]).toEqual([isHost ? host : null, columns])
})

function readSize(text: string): { width: number; height: number } {
  const [width = 0, height = 0] = text.split("x").map(Number)
  return { width, height }
}
