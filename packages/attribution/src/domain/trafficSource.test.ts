import { describe, expect, it } from "vitest"
import { selectTrafficSource } from "./index.ts"

const url = "https://www.shop.test/es/"
const empty = "(none)"
const rest = { campaign: empty, content: empty, term: empty, id: empty, platform: empty, format: empty, tactic: empty }

describe("campaigns", () => {
  it.each([
    ["utm_source=news", { source: "news", medium: empty, campaign: empty }],
    [
      "utm_source=news&utm_medium=email&utm_campaign=summer%20sale",
      { source: "news", medium: "email", campaign: "summer%20sale" },
    ],
    ["gclid=1", { source: "google", medium: "cpc", campaign: "google_cpc" }],
    ["yclid=1", { source: "yandex", medium: "cpc", campaign: "yandex_cpc" }],
    ["gclid=1&utm_source=own", { source: "own", medium: "cpc", campaign: "google_cpc" }],
    ["utm_source=", { source: "", medium: empty }],
    ["utm_id=", { id: empty, source: empty }],
    ["utm_source=a&utm_source=b", { source: "a,b" }],
    ["utm_source=a+b", { source: "a+b" }],
    ["utm_source=a=b", { source: "a=b" }],
    ["utm_source=a|||typ=organic", { source: "a|||typ=organic" }],
    ["utm_source=<script>alert(1)</script>", { source: "<script>alert(1)</script>" }],
    ["utm_source_platform=x&utm_creative_format=y&utm_marketing_tactic=z", { platform: "x", format: "y", tactic: "z" }],
  ])("reads ?%s", (query, expected) => {
    expect(selectTrafficSource({ url: `${url}?${query}`, hasCurrent: true, hasSession: true })).toEqual({
      ...rest,
      type: "utm",
      source: empty,
      medium: empty,
      ...expected,
    })
  })

  it.each(["utm_source", "=a", "constructor=1", "__proto__=1", "toString=2", "x#?utm_source=a"])(
    "finds no campaign in ?%s",
    (query) => {
      expect(selectTrafficSource({ url: `${url}?${query}`, hasCurrent: true })).toBeNull()
    },
  )

  it("reads parameters that the shop has named, and what was searched for at Yandex", () => {
    expect(selectTrafficSource({ url: `${url}?c=sale`, campaignParam: "c" })).toMatchObject({
      type: "utm",
      campaign: "sale",
    })
    const referrer = "https://yandex.ru/search/?text=figuras"
    expect(selectTrafficSource({ url: `${url}?utm_source=a`, referrer })).toMatchObject({ term: "figuras" })
  })
})

describe("search engines", () => {
  it.each([
    ["https://www.google.com/", "google", "google"],
    ["https://google.co.uk/", "google", "google"],
    ["https://www.google.es/search?q=x", "google", "google"],
    ["https://yandex.ru/search?text=x", "yandex", "yandex"],
    ["https://m.yandex.com.tr/?text=x", "yandex", "yandex"],
    ["https://www.bing.com/search?q=x", "bing", "bing"],
    ["https://r.search.yahoo.com/?p=x", "yahoo", "yahoo"],
    ["https://nova.rambler.ru/search?query=x", "rambler", "rambler"],
    ["https://www.bing.com/", "bing", null],
    ["https://cn.bing.com/", "bing", null],
    ["https://es.search.yahoo.com/", "yahoo", null],
    ["https://duckduckgo.com/", "duckduckgo", null],
    ["https://search.brave.com/", "brave", null],
    ["https://www.search.brave.com/", null, null],
    ["https://ya.ru/", "yandex", null],
    ["https://yandex.ru/", "yandex", null],
    ["https://news.bing.com/", null, null],
    ["https://google.evil.com/", null, "google"],
    ["https://mail.google.com/", null, null],
    ["https://evilgoogle.com/", null, null],
  ])("%s is %s, or %s by the reference's rules", (referrer, extended, reference) => {
    const read = (engines: "extended" | "reference") => {
      const source = selectTrafficSource({ url, referrer, hasCurrent: true, engines })
      return source?.type === "organic" ? [source.type, source.source, source.medium] : null
    }
    expect(read("extended")).toEqual(extended && ["organic", extended, "organic"])
    expect(read("reference")).toEqual(reference && ["organic", reference, "organic"])
  })

  it.each([
    ["https://www.bing.com/", null],
    ["https://www.bing.com/?q=gloves", "bing"],
    ["https://google.es/", "google"],
    ["https://google.evil.com/", null],
  ])("%s within a session takes the place of its campaign as %s, as on the platform", (referrer, source) => {
    const visit = { url, referrer, hasCurrent: true, hasSession: true, engines: "extended" } as const
    expect(selectTrafficSource(visit)?.source ?? null).toBe(source)
  })

  it("tries the shop's own engines first", () => {
    const organics = [{ host: "bing.com", param: "q", display: "ours" }]
    expect(selectTrafficSource({ url, referrer: "https://bing.com/?q=1", organics })?.source).toBe("ours")
  })
})

