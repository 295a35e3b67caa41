import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createLoggedError, isLoggedError } from "../page/loggedError.ts"
import { createReports, createLoaderReports } from "./reports.ts"

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)

beforeEach(() => warn.mockClear())
afterEach(() => document.body.replaceChildren())

it("warns once per hook and text, with a reference to the hook", () => {
  const reports = createReports(createLoaderReports(window), window)
  const [one, other] = [document.createElement("div"), document.createElement("div")]
  for (const subject of [one, one, other, undefined, undefined]) reports.warn("wrong", subject)
  reports.warn("wrong in another way", one)
  expect(warn.mock.calls).toEqual([["wrong", one], ["wrong", other], ["wrong"], ["wrong in another way", one]])
})

it.each([
  ["the hook", true, "DIV"],
  ["the document when the hook has left", false, "#document"],
])("reports a failure in the console and at %s", (_, isConnected, target) => {
  const host = document.createElement("div")
  if (isConnected) document.body.append(host)
  const received: unknown[] = []
  document.addEventListener(
    "ringside:error",
    (event) => received.push((event.target as Node).nodeName, (event as CustomEvent).detail),
    { once: true },
  )
  createReports(createLoaderReports(window), window).fail({
    during: "mount",
    widget: "gallery",
    host,
    cause: new Error("boom"),
  })
  expect(received).toEqual([target, { during: "mount", widget: "gallery", message: "boom" }])
  expect(warn.mock.calls[0]?.[0]).toBe("[ringside gallery] failed during mount: boom")
})

it("sends the page an event for a failure that a warning has already named, and logs nothing", () => {
  const received: unknown[] = []
  document.addEventListener("ringside:error", (event) => received.push((event as CustomEvent).detail), { once: true })
  const cause = createLoggedError("no basket")
  createReports(createLoaderReports(window), window).fail({
    during: "render",
    widget: "mini-cart",
    cause,
    isLogged: isLoggedError(cause),
  })
  expect(received).toEqual([{ during: "render", widget: "mini-cart", message: "no basket" }])
  expect(warn).not.toHaveBeenCalled()
})
