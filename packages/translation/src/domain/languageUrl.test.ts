import { describe, expect, it } from "vitest"
import { formatUrlForLanguage, type LanguageSettings, readLanguageFromUrl } from "./index.ts"

const shop: LanguageSettings = {
  home: "https://shop.test",
  languages: [
    { code: "es_ES", slug: "es" },
    { code: "en_GB", slug: "en" },
    { code: "de_DE", slug: "de" },
  ],
  defaultLanguage: "es_ES",
  defaultInSubdirectory: false,
}
/** As the shop names its languages: the default one has no slug. */
const unnamed = { ...shop, languages: [{ code: "es_ES", slug: "" }, ...shop.languages.slice(1)] }
const inSubdirectories = { ...shop, defaultInSubdirectory: true }
const below = { ...shop, home: "https://shop.test/tienda" }

describe("the language of an address", () => {
  it.each([
    ["https://shop.test/en/", "en_GB"],
    ["https://shop.test/en", "en_GB"],
    ["https://shop.test/en/producto/x/?a=1#b", "en_GB"],
    ["https://shop.test/en?a=1", "en_GB"],
    ["https://shop.test/de/", "de_DE"],
    ["https://shop.test/es/", "es_ES"],
    ["/en/", "en_GB"],
    ["//shop.test/en/", "en_GB"],
    ["HTTPS://SHOP.TEST/en/", "en_GB"],
    ["http://shop.test/en/", "en_GB"],
    ["https://shop.test:443/en/", "en_GB"],
    ["https://shop.test/", null],
    ["https://shop.test", null],
    ["/producto/en/", null],
    ["/EN/", null],
    ["/english/", null],
    ["/?lang=en", null],
    ["https://other.test/en/", null],
    ["https://shop.test:8443/en/", null],
    ["https://www.shop.test/en/", null],
    ["https://shop.test@evil.test/en/", null],
    ["ftp://shop.test/en/", null],
    ["en/", null],
    ["#en", null],
    ["", null],
  ])("%j is %j", (url, language) => {
    expect(readLanguageFromUrl(url, shop)).toBe(language)
  })

  it.each([
    ["https://shop.test/tienda/en/", "en_GB"],
    ["/tienda/en", "en_GB"],
    ["/tienda/", null],
    ["/tienda", null],
    ["/en/", null],
    ["/tiendas/en/", null],
    ["/tienda-en/", null],
  ])("below a home path, %j is %j", (url, language) => {
    expect(readLanguageFromUrl(url, below)).toBe(language)
  })

  it("is none where no slug is empty text", () => {
    expect(readLanguageFromUrl("https://shop.test/", unnamed)).toBeNull()
    expect(readLanguageFromUrl("https://shop.test//x", unnamed)).toBeNull()
  })

  it.each(["", "shop.test", "/"])("is none where home is %j", (home) => {
    expect(readLanguageFromUrl("/en/", { ...shop, home })).toBeNull()
  })
})