describe("other sites", () => {
  it.each([
    ["https://blog.test/a/b?x=1#y", "blog.test", "/a/b"],
    ["https://www.blog.test", "blog.test", "/"],
    ["http://user:pass@blog.test:8080/", "blog.test", "/"],
    ["https://t.co/abc", "twitter.com", "/abc"],
    ["https://plus.url.google.com/x", "plus.google.com", "/x"],
    ["https://shop.test.evil.com/", "shop.test.evil.com", "/"],
    ["https://checkout.stripe.com.evil.com/", "checkout.stripe.com.evil.com", "/"],
  ])("%s is the referral of %s", (referrer, source, content) => {
    const expected = { ...rest, type: "referral", source, medium: "referral", content }
    expect(selectTrafficSource({ url, referrer, hasCurrent: true })).toEqual(expected)
    expect(selectTrafficSource({ url, referrer, hasCurrent: true, hasSession: true })).toBeNull()
  })

  it.each([
    "https://shop.test/",
    "https://www.shop.test/cesta/",
    "https://en.shop.test/",
    "https://checkout.stripe.com/pay",
    "https://sis.redsys.es/",
    "blog.test/a",
    "/relative",
    "",
  ])("%s is no referral", (referrer) => {
    expect(selectTrafficSource({ url, referrer, hasCurrent: true })).toBeNull()
    expect(selectTrafficSource({ url, referrer })).toMatchObject({ type: "typein", source: "(direct)", medium: empty })
  })

  it("follows the shop's rules", () => {
    const referrals = [{ host: "blog.test", display: "Blog", medium: "content" }]
    expect(selectTrafficSource({ url, referrer: "https://a.blog.test/", referrals })).toMatchObject({
      source: "Blog",
      medium: "content",
    })
    const own = { url, referrer: "https://second.test/", hasCurrent: true }
    expect(selectTrafficSource({ ...own, ignoredReferrers: ["second.test"] })).toBeNull()
    expect(selectTrafficSource({ ...own, referrer: "https://en.shop.test/", isolate: true })?.type).toBe("referral")
    expect(selectTrafficSource({ ...own, domain: "second.test" })).toBeNull()
    const paid = { ...own, referrer: "https://paypal.com/", engines: "reference" } as const
    expect(selectTrafficSource(paid)?.source).toBe("paypal.com")
  })

  it("uses the shop's names for a direct visit when it has both", () => {
    expect(selectTrafficSource({ url, typein: { source: "app", medium: "qr" } })).toMatchObject({
      source: "app",
      medium: "qr",
    })
    expect(selectTrafficSource({ url, typein: { source: "app" } })?.source).toBe("(direct)")
  })
})

it("reads nothing from invalid input", () => {
  const wrong: readonly unknown[] = [
    null,
    5,
    "x",
    [],
    { url: 5, referrer: {}, organics: 3, referrals: [null], typein: 1 },
  ]
  for (const visit of wrong) {
    expect(Reflect.apply(selectTrafficSource, undefined, [visit])).toMatchObject({ type: "typein" })
  }
})
