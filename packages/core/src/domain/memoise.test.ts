import { describe, expect, it, vi } from "vitest"
import { memoise } from "./memoise.ts"

describe("memoise", () => {
  it("creates each value once, and distinguishes arguments that join to the same text", () => {
    const make = vi.fn((left: string, right: string) => ({ left, right }))
    const find = memoise(make)
    expect(find("a", "b c")).toBe(find("a", "b c"))
    expect(find("a b", "c")).toEqual({ left: "a b", right: "c" })
    expect(find("__proto__", "")).toEqual({ left: "__proto__", right: "" })
    expect(make).toHaveBeenCalledTimes(3)
  })

  it("tries again after an error", () => {
    const make = vi.fn((text: string) => {
      throw new RangeError(text)
    })
    const find = memoise(make)
    for (let count = 0; count < 2; count += 1) expect(() => find("x")).toThrow(RangeError)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it("keeps no more than 50", () => {
    const make = vi.fn((text: string) => ({ text }))
    const find = memoise(make)
    for (let index = 0; index < 50; index += 1) find(String(index))
    find("0")
    expect(make).toHaveBeenCalledTimes(50)
    find("one more")
    find("0")
    expect(make).toHaveBeenCalledTimes(52)
  })
})
