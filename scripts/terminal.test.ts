import { expect, it } from "vitest"
import { formatDuration } from "./terminal.mjs"

it.each([
  [0, "0.0 s"],
  [440, "0.4 s"],
  [59_940, "59.9 s"],
  [59_960, "1 min 0 s"],
  [119_700, "2 min 0 s"],
  [125_000, "2 min 5 s"],
])("writes %i ms as %s", (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text)
})
