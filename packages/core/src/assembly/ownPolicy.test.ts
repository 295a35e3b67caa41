import { expect, it, onTestFinished, vi } from "vitest"
import { createPage } from "./createPage.ts"

it("makes one Trusted Types policy for the pages of a window, which their markup passes", () => {
  const createHTML = vi.fn((html: string) => html)
  const createPolicy = vi.fn(() => ({ createHTML }))
  Reflect.set(window, "trustedTypes", { createPolicy })
  const pages = [1, 2].map(() => {
    const ended = new AbortController()
    onTestFinished(() => ended.abort())
    return createPage({ window, signal: ended.signal })
  })
  onTestFinished(() => void Reflect.deleteProperty(window, "trustedTypes"))
  for (const page of pages) expect(page.html.parseMessage("<b>Southpaw</b>").textContent).toBe("Southpaw")
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("ringside", expect.anything())
  expect(createHTML.mock.calls).toEqual([["<b>Southpaw</b>"], ["<b>Southpaw</b>"]])
})
