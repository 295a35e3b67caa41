import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { cookiesService, type PageCookies } from "./cookiesService.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests
let cookies: PageCookies

beforeEach(() => {
  page = createPageForTests(window)
  cookies = cookiesService.of(page)
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(Object.prototype, "polluted")
  page.stop()
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0] ?? ""}=; path=/; max-age=0`
})

/** Lists the cookies that the library writes, in place of storing them. */
function noteWrites(): readonly string[] {
  const written: string[] = []
  vi.spyOn(HTMLDocument.prototype, "cookie", "set").mockImplementation((text) => void written.push(text))
  return written
}

describe("a cookie", () => {
  it("is kept for the whole shop and the browser's session, and is read back", () => {
    const written = noteWrites()
    expect(cookies.set("store_notice7", "hidden")).toBe(true)
    expect(written).toEqual(["store_notice7=hidden; path=/"])
    vi.restoreAllMocks()
    cookies.set("store_notice7", "hidden")
    expect([cookies.get("store_notice7"), cookies.get("other")]).toEqual(["hidden", null])
    expect(cookiesService.of(page)).toBe(cookies)
  })

  it("has only the attributes that it is given", () => {
    const written = noteWrites()
    const expiresAt = Date.UTC(2026, 0, 15, 12)
    cookies.set("a", "1", { path: "/en/", domain: ".shop.example", expiresAt, sameSite: "Lax", secure: true })
    cookies.set("b", "1", { path: null, domain: null, expiresAt: null, secure: false })
    cookies.set("c", "1", { expiresAt: Number.NaN })
    expect(written).toEqual([
      "a=1; path=/en/; domain=.shop.example; expires=Thu, 15 Jan 2026 12:00:00 GMT; sameSite=Lax; secure",
      "b=1",
      "c=1; path=/",
    ])
  })

  it("is removed where it was set", () => {
    cookies.set("a", "1")
    cookies.remove("a")
    expect(cookies.get("a")).toBeNull()
    const written = noteWrites()
    cookies.remove("a", { path: "/en/", domain: ".shop.example" })
    expect(written).toEqual([expect.stringMatching(/^a=; path=\/en\/; domain=\.shop\.example; expires=\w/)])
  })

  it.each(["1", "a b=c;d,é", 'with "quotes"', "100 %", "%", "{}[]", "", "\n"])("keeps the value %j", (value) => {
    expect(cookies.set("a", value)).toBe(true)
    expect(cookies.get("a")).toBe(value)
  })

  it("is encoded as popups are, name and value", () => {
    const written = noteWrites()
    cookies.set("pum-7 (a)#$&+^`|", "#$&+:<>=/?@[]^`{}| %;,é")
    expect(written).toEqual(["pum-7%20%28a%29#$&+^`|=#$&+:<>=/?@[]^`{}|%20%25%3B%2C%C3%A9; path=/"])
  })

  it.each([
    ["in quotation marks", '"a%20b"', "a b"],
    ["whose encoding is broken", "100%", "100%"],
  ])("of the server's is read %s", (_, value, expected) => {
    document.cookie = `a=${value}; path=/`
    expect(cookies.get("a")).toBe(expected)
  })
})

describe("a raw value", () => {
  it("is written and read as it stands", () => {
    expect(cookies.raw.set("sbjs_current", "typ%3Dtypein%7C%7C%7C=")).toBe(true)
    expect(document.cookie).toContain("sbjs_current=typ%3Dtypein%7C%7C%7C=")
    expect(cookies.raw.get("sbjs_current")).toBe("typ%3Dtypein%7C%7C%7C=")
    cookies.raw.remove("sbjs_current")
    expect(cookies.raw.get("sbjs_current")).toBeNull()
  })

  it.each(["x; domain=evil.example", "x\n", "x\u0000", ";"])("%j would write attributes, and is refused", (value) => {
    const written = noteWrites()
    expect(cookies.raw.set("a", value)).toBe(false)
    expect(written).toEqual([])
  })
})

it("lets no attribute begin another", () => {
  const written = noteWrites()
  cookies.set("a", "1", { path: "/; domain=evil.example", domain: "shop.example; secure" })
  expect(written).toEqual(["a=1; path=/; domain=shop.example"])
})

it.each(["toString", "constructor", "__proto__"])("finds no cookie called %s where there is none", (name) => {
  expect([cookies.get(name), cookies.raw.get(name)]).toEqual([null, null])
})

it("works on a page that has extended Object.prototype", () => {
  Object.assign(Object.prototype, { polluted: "yes" })
  expect(cookies.set("a", "1")).toBe(true)
  expect([cookies.get("a"), cookies.get("polluted")]).toEqual(["1", null])
})

it("is written and read although an element of the page is named cookie", () => {
  // The browser's documents have such an element as a member of their own, which can't be assigned to.
  Object.defineProperty(document, "cookie", { configurable: true, value: document.createElement("form") })
  try {
    for (const jar of [cookies, cookies.raw]) {
      expect([jar.set("a", "1"), jar.get("a")]).toEqual([true, "1"])
      jar.remove("a")
      expect(jar.get("a")).toBeNull()
    }
  } finally {
    Reflect.deleteProperty(document, "cookie")
  }
})

it("is empty where the browser refuses cookies, and nothing throws", () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError")
  }
  const members = Object.getPrototypeOf(document) as object
  Object.defineProperty(members, "cookie", { configurable: true, get: refuse, set: refuse })
  for (const jar of [cookies, cookies.raw]) {
    expect([jar.set("a", "1"), jar.get("a")]).toEqual([false, null])
    jar.remove("a")
  }
  Reflect.deleteProperty(members, "cookie")
  expect(cookies.set("\ud800", "1")).toBe(false)
})
