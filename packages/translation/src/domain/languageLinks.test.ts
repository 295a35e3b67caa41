import { describe, expect, it } from "vitest"
import { type AlternateLink, type LanguagesConfig, parseLanguagesConfig, selectLanguageLinks } from "./languageLinks.ts"

const written = {
  home: "https://shop.test/",
  list: [
    { code: "es_ES", slug: "" },
    { code: "en_GB", slug: "en" },
  ],
  default: "es_ES",
}
/** The links on a page of the shop, and the home page that was used in place of another host's. */
function selectLinks(page: {
  readonly config: LanguagesConfig | null
  readonly alternates: readonly AlternateLink[]
  readonly url: string
}) {
  const homes: string[] = []
  const links = selectLanguageLinks({ ...page, base: page.url, onOtherHome: (home) => homes.push(home) })
  return { links, homes }
}
const config = parseLanguagesConfig(written)
const url = "https://shop.test/en/product/southpaw/"

describe("the languages of a switcher", () => {
  it("are those of the config, at this page's address in each", () => {
    expect(selectLinks({ config, alternates: [], url }).links).toEqual([
      { tag: "es-ES", name: "Español", url: "https://shop.test/product/southpaw/" },
      { tag: "en-GB", name: "English", url },
    ])
  })

  it("have the addresses that the server printed, whose slugs it has translated", () => {
    const alternates = [{ hreflang: "es", href: "https://shop.test/producto/zurdo/" }]
    expect(selectLinks({ config, alternates, url }).links.map((each) => each.url)).toEqual([
      "https://shop.test/producto/zurdo/",
      url,
    ])
  })

  it("are those of the page's alternate links where the config lists none, each once", () => {
    const alternates = ["es-ES", "en-GB", "x-default", "es", "en"].map((hreflang) => ({
      ...{ hreflang, href: /^en|x-/.test(hreflang) ? url : "https://shop.test/producto/zurdo/" },
    }))
    expect(selectLinks({ config: null, alternates, url }).links).toEqual([
      { tag: "es-ES", name: "Español", url: "https://shop.test/producto/zurdo/" },
      { tag: "en-GB", name: "English", url },
    ])
  })

  it("name their region where another has the same language", () => {
    const alternates = ["pt-BR", "pt-PT", "ar"].map((hreflang) => ({ hreflang, href: `/${hreflang}/` }))
    expect(selectLinks({ config: null, alternates, url }).links.map(({ name }) => name)).toEqual([
      ...["Português (Brasil)", "Português (Portugal)", "العربية"],
    ])
  })

  it.each([
    [
      ["zh-Hans", "zh-Hant"],
      ["zh-Hans", "zh-Hant"],
      ["中文（简体）", "中文（繁體）"],
    ],
    [
      ["sr_latn", "sr-CYRL"],
      ["sr-Latn", "sr-Cyrl"],
      ["Srpski (latinica)", "Српски (ћирилица)"],
    ],
    [
      ["zh_Hans_CN", "de_DE_formal"],
      ["zh-Hans-CN", "de-DE"],
      ["中文", "Deutsch"],
    ],
  ])("%j keep their scripts", (written, tags, names) => {
    const alternates = written.map((hreflang) => ({ hreflang, href: `/${hreflang}/` }))
    const links = selectLinks({ config: null, alternates, url }).links
    expect(links.map(({ tag }) => tag)).toEqual(tags)
    expect(links.map(({ name }) => name)).toEqual(names)
  })

  it("don't have the address of the same language in another region", () => {
    const own = parseLanguagesConfig({ list: ["pt_PT", "pt_BR"].map((code) => ({ code, slug: code.slice(-2) })) })
    const alternates = [{ hreflang: "pt-BR", href: "https://shop.test/BR/luva/" }]
    const { links } = selectLinks({ config: own, alternates, url: "https://shop.test/BR/luva/" })
    expect(links.map((each) => each.url)).toEqual(["https://shop.test/luva/", "https://shop.test/BR/luva/"])
  })

  it("do nothing again: addresses lose what adds to the basket, secrets and the fragment", () => {
    const from = `${url}?add-to-cart=11&color=red&key=wc_order_1#reviews`
    const [spanish] = selectLinks({ config, alternates: [], url: from }).links
    expect(spanish?.url).toBe("https://shop.test/product/southpaw/?color=red")
  })

  it.each([
    ["", "https://shop.test/en/luva/", "https://shop.test/luva/", []],
    ["/", "https://shop.test/en/luva/", "https://shop.test/luva/", []],
    ["/store/", "https://shop.test/store/en/luva/", "https://shop.test/store/luva/", []],
    ["https://www.shop.test/", "https://shop.test/en/luva/", "https://shop.test/luva/", ["https://shop.test/"]],
    [
      "https://old.test/store/",
      `https://shop.test/store/en/`,
      "https://shop.test/store/",
      ["https://shop.test/store/"],
    ],
    ["javascript:alert(1)", "https://shop.test/en/luva/", "https://shop.test/luva/", ["https://shop.test/"]],
  ])("with the home page %j lead from %s to %s", (home, from, to, homes) => {
    const own = parseLanguagesConfig({ ...written, home })
    const found = selectLinks({ config: own, alternates: [], url: from })
    expect(found.links.map((each) => each.url)).toEqual([to, from])
    expect(found.homes).toEqual(homes)
  })

  it("need no home page where all addresses are printed or their own", () => {
    const alternates = ["es", "en"].map((hreflang) => ({ hreflang, href: `https://${hreflang}.shop.test/` }))
    expect(
      selectLinks({ config: parseLanguagesConfig({ ...written, home: "https://x.test/" }), alternates, url }).homes,
    ).toEqual([])
  })

  it("have names and home pages of their own", () => {
    const own = parseLanguagesConfig({
      list: [
        { code: "es", name: "Castellano", url: "https://es.shop.test/" },
        { code: "en", url: "https://shop.test/" },
      ],
    })
    expect(selectLinks({ config: own, alternates: [], url }).links).toEqual([
      { tag: "es", name: "Castellano", url: "https://es.shop.test/" },
      { tag: "en", name: "English", url: "https://shop.test/" },
    ])
  })

  it("never lead to a script", () => {
    const alternates = [{ hreflang: "fr", href: "javascript:alert(1)" }]
    expect(selectLinks({ config: null, alternates, url }).links).toEqual([])
    const unsafe = parseLanguagesConfig({ list: [{ code: "fr", url: "javascript:alert(1)" }] })
    expect(unsafe?.list[0]?.url).toBe("")
  })
})

it.each([null, [], "es", {}, { list: {} }, { list: [] }, { list: [null, 3, { code: "" }, { code: "x-default" }] }])(
  "%j lists no languages",
  (raw) => {
    expect(parseLanguagesConfig(raw)).toBeNull()
  },
)
