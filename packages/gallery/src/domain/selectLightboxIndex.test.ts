import { expect, it } from "vitest"
import { selectLightboxIndex } from "./selectLightboxIndex.ts"

const clicked = { fromTrigger: false, slider: true, activeIndex: 1, clickedIndex: 2, count: 3 }

it.each<[situation: Partial<typeof clicked>, index: number]>([
  [{}, 2],
  [{ fromTrigger: true }, 1],
  [{ fromTrigger: true, slider: false }, 0],
  [{ slider: false }, 2],
  [{ clickedIndex: -1 }, 0],
  [{ clickedIndex: 3 }, 0],
  [{ clickedIndex: 1.5 }, 0],
  [{ clickedIndex: Number.NaN }, 0],
  [{ fromTrigger: true, activeIndex: 9 }, 0],
  [{ count: 0 }, 0],
])("%o opens with picture %i", (situation, index) => {
  expect(selectLightboxIndex({ ...clicked, ...situation })).toBe(index)
})
