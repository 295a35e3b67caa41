import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createPreviewLook, type PreviewLook } from "./previewLook.ts"

const { header } = formatTheme({ type: "dropdown" })
const ownLogo = `<span class="site-logo-img"><a href="/" class="custom-logo-link"><img class="custom-logo" alt="Red Corner"
  src="https://shop.example/own.png" srcset="https://shop.example/own-2x.png 2x" style="width: 80px;"></a></span>`
const withLogo = header.replace('<div class="ast-site-title-wrap">', `${ownLogo}$&`)

let page: TestPage
let look: PreviewLook

beforeEach(() => {
  document.body.innerHTML = header
  page = createTestPage()
  look = createPreviewLook(page)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  document.documentElement.className = ""
  Reflect.deleteProperty(window, "starter_templates_zip_preview")
})

describe("fonts", () => {
  it("are those that the browser accepts as a font family, in rules and in requests", () => {
    const supports = vi.fn((_name: string, value: string) => !value.includes("/"))
    Object.defineProperty(page.window, "CSS", { configurable: true, value: { ...page.window.CSS, supports } })
    look.apply({
      param: "siteTypography",
      data: { "body-font-family": "'Lato', serif", "headings-font-family": "'secret' /x", "font-family-h1": 7 },
    })
    const link = document.head.querySelector<HTMLLinkElement>("link[rel=stylesheet]")
    expect(link?.href).toContain("family=Lato")
    expect([link?.href.includes("secret"), document.head.textContent.includes("secret")]).toEqual([false, false])
    expect(supports).toHaveBeenCalledWith("font-family", "'secret' /x")
  })
})

describe("the logo", () => {
  const show = (data: unknown) => look.apply({ param: "siteLogo", data })
  const image = () => findA(HTMLImageElement, "img.custom-logo")

  it("takes the place of the page's own in every size, and the page's own returns", () => {
    document.body.innerHTML = withLogo
    const own = image().cloneNode()
    show({ url: "https://shop.example/new.png", width: 120 })
    expect(image().src).toBe("https://shop.example/new.png")
    expect(image().hasAttribute("srcset")).toBe(false)
    expect(image().style.cssText).toBe("width: 120px; max-width: 120px;")
    show({ url: "https://shop.example/new.png" })
    expect(image().style.cssText).toBe("width: 80px;")
    show({})
    expect(image().isEqualNode(own)).toBe(true)
  })

  it("of the page stays where only its width changes", () => {
    document.body.innerHTML = withLogo
    show({ width: 200 })
    expect(image().src).toBe("https://shop.example/own.png")
    expect(image().style.cssText).toBe("width: 200px; max-width: 200px;")
  })

  it("stands before the title on a page without one, as the theme prints it, and is removed at the end", () => {
    const before = document.body.innerHTML
    show({ url: "https://shop.example/new.png" })
    const place = find("div#ast-desktop-header .ast-site-identity")
    expect([...place.children].map(({ className }) => className)).toEqual(["site-logo-img", "ast-site-title-wrap"])
    const link = findA(HTMLAnchorElement, "a.custom-logo-link")
    expect(link.getAttribute("href")).toBe("#")
    expect(link.getAttribute("aria-current")).toBe("page")
    expect(link.firstElementChild).toBe(image())
    expect(image().src).toBe("https://shop.example/new.png")
    show({ width: 100 })
    expect(document.body.innerHTML).toBe(before)
    show({ url: "https://shop.example/newer.png" })
    expect(image().src).toBe("https://shop.example/newer.png")
  })
})

describe("the palette", () => {
  const show = (data: unknown) => look.apply({ param: "colorPalette", data })
  const readStyle = () => document.getElementById("starter-templates-preview-palette-css")?.textContent
  const hasClass = () => document.body.classList.contains("starter-templates-preview-palette")

  it("is a style element of the contract's id and a class of the body, until it is cleared", () => {
    show({ colors: ["#111", "#222"] })
    expect(readStyle()).toBe(
      ".starter-templates-preview-palette{ --e-global-color-astglobalcolor0: #111;--ast-global-color-0: #111;" +
        "--e-global-color-astglobalcolor1: #222;--ast-global-color-1: #222; }",
    )
    expect(hasClass()).toBe(true)
    look.apply({ param: "clearPreviewAssets", data: null })
    expect([readStyle(), hasClass()]).toEqual([undefined, false])
  })

  it("has the names that the page prints for the builder", () => {
    Object.assign(window, {
      starter_templates_zip_preview: {
        AstColorPaletteVarPrefix: "--own-color-",
        AstEleColorPaletteVarPrefix: ["own-slug-0"],
      },
    })
    page.stop()
    page = createTestPage()
    look = createPreviewLook(page)
    show({ colors: ["#111"] })
    expect(readStyle()).toBe(
      ".starter-templates-preview-palette{ --e-global-color-ownslug0: #111;--own-color-0: #111; }",
    )
  })
  const isDark = () => document.documentElement.classList.contains("astra-dark-mode-enable")

  it.each([true, false])("restores the dark mode that the page had before the first palette: %s", (wasDark) => {
    document.documentElement.classList.toggle("astra-dark-mode-enable", wasDark)
    look.apply({ param: "clearPreviewAssets", data: null })
    expect(isDark()).toBe(wasDark)
    show({ colors: ["#111"] })
    expect(isDark()).toBe(wasDark)
    show({ slug: "palette_4", colors: ["#111"] })
    expect(isDark()).toBe(true)
    show({ slug: "palette_3", colors: ["#111"] })
    expect(isDark()).toBe(false)
    show({ colors: [] })
    expect(isDark()).toBe(wasDark)
  })
})

it("writes the typography to a style element of the contract's id, and links the fonts once", () => {
  const show = (data: unknown) => look.apply({ param: "siteTypography", data })
  const list = (selector: string) => [...document.head.querySelectorAll(selector)]
  const readLinks = () =>
    ["google-fonts-domain", "st-previw-google-fonts-url"].map((id) =>
      list(`#${id}`).map((link) => [link.getAttribute("rel"), link.getAttribute("href")]),
    )
  show({ "body-font-family": "'Lora', serif" })
  show({ "body-font-family": "'Open Sans', sans-serif", "body-font-weight": 400 })
  expect(list("#starter-templates-typography")).toHaveLength(1)
  expect(list("#starter-templates-typography")[0]?.textContent).toContain("font-family:'Open Sans', sans-serif;")
  expect(readLinks()).toEqual([
    [["preconnect", "https://fonts.gstatic.com"]],
    [["stylesheet", "https://fonts.googleapis.com/css2?family=Open+Sans:wght@400&display=swap"]],
  ])
  show({})
  expect(list("#starter-templates-typography")).toEqual([])
  expect(readLinks()).toEqual([[], []])
})

it("hides the administrator's bar and the space for it, until the page stops", () => {
  look.hideAdminBar()
  expect(document.getElementById("starter-templates-logo-css")?.textContent).toBe(
    "#wpadminbar{display:none!important}html{margin-top:0!important}",
  )
  page.stop()
  expect(document.getElementById("starter-templates-logo-css")).toBeNull()
})