describe.each([
  ["a default language with a slug", shop],
  ["a default language without one", unnamed],
])("with %s, the same page", (_, settings) => {
  it.each([
    ["https://shop.test/", "en_GB", "https://shop.test/en/"],
    ["https://shop.test", "en_GB", "https://shop.test/en/"],
    ["https://shop.test?a=1", "en_GB", "https://shop.test/en/?a=1"],
    ["https://shop.test/producto/camiseta/", "en_GB", "https://shop.test/en/producto/camiseta/"],
    ["https://shop.test/producto/camiseta", "en_GB", "https://shop.test/en/producto/camiseta/"],
    ["https://shop.test/producto/?a=1&b=2#top", "en_GB", "https://shop.test/en/producto/?a=1&b=2#top"],
    ["https://shop.test/producto#top", "en_GB", "https://shop.test/en/producto/#top"],
    ["https://shop.test/en/producto/", "es_ES", "https://shop.test/producto/"],
    ["https://shop.test/en/producto", "es_ES", "https://shop.test/producto/"],
    ["https://shop.test/en/", "es_ES", "https://shop.test/"],
    ["https://shop.test/en", "es_ES", "https://shop.test/"],
    ["https://shop.test/en?a=1", "es_ES", "https://shop.test/?a=1"],
    ["https://shop.test/en/producto/", "de_DE", "https://shop.test/de/producto/"],
    ["/producto/camiseta/", "en_GB", "/en/producto/camiseta/"],
    ["/", "en_GB", "/en/"],
    ["/?wc-ajax=get_refreshed_fragments", "en_GB", "/en/?wc-ajax=get_refreshed_fragments"],
    ["/en/?wc-ajax=x", "es_ES", "/?wc-ajax=x"],
    ["//shop.test/a/", "en_GB", "//shop.test/en/a/"],
    ["HTTPS://Shop.Test/a/", "en_GB", "HTTPS://Shop.Test/en/a/"],
    ["http://shop.test/a/", "en_GB", "http://shop.test/en/a/"],
    ["/EN/a/", "en_GB", "/en/EN/a/"],
    ["/camiseta-ñ/%C3%B1/", "en_GB", "/en/camiseta-ñ/%C3%B1/"],
    ["/wp-administrador/", "en_GB", "/en/wp-administrador/"],
    ["/page.pdf/", "en_GB", "/en/page.pdf/"],
    ["/?file=a.pdf", "en_GB", "/en/?file=a.pdf"],
  ])("%j in %s is %j", (url, language, expected) => {
    expect(formatUrlForLanguage(url, language, settings)).toBe(expected)
  })

  it.each([
    ["https://shop.test/a", "fr_FR"],
    ["https://shop.test/a", "en"],
    ["https://shop.test/a", ""],
    ["https://shop.test/en/a", "en_GB"],
    ["https://shop.test/en", "en_GB"],
    ["https://shop.test/a", "es_ES"],
    ["https://shop.test", "es_ES"],
    ["https://other.test/a", "en_GB"],
    ["https://shop.test:8443/a", "en_GB"],
    ["//other.test/a", "en_GB"],
    ["https://shop.test@evil.test/a", "en_GB"],
    ["/\\evil.test/a", "en_GB"],
    ["/\t/evil.test/a", "en_GB"],
    ["https:/a", "en_GB"],
    ["https://", "en_GB"],
    ["mailto:ana@example.com", "en_GB"],
    ["tel:+34900", "en_GB"],
    ["javascript:void(0)", "en_GB"],
    ["ftp://shop.test/a", "en_GB"],
    ["#top", "en_GB"],
    ["?a=1", "en_GB"],
    ["?a=1#top", "en_GB"],
    ["", "en_GB"],
    ["producto/camiseta", "en_GB"],
    ["./producto", "en_GB"],
    ["../producto", "en_GB"],
    ["/wp-content/uploads/2024/a", "en_GB"],
    ["/blog/wp-content/uploads/a", "en_GB"],
    ["/wp-admin", "en_GB"],
    ["/wp-admin/admin-ajax.php?action=x", "en_GB"],
    ["/wp-login.php", "en_GB"],
    ["/wp-login.php?action=logout", "en_GB"],
    ["/wp-json", "en_GB"],
    ["/wp-json/wc/store/v1/cart", "en_GB"],
    ["/wp-includes/js/a", "en_GB"],
    ["/wp-content/themes/a", "en_GB"],
    ["/en/wp-json/wc/store/v1/cart", "es_ES"],
    ["/en/guia.pdf", "es_ES"],
  ])("%j in %j stays as it is", (url, language) => {
    expect(formatUrlForLanguage(url, language, settings)).toBe(url)
  })

  it.each([
    ...[
      "pdf",
      "jpg",
      "jpeg",
      "png",
      "gif",
      "webp",
      "avif",
      "svg",
      "ico",
      "zip",
      "gz",
      "xml",
      "txt",
      "csv",
      "css",
      "js",
    ],
    ...["json", "map", "mp3", "mp4", "webm", "ogg", "woff", "woff2", "ttf", "PDF"],
  ])("a file ending in .%s stays where it is", (ending) => {
    const url = `https://shop.test/a/guia.${ending}`
    expect(formatUrlForLanguage(url, "en_GB", settings)).toBe(url)
    expect(formatUrlForLanguage(`${url}?v=1#p`, "en_GB", settings)).toBe(`${url}?v=1#p`)
    expect(formatUrlForLanguage(`https://shop.test/${ending}/`, "en_GB", settings)).not.toContain(`test/${ending}`)
  })
})

it.each([
  ["/es/a/", "en_GB", "/en/a/"],
  ["/es/a/", "es_ES", "/es/a/"],
])("an address that names the default language: %j in %s is %j", (url, language, expected) => {
  expect(formatUrlForLanguage(url, language, shop)).toBe(expected)
})

it.each([
  ["/a/", "es_ES", "/es/a/"],
  ["/", "es_ES", "/es/"],
  ["/en/a", "es_ES", "/es/a/"],
  ["/es/a", "es_ES", "/es/a"],
  ["/es/a", "en_GB", "/en/a/"],
])("with the default language in a subdirectory, %j in %s is %j", (url, language, expected) => {
  expect(formatUrlForLanguage(url, language, inSubdirectories)).toBe(expected)
})

it.each([
  ["/tienda/a/", "en_GB", "/tienda/en/a/"],
  ["/tienda/", "en_GB", "/tienda/en/"],
  ["/tienda", "en_GB", "/tienda/en/"],
  ["/tienda/en/a", "es_ES", "/tienda/a/"],
  ["https://shop.test/tienda/en?a=1", "es_ES", "https://shop.test/tienda/?a=1"],
  ["/a/", "en_GB", "/a/"],
  ["/tiendas/", "en_GB", "/tiendas/"],
  ["/tienda/wp-admin/", "en_GB", "/tienda/wp-admin/"],
])("below a home path, %j in %s is %j", (url, language, expected) => {
  expect(formatUrlForLanguage(url, language, below)).toBe(expected)
})

it("stays in its language when the other one has no slug", () => {
  const settings = { ...unnamed, defaultLanguage: "en_GB" }
  expect(formatUrlForLanguage("/de/a/", "es_ES", settings)).toBe("/de/a/")
})

it.each([null, undefined, 1])("%j is no address", (url) => {
  expect(formatUrlForLanguage(url as unknown as string, "en_GB", shop)).toBe(url)
  expect(readLanguageFromUrl(url as unknown as string, shop)).toBeNull()
})
