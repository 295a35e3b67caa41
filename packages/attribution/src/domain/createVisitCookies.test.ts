import { describe, expect, it } from "vitest"
import { createVisitCookies, encodeCookieValue } from "./index.ts"

const page = "https://shop.test/es/?utm_source=news"
const visit = {
  url: page,
  referrer: "",
  cookies: "",
  userAgent: "Test/1",
  now: Date.UTC(2026, 10, 23),
  lifetimeMinutes: 0,
  sessionMinutes: 30,
}

/** The header after `writes`, as a browser keeps it. */
function writeHeader(writes: readonly { name: string; value: string }[], before = ""): string {
  const jar = new Map(before.split("; ").map((pair) => pair.split("=", 2) as [string, string]))
  for (const { name, value } of writes) jar.set(name, encodeCookieValue(value))
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
}

describe("a first visit", () => {
  it("writes all cookies in their order", () => {
    const { writes, data } = createVisitCookies({ ...visit, promo: {}, random: 0 })
    expect(writes.map(({ name, minutes }) => [name, minutes])).toEqual([
      ["sbjs_migrations", 0],
      ["sbjs_current_add", 0],
      ["sbjs_first_add", 0],
      ["sbjs_current", 0],
      ["sbjs_first", 0],
      ["sbjs_udata", 0],
      ["sbjs_session", 30],
      ["sbjs_promo", 0],
    ])
    expect(data).toMatchObject({
      current: { typ: "utm", src: "news" },
      first: { typ: "utm", src: "news" },
      current_add: { ep: page, rf: "(none)", fd: "2026-11-23 00:00:00" },
      udata: { vst: "1", uip: "(none)", uag: "Test/1" },
      session: { pgs: "1", cpg: page },
      promo: { code: "100000" },
    })
  })
})

describe("a later page", () => {
  const first = createVisitCookies(visit)
  const header = writeHeader(first.writes)

  it("keeps the source and counts the page", () => {
    const { writes, data } = createVisitCookies({ ...visit, url: "https://shop.test/", cookies: header })
    expect(writes.map(({ name }) => name)).toEqual(["sbjs_current", "sbjs_udata", "sbjs_session"])
    expect(data).toMatchObject({ current: { src: "news" }, session: { pgs: "2" }, udata: { vst: "1" } })
    expect(data.current_add).toEqual(first.data.current_add)
  })

  it("counts a visit when the session is over, and keeps the first source beside a new one", () => {
    const cookies = header.replace(/; sbjs_session=[^;]*/, "")
    const { data } = createVisitCookies({ ...visit, url: "https://shop.test/?gclid=1", cookies })
    expect(data).toMatchObject({
      current: { src: "google" },
      first: { src: "news" },
      udata: { vst: "2" },
      session: { pgs: "1" },
    })
  })

  it("goes on when the clock was set back", () => {
    const { data } = createVisitCookies({ ...visit, now: 0, url: "https://shop.test/", cookies: header })
    expect(data.session["pgs"]).toBe("2")
  })
})

describe("cookies that are wrong", () => {
  it.each([
    ["cut off", "sbjs_current=ty"],
    ["foreign", "sbjs_current=%7B%22a%22%3A1%7D; sbjs_first=x; sbjs_udata=5"],
    ["empty", "sbjs_current=; sbjs_session=; sbjs_udata="],
    ["malformed", "sbjs_current=%E0%A4%A; sbjs_udata=%"],
    ["oversized", `sbjs_current=${"a".repeat(100_000)}`],
  ])("count as a direct visit: %s", (_, cookies) => {
    const { data } = createVisitCookies({ ...visit, url: "https://shop.test/", cookies })
    expect(data.current).toMatchObject({ typ: "typein", src: "(direct)" })
  })

  it("counts from one when a count can't be read", () => {
    const cookies = "sbjs_current=typ%3Dutm; sbjs_session=pgs%3Dx; sbjs_udata=vst%3D99999999999999999999"
    const { data } = createVisitCookies({ ...visit, url: "https://shop.test/", cookies })
    expect([data.session["pgs"], data.udata["vst"]]).toEqual(["2", "1"])
  })

  it("stay below what a browser takes", () => {
    const long = "ñ".repeat(5000)
    const { writes } = createVisitCookies({ ...visit, url: `${page}&utm_medium=${"x".repeat(4096)}`, userAgent: long })
    for (const { name, value } of writes) {
      expect(`${name}=${encodeCookieValue(value)}`.length).toBeLessThan(4096)
    }
  })
})

describe("all cookies together", () => {
  const sizeOf = (header: string) => header.split("; ").reduce((total, pair) => total + pair.length, 0)
  const long = (length: number, text = "a") => text.repeat(Math.ceil(length / text.length)).slice(0, length)
  const traffic = ["source", "medium", "campaign", "content", "term", "id", "source_platform", "creative_format"]
  const query = [...traffic, "marketing_tactic"].map((name) => `utm_${name}=${long(600, "%F0%9F%A5%8A")}`).join("&")
  const hostile = {
    ...visit,
    url: `https://shop.test/${long(900, "ñ%20")}/?${query}`,
    referrer: `https://other.test/${long(500)}?q=${long(900, "%C3%B1")}`,
    userAgent: long(900, "Browser/1 (ñ) "),
  }

  it.each([false, true])("are at most 4,000 characters (in Base64: %s)", (base64) => {
    const { writes } = createVisitCookies({ ...hostile, base64 })
    const size = writes.reduce(
      (total, { name, value }) => total + `${name}=${encodeCookieValue(value, base64)}`.length,
      0,
    )
    expect(size).toBeLessThanOrEqual(4000)
    expect(writes.every(({ value }) => !/%[\dA-F]?(\|\|\||$)/i.test(value))).toBe(true)
  })

  it("drop queries first, and keep source, medium and campaign", () => {
    const url = `https://shop.test/es/?utm_source=news&utm_medium=mail&utm_campaign=may&x=${long(900)}`
    const { data } = createVisitCookies({ ...visit, url, referrer: `https://other.test/a?b=${long(900)}` })
    expect(data.current).toMatchObject({ typ: "utm", src: "news", mdm: "mail", cmp: "may" })
    expect([data.current_add["rf"], data.udata["uag"]]).toEqual(["https://other.test/a", "Test/1"])
    expect(data.current_add["ep"]?.startsWith("https://shop.test/es/")).toBe(true)
  })

  it("drop one that another script has filled before they drop the source", () => {
    const { data, writes } = createVisitCookies({
      ...visit,
      cookies: `sbjs_first=${"%7C".repeat(1300)}`,
      url: "https://shop.test/?utm_source=news",
    })
    expect(data.current).toMatchObject({ typ: "utm", src: "news" })
    expect(writes.find(({ name }) => name === "sbjs_first")?.value).toBe("")
  })

  it("are shortened where an earlier version wrote longer ones", () => {
    const value = (name: string) =>
      `${name}=${encodeCookieValue(`fd=1|||ep=https://shop.test/?${long(1500)}|||rf=(none)`)}`
    const before = [`sbjs_first_add`, `sbjs_current_add`].map(value).join("; ")
    const { writes } = createVisitCookies({
      ...visit,
      cookies: `${before}; sbjs_current=typ%3Dutm`,
      url: "https://shop.test/",
    })
    expect(sizeOf(writeHeader(writes, before))).toBeLessThanOrEqual(4000)
  })
})
