import { expect, it } from "vitest"
import { selectSlideStep } from "./selectSlideStep.ts"

it.each([
  ["ArrowRight", "next", "prev", "next"],
  ["ArrowLeft", "prev", "next", "prev"],
  ["ArrowDown", null, null, "next"],
  ["ArrowUp", null, null, "prev"],
  ["Home", "first", "first", "first"],
  ["End", "last", "last", "last"],
  ["PageDown", null, null, null],
  ["constructor", null, null, null],
])("%s leads to %s; right to left to %s; in a column to %s", (key, step, rtlStep, verticalStep) => {
  expect(selectSlideStep(key, { isRtl: false, isVertical: false })).toBe(step)
  expect(selectSlideStep(key, { isRtl: true, isVertical: false })).toBe(rtlStep)
  expect(selectSlideStep(key, { isRtl: false, isVertical: true })).toBe(verticalStep)
})
