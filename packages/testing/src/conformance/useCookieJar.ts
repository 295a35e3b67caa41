import { afterEach, beforeEach, vi } from "vitest"

/**
 * Provides the shopper's cookies by name, empty for each test of a file. The test environment keeps a deleted cookie until the next
 * millisecond of its own clock, which tests don't control.
 */
export function useCookieJar(): Map<string, string> {
  const jar = new Map<string, string>()
  // The page's code writes through the prototype, where an element named "cookie" can't shadow the property.
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
