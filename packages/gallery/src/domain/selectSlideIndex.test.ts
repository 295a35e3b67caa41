import { expect, it } from "vitest"
import { selectSlideIndex, type SlideStep } from "./selectSlideIndex.ts"

it.each<[index: number, count: number, to: SlideStep, loop: boolean, next: number]>([
  [0, 3, "next", false, 1],
  [2, 3, "next", false, 2],
  [2, 3, "next", true, 0],
  [1, 3, "prev", false, 0],
  [0, 3, "prev", false, 0],
  [0, 3, "prev", true, 2],
  [1, 3, "first", false, 0],
  [1, 3, "last", true, 2],
  [0, 1, "next", true, 0],
  [0, 1, "prev", true, 0],
  [0, 0, "next", true, 0],
  [0, 0, "last", false, 0],
  [9, 3, "prev", false, 1],
  [-4, 3, "next", false, 1],
])("from %i of %i, %s (loop %s) is %i", (index, count, to, loop, next) => {
  expect(selectSlideIndex({ index, count, to, loop })).toBe(next)
})
