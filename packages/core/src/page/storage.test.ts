import { afterEach, describe, expect, it, vi } from "vitest"
import { createStorage } from "./storage.ts"

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const { signal } = new AbortController()
const createView = (members: PropertyDescriptorMap): Window => Object.create(window, members) as Window

describe("a storage", () => {
  it("keeps values for the next page", () => {
    const { local, session } = createStorage(window, signal)
    local.set("a", "1")
    session.set("b", "2")
    expect([local.get("a"), session.get("b"), local.get("b")]).toEqual(["1", "2", null])
    expect([localStorage.getItem("a"), sessionStorage.getItem("b")]).toEqual(["1", "2"])
    expect([local.keys(), session.keys()]).toEqual([["a"], ["b"]])
    local.remove("a")
    expect([local.get("a"), local.keys()]).toEqual([null, []])
    expect(local.isPersistent).toBe(true)
  })

  it.each([
    [
      "throws when it is asked for",
      {
        get: (): Storage => {
          throw new DOMException("Denied", "SecurityError")
        },
      },
    ],
    ["is null", { value: null }],
    [
      "throws at its first use",
      {
        value: {
          getItem: () => {
            throw new DOMException("Denied", "SecurityError")
          },
        },
      },
    ],
  ])("that %s keeps values as long as the page", (_, localStorage: PropertyDescriptor) => {
    const { local } = createStorage(createView({ localStorage }), signal)
    expect(local.isPersistent).toBe(false)
    local.set("a", "1")
    expect([local.get("a"), local.keys()]).toEqual(["1", expect.arrayContaining(["a"])])
    local.remove("a")
    expect(local.get("a")).toBeNull()
  })

  it("that is full keeps the new value in memory, and never shows the old one again", () => {
    const stored = new Map([["a", "old"]])
    let isFull = true
    const value = {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem(key: string, text: string) {
        if (isFull) throw new DOMException("Full", "QuotaExceededError")
        stored.set(key, text)
      },
    }
    const { local } = createStorage(createView({ localStorage: { value } }), signal)
    local.set("a", "new")
    expect([local.get("a"), stored.get("a")]).toEqual(["new", undefined])
    isFull = false
    local.set("a", "newer")
    expect([local.get("a"), stored.get("a")]).toEqual(["newer", "newer"])
  })

  it("reports changes by other tabs until the page stops", () => {
    const aborter = new AbortController()
    const listener = vi.fn()
    createStorage(window, aborter.signal).onOtherTab(listener)
    window.dispatchEvent(new StorageEvent("storage", { key: "a" }))
    window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage }))
    window.dispatchEvent(new StorageEvent("storage", { key: "of a frame", storageArea: sessionStorage }))
    aborter.abort()
    window.dispatchEvent(new StorageEvent("storage", { key: "b" }))
    expect(listener.mock.calls).toEqual([["a"], [null]])
  })
})

describe("cookies", () => {
  it("are read decoded", () => {
    const { cookies } = createStorage(window, signal)
    document.cookie = "greeting=a%20b; path=/"
    expect(cookies.get("greeting")).toBe("a b")
    expect(cookies.get("other")).toBeNull()
  })

  it("that the browser refuses are empty", () => {
    const refused = {
      get cookie(): string {
        throw new DOMException("Denied", "SecurityError")
      },
    }
    const { cookies } = createStorage(createView({ document: { value: refused } }), signal)
    expect(cookies.get("a")).toBeNull()
  })
})
