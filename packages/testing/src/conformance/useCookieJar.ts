import { afterEach, beforeEach, vi } from "vitest"

/**
 * The shopper's cookies by name, for each test of a file anew. The tests' browser keeps a deleted cookie until the next millisecond,
 * and its time isn't the test's.
 */
export function useCookieJar(): Map<string, string> {
  const jar = new Map<string, string>()
  // The page's code writes through the prototype, where an element named "cookie" hides nothing.
  const { prototype } = HTMLDocument
  beforeEach(() => {
    vi.spyOn(prototype, "cookie", "get").mockImplementation(() => [...jar.values()].join("; "))
    vi.spyOn(prototype, "cookie", "set").mockImplementation((text) => {
      const [pair = "", ...attributes] = text.split("; ")
      const name = pair.split("=", 1)[0] ?? ""
      if (attributes.includes("max-age=0")) jar.delete(name)
      else jar.set(name, pair)
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    jar.clear()
  })
  return jar
}
