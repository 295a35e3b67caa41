import { afterEach, describe, expect, it, vi } from "vitest"
import { readDocumentCookies, writeDocumentCookie } from "./documentCookies.ts"
import { createPageForTests } from "../assembly/pageForTests.ts"

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, "cookie")
})

describe("the text of a cookie", () => {
  it("is assigned unchanged, although an element of the page is named cookie", () => {
    const written: string[] = []
    vi.spyOn(HTMLDocument.prototype, "cookie", "set").mockImplementation((text) => void written.push(text))
    vi.spyOn(HTMLDocument.prototype, "cookie", "get").mockReturnValue("a=1; b=2")
    Object.defineProperty(document, "cookie", { configurable: true, value: document.createElement("form") })
    const page = createPageForTests(window)
    const text = "sbjs_current=typ%3Dtypein%7C%7C%7C; domain=.shop.example; path=/; SameSite=Lax"
    expect(writeDocumentCookie(page, text)).toBe(true)
    expect(written).toEqual([text])
    expect(readDocumentCookies(page)).toBe("a=1; b=2")
    page.stop()
  })

  it("is neither written nor read where the browser refuses cookies, and nothing throws", () => {
    const refuse = () => {
      throw new DOMException("Denied", "SecurityError")
    }
    vi.spyOn(HTMLDocument.prototype, "cookie", "set").mockImplementation(refuse)
    vi.spyOn(HTMLDocument.prototype, "cookie", "get").mockImplementation(refuse)
    const page = createPageForTests(window)
    expect([writeDocumentCookie(page, "a=1"), readDocumentCookies(page)]).toEqual([false, ""])
    page.stop()
  })
})
