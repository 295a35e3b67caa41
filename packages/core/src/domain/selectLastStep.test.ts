import { expect, test } from "vitest"
import { selectLastStep } from "./selectLastStep.ts"

test.each([
  [{ min: 6, max: 20, step: 6 }, 18],
  [{ min: 0, max: 20, step: 6 }, 18],
  [{ min: 1, max: 10, step: 3 }, 10],
  [{ min: 0, max: 0.3, step: 0.1 }, 0.3],
  [{ min: 0.1, max: 0.35, step: 0.1 }, 0.3],
  [{ min: 0, max: 0.7, step: 0.1 }, 0.7],
  [{ min: 0, max: 2.9999999999, step: 1 }, 2],
  [{ min: 4, max: 2, step: 1 }, 4],
  [{ min: 4, max: 5, step: 3 }, 4],
  [{ min: 1, max: Infinity, step: 2 }, Infinity],
])("%j: %j", (range, last) => {
  expect(selectLastStep(range)).toBe(last)
})
