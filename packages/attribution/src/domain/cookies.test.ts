import { describe, expect, it } from "vitest"
import {
  createCookieDeletions,
  createPromoCode,
  decodeCookieValue,
  encodeCookieValue,
  formatAttributionCookie,
  formatExtraCookie,
  formatFireDate,
  formatTrafficCookie,
  formatVisitorCookie,
  formatVisitUrl,
  parseAttributionConfig,
  parseAttributionCookie,
  parseQuery,
  readAttributionCookie,
  readAttributionData,
  readHost,
  resolveCookieMinutes,
} from "./index.ts"

const now = Date.UTC(2026, 10, 23, 8, 5, 9)

describe("settings", () => {
  it("have defaults", () => {
    const config = parseAttributionConfig(null)
    expect(config).toMatchObject({
      lifetime: 6,
      session: 30,
      base64: false,
      prefix: "wc_order_attribution_",
      allowTracking: false,
      consentCategory: "marketing",
      ajaxUrl: "",
    })
    expect(config.fields.map(([name]) => name).join()).toBe(
      "source_type,referrer,utm_campaign,utm_source,utm_medium,utm_content,utm_id,utm_term,utm_source_platform,utm_creative_format,utm_marketing_tactic,session_entry,session_start_time,session_pages,session_count,user_agent",
    )
  })

  it.each([
    [
      { lifetime: 1.0e-5, session: "45", base64: "1", prefix: "a__", allowTracking: "yes" },
      1.0e-5,
      45,
      true,
      "a_",
      true,
    ],
    [
      { lifetime: "3", session: 0, base64: 0, prefix: "", allowTracking: "on" },
      3,
      30,
      false,
      "wc_order_attribution_",
      false,
    ],
    [{ lifetime: "x", session: 1.5, prefix: 5, allowTracking: "true" }, 6, 30, false, "wc_order_attribution_", true],
    [{ lifetime: -1, session: Infinity, prefix: "___" }, 6, 30, false, "wc_order_attribution_", false],
  ])("reads %j", (params, lifetime, session, base64, prefix, allowTracking) => {
    expect(parseAttributionConfig({ params })).toMatchObject({ lifetime, session, base64, prefix, allowTracking })
  })

  it("drops fields whose path is none, and keeps the order", () => {
    const fields = { b: "current.src", a: "udata.vst", c: "Current.src", d: 5, e: "current", f: "a.b.c" }
    expect(parseAttributionConfig({ fields }).fields).toEqual([
      ["b", "current.src"],
      ["a", "udata.vst"],
    ])
    expect(parseAttributionConfig({ fields: [] }).fields).toHaveLength(16)
  })

  it.each([
    [0.00001, 0],
    ["1.0e-5", 0],
    [6, 259_200],
    [null, 259_200],
    ["x", 259_200],
    [0, 259_200],
    [1e308, 144_000_000_000],
  ])("%j months last %i minutes", (months, minutes) => {
    expect(resolveCookieMinutes(months)).toBe(minutes)
  })
})

describe("addresses", () => {
  it("parses a query as it stands", () => {
    expect(parseQuery("?a=1&b=&c&=d&a=2&e=%20+&f=x=y#g=1")).toEqual({ a: "1,2", b: "", e: "%20+", f: "x=y" })
    expect(Object.entries(parseQuery("__proto__=1&constructor=2"))).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ])
  })

  it.each([
    ["https://www.Shop.TEST:8080/a", "shop.test"],
    ["https://user@evil.test@shop.test/", "shop.test"],
    ["//shop.test", ""],
    ["shop.test", ""],
    ["", ""],
  ])("reads the host of %s", (url, host) => {
    expect(readHost(url)).toBe(host)
  })

  it.each([
    ["https://shop.test/a?b=1#wcpay-confirm-pi:1:secret", "https://shop.test/a?b=1"],
    ["https://me:pw@shop.test/a", "https://shop.test/a"],
    ["https://shop.test/?key=wc_1&KEY=2&x=3", "https://shop.test/?key=redacted&KEY=redacted&x=3"],
    ["https://shop.test/?%65mail=a@b.c&client_secret=s", "https://shop.test/?%65mail=redacted&client_secret=redacted"],
    ["https://shop.test/?a|b=c|d", "https://shop.test/?a%7Cb=c%7Cd"],
    ["https://shop.test/@user?x=@", "https://shop.test/@user?x=@"],
    ["", "(none)"],
    ["#a", "(none)"],
  ])("stores %s without secrets", (url, stored) => {
    expect(formatVisitUrl(url)).toBe(stored)
  })

  it("cuts a long address, never in an escape", () => {
    expect(formatVisitUrl(`https://shop.test/${"%C3%B1".repeat(400)}`)).toMatch(/^.{998,1000}$/)
    expect(formatVisitUrl(`https://shop.test/${"%C3%B1".repeat(400)}`)).toMatch(/%[CB][31]$/)
    expect(formatVisitUrl(`https://shop.test/${"a".repeat(974)}%C3%B1`)).toHaveLength(998)
  })
})

