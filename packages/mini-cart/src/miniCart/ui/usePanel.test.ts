import { expect, it } from "vitest"
import { selectPanelShift } from "./usePanel.ts"

it.each([
  ["stays where it has room", { leftPx: 400, rightPx: 780, windowPx: 1280 }, 0],
  ["stays at the margin", { leftPx: 8, rightPx: 352, windowPx: 360 }, 0],
  ["comes in from the left", { leftPx: -200, rightPx: 144, windowPx: 360 }, 208],
  ["comes in from the right", { leftPx: 300, rightPx: 644, windowPx: 400 }, -252],
  ["shows its left edge where it is too wide", { leftPx: 100, rightPx: 480, windowPx: 300 }, -92],
])("%s", (_, edges, shiftPx) => {
  expect(selectPanelShift(edges)).toBeCloseTo(shiftPx)
})
