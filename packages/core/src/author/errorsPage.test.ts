import { afterEach, expect, it, vi } from "vitest"
import { createLoaderReports, createReports } from "./reports.ts"

vi.mock("./errorsPage.ts", () => ({ errorsPage: "https://ringside.example/errors" }))
const log = vi.spyOn(console, "warn").mockImplementation(() => undefined)
afterEach(() => void log.mockClear())

const reports = createReports(createLoaderReports(window), window)

it("a failure's line ends with the address of what the documentation says about failures", () => {
  const cause = new Error("boom")
  reports.fail({ during: "mount", widget: "gallery", cause })
  expect(log.mock.calls).toEqual([
    ["[ringside gallery] failed during mount: boom https://ringside.example/errors#failed", cause],
  ])
})

it.each([
  [
    "of a call gets one",
    "[ringside] expected cart.add(…).",
    "[ringside] expected cart.add(…). https://ringside.example/errors#calls",
  ],
  [
    "that has one is left as it is",
    "[ringside] A. https://ringside.example/errors#hooks",
    "[ringside] A. https://ringside.example/errors#hooks",
  ],
  ["in another plugin's words is left as it is", "Sound was not able to play.", "Sound was not able to play."],
])("a warning %s, and the debug panel has the same line", (_, text, line) => {
  const hook = document.createElement("div")
  reports.warn(text, hook)
  expect(log.mock.calls).toEqual([[line, hook]])
  expect([...(reports.logged?.get(hook) ?? [])]).toEqual([line])
})
