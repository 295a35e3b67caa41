import { expect, it } from "vitest"
import { type NavigationPurpose, selectNavigationUrl } from "./selectNavigationUrl.ts"

const ownOrigin = "https://shop.example"
const base = `${ownOrigin}/en/product/gloves/`
const shopOrigins = ["https://en.shop.example", "http://127.0.0.1:8080"]

const select = (url: unknown, purpose: NavigationPurpose) =>
  selectNavigationUrl({ url, purpose, base, ownOrigin, shopOrigins })
const listPurposesFor = (url: unknown) =>
  (["payment", "shop", "own"] as const).filter((purpose) => select(url, purpose) !== null)

it.each<[string, string]>([
  ["/carrito/", `${ownOrigin}/carrito/`],
  ["../boots/?size=9#reviews", `${ownOrigin}/en/product/boots/?size=9#reviews`],
  ["?add-to-cart=11", `${base}?add-to-cart=11`],
  ["  /carrito/ ", `${ownOrigin}/carrito/`],
  ["https://shop.example/carrito/", `${ownOrigin}/carrito/`],
  ["HTTPS://SHOP.EXAMPLE:443/carrito/", `${ownOrigin}/carrito/`],
  ["//shop.example/carrito/", `${ownOrigin}/carrito/`],
  ["/login/?next=https://evil.example/\\x", `${ownOrigin}/login/?next=https://evil.example/\\x`],
])("allows %j of the own origin for every purpose", (url, resolved) => {
  for (const purpose of ["payment", "shop", "own"] as const) expect(select(url, purpose)).toBe(resolved)
})

it.each<[string, readonly NavigationPurpose[]]>([
  ["https://en.shop.example/product/gloves/", ["payment", "shop"]],
  ["http://127.0.0.1:8080/", ["payment", "shop"]],
  ["https://pay.example/confirm?token=1", ["payment"]],
  ["https://shop.example:8443/", ["payment"]],
  ["http://pay.example/", []],
  ["http://shop.example/", []],
  ["https://sub.en.shop.example/", ["payment"]],
  ["https://en.shop.example.evil.example/", ["payment"]],
])("allows %j of another origin for %j", (url, purposes) => {
  expect(listPurposesFor(url)).toEqual(purposes)
})

/** Refused for every purpose, payment included. */
const hostile: readonly unknown[] = [
  ...["//evil.example", "//evil.example/path", "///evil.example", "https:evil.example", "https:/evil.example"],
  ...["https:///evil.example", "http:evil.example", "HTTPS:EVIL.EXAMPLE", "https:\\\\evil.example", "https:"],
  ...[
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\\/evil.example",
    "https://evil.example\\@shop.example/",
  ],
  ...["https://user@pay.example/", "https://user:secret@shop.example/", "https://shop.example@evil.example/"],
  ...["https://:secret@shop.example/", "//user@shop.example/"],
  ...["javascript:alert(1)", " JavaScript:alert(1)", "java\tscript:alert(1)", "\u0001javascript:alert(1)"],
  ...["javascript://shop.example/%0aalert(1)", "data:text/html,x", "vbscript:x", "blob:https://shop.example/1"],
  ...["file:///etc/passwd", "ftp://shop.example/", "mailto:a@b.example", "tel:1", "intent://scan/#Intent;end"],
  ...[
    "about:blank",
    "view-source:https://shop.example/",
    "https://",
    "https://[",
    "https://shop.example\n.evil.example/",
  ],
  ...["/\t/evil.example", "//\u0000evil.example", "", "   ", null, undefined, 7, {}, ["https://shop.example/"]],
]

it.each(hostile.map((url) => [url]))("refuses %j for every purpose", (url) => {
  expect(listPurposesFor(url)).toEqual([])
})

it("refuses a relative address on a base of another origin", () => {
  const url = selectNavigationUrl({
    url: "/carrito/",
    purpose: "shop",
    base: "https://evil.example/",
    ownOrigin,
    shopOrigins,
  })
  expect(url).toBeNull()
})

it("resolves only absolute addresses on a page whose address can't be a base", () => {
  const request = { purpose: "shop", base: "about:srcdoc", ownOrigin, shopOrigins } as const
  expect(selectNavigationUrl({ ...request, url: `${ownOrigin}/` })).toBe(`${ownOrigin}/`)
  expect(selectNavigationUrl({ ...request, url: "/carrito/" })).toBeNull()
})

it("matches no origin on a page whose own is opaque", () => {
  const request = { base: "about:srcdoc", ownOrigin: "null", shopOrigins: [] } as const
  expect(selectNavigationUrl({ ...request, purpose: "shop", url: "https://shop.example/" })).toBeNull()
  expect(selectNavigationUrl({ ...request, purpose: "shop", url: "blob:null/1" })).toBeNull()
})