describe("texts of cookies", () => {
  it("packs ten pairs", () => {
    expect(formatTrafficCookie({ type: "utm", source: "a|||typ=organic", medium: "" })).toBe(
      "typ=utm|||src=a%7C%7C%7Ctyp=organic|||mdm=|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)",
    )
    expect(formatTrafficCookie({ source: "x".repeat(4096) })).toContain(`src=${"x".repeat(500)}|||`)
    expect(formatTrafficCookie({ source: "\uD800a" })).toContain("src=\uFFFDa|||")
    expect(formatTrafficCookie({ source: `${"x".repeat(499)}😀` })).toContain(`src=${"x".repeat(499)}|||`)
  })

  it("writes times in UTC", () => {
    expect(formatFireDate(now)).toBe("2026-11-23 08:05:09")
    expect(formatFireDate(now, 2)).toBe("2026-11-23 10:05:09")
    expect(formatFireDate(Number.NaN)).toBe("")
    for (const offset of [null, {}, "x", Number.NaN])
      expect(formatFireDate(now, offset as null)).toBe("2026-11-23 08:05:09")
    expect(formatExtraCookie({ now, url: "https://shop.test/#x", referrer: "" })).toBe(
      "fd=2026-11-23 08:05:09|||ep=https://shop.test/|||rf=(none)",
    )
    expect(formatVisitorCookie(2, "Mozilla|5", null)).toBe("vst=2|||uip=(none)|||uag=Mozilla%7C5")
  })

  it.each<[Parameters<typeof createPromoCode>[0], number, string | null]>([
    [null, 0.5, null],
    [false, 0.5, null],
    [{}, 0, "100000"],
    [{}, 0.9999999, "999999"],
    [{ min: 1, max: 99 }, 0, "01"],
    [{ min: 0, max: 200_000 }, 0, "100000"],
    [{ min: "5", max: "9" }, 0.999, "9"],
    [{ min: 9, max: 5 }, 0, "100000"],
    [{ max: 2_000_000 }, 0, "0100000"],
  ])("makes a promo code of %j", (range, random, code) => {
    expect(createPromoCode(range, random)).toBe(code)
  })
})

describe("cookies", () => {
  it.each(["a!~*'()b", "summer sale", "ñ 中 😀", "", "a=b;c,d"])("carry %j", (value) => {
    for (const base64 of [false, true]) {
      const encoded = encodeCookieValue(value, base64)
      expect(encoded).toMatch(/^[\w.%/+-]*$/)
      expect(decodeCookieValue(encoded)).toBe(/^\w*$/.test(value) && base64 ? encoded : value)
    }
  })

  it("are Base64 only when they hold escapes", () => {
    expect(decodeCookieValue("abcd")).toBe("abcd")
    expect(decodeCookieValue("YWJj")).toBe("YWJj")
    expect(decodeCookieValue(btoa("typ%3Dutm"))).toBe("typ=utm")
    expect(encodeCookieValue("typ=utm|||src=a", true)).toBe(btoa("typ%3Dutm%7C%7C%7Csrc%3Da").replace(/=+$/, ""))
    expect(encodeCookieValue("\uD800")).toBe("%EF%BF%BD")
    expect(encodeCookieValue(null)).toBe("")
    expect(decodeCookieValue("100%zz%20%E0%A4%A")).toBe("100%zz %E0%A4%A")
  })

  it("have the lifetime and the domain of the settings", () => {
    const write = (host: string, more: object = {}) =>
      formatAttributionCookie("sbjs_current", "a b", { now, minutes: 30, host, ...more })
    expect(write("www.shop.test", { secure: true })).toBe(
      "sbjs_current=a%20b; expires=Mon, 23 Nov 2026 08:35:09 GMT; domain=.shop.test; path=/; SameSite=Lax; Secure",
    )
    expect(write("shop.test", { minutes: 0 })).toBe("sbjs_current=a%20b; domain=.shop.test; path=/; SameSite=Lax")
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect(write(host)).not.toContain("domain")
    expect(write("shop.test", { isolate: true })).not.toContain("domain")
  })

  it("are deleted on every domain they may be on", () => {
    const deletions = createCookieDeletions("www.shop.test")
    expect(deletions).toHaveLength(24)
    expect(deletions.slice(0, 3)).toEqual([
      "sbjs_current=; path=/; max-age=0",
      "sbjs_current=; path=/; max-age=0; domain=.www.shop.test",
      "sbjs_current=; path=/; max-age=0; domain=.shop.test",
    ])
    expect(createCookieDeletions("shop.test")).toHaveLength(16)
    expect(createCookieDeletions("shop.test").at(-1)).toBe("sbjs_promo=; path=/; max-age=0; domain=.shop.test")
  })

  it("are decoded twice", () => {
    const header = `a=1; sbjs_current=${encodeCookieValue("typ=utm|||src=summer%20sale|||cmp=100%")}; sbjs_current=x`
    expect(readAttributionCookie(header, "sbjs_current")).toBe("typ=utm|||src=summer%20sale|||cmp=100%")
    expect(readAttributionData(header).current).toEqual({ typ: "utm", src: "summer sale", cmp: "100%" })
    expect(readAttributionCookie(header, "sbjs_first")).toBeNull()
    expect(readAttributionData("").promo).toEqual({})
  })

  it.each([null, "", "abc", "|||", "=|||=b", "__proto__=x"])("are empty when they are %j", (text) => {
    expect(parseAttributionCookie(text)).toEqual({})
  })
})
