import { afterEach, expect, it } from "vitest"
import { createPageForTests } from "../assembly/pageForTests.ts"
import { readPlatformFolder } from "./platformFolder.ts"

const readFolder = (all: Readonly<Record<string, unknown>> = {}) => {
  const page = createPageForTests(window)
  page.stop()
  return readPlatformFolder({ document: page.document, config: { ...page.config, all: { __proto__: null, ...all } } })
}

afterEach(() => {
  document.head.replaceChildren()
  document.documentElement.removeAttribute("lang")
})

it.each([
  ["https://shop.example/wp-json/", "en-GB", ""],
  ["https://shop.example/en/wp-json/", "en-GB", ""],
  ["https://shop.example/pt-br/wp-json/", "pt-BR", ""],
  ["https://shop.example/store/wp-json/", "en-GB", "/store"],
  ["https://shop.example/store/en/wp-json/", "en-GB", "/store"],
  ["https://shop.example/store/index.php?rest_route=/", "es", "/store"],
  ["https://shop.example/wp-json/", "", ""],
  ["", "es", ""],
])("the platform of the REST root %s is in its folder, without the language %s: %s", (href, lang, folder) => {
  document.documentElement.lang = lang
  document.head.innerHTML = href === "" ? "" : `<link rel="https://api.w.org/" href="${href}">`
  expect(readFolder()).toBe(folder)
})

it.each([
  ["/br/wp-json/", [{ code: "pt_BR", slug: "br" }], ""],
  ["/store/br/wp-json/", [null, { slug: 3 }, { code: "pt_BR", slug: "BR" }], "/store"],
  ["/store/wp-json/", [{ code: "es", slug: "" }], "/store"],
  ["/store/wp-json/", "es", "/store"],
])("the config's languages name the language of %s: %j", (path, list, folder) => {
  document.documentElement.lang = "pt-BR"
  document.head.innerHTML = `<link rel="https://api.w.org/" href="https://shop.example${path}">`
  expect(readFolder({ languages: { list } })).toBe(folder)
})

it.each([
  ["/br/wp-json/", { "pt-BR": "/br/luva/", es: "/producto/" }, ""],
  ["/br/wp-json/", { "pt-BR": "/br", "pt-PT": "/pt/luva/" }, ""],
  ["/store/br/wp-json/", { pt: "/store/br/luva/", es: "/store/producto/" }, "/store"],
  // The folder of all languages, and one whose other languages are on other hosts.
  ["/store/wp-json/", { "pt-BR": "/store/luva/", es: "/store/es/producto/", "x-default": "/" }, "/store"],
  ["/store/wp-json/", { pt: "/store/luva/", es: "https://es.shop.example/producto/" }, "/store"],
  ["/store/wp-json/", { es: "/producto/" }, "/store"],
  ["/store/wp-json/", { pt: "" }, "/store"],
])("alternate links show the language of %s: %j", (path, links, folder) => {
  document.documentElement.lang = "pt-BR"
  const alternates = Object.entries(links).map(
    ([hreflang, href]) =>
      `<link rel="alternate" hreflang="${hreflang}" href="${href && new URL(href, "https://shop.example").href}">`,
  )
  document.head.innerHTML = `<link rel="https://api.w.org/" href="https://shop.example${path}">${alternates.join("")}`
  expect(readFolder()).toBe(folder)
})
