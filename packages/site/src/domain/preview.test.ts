import { describe, expect, it } from "vitest"
import {
  formatFontsUrl,
  formatPaletteCss,
  formatTypographyCss,
  isDarkPalette,
  isSafeColor,
  isSafeLogoUrl,
  parsePreviewMessage,
  reducePreview,
} from "./index.ts"

const origin = "https://builder.example"
const inFrame = { allowedOrigins: [origin], framed: true, fromParent: true }
const message = (param: unknown, data?: unknown) => ({ call: "starterTemplatePreviewDispatch", value: { param, data } })

describe("isSafeColor", () => {
  it.each([
    "#fff",
    "#FFFA",
    "#a1b2c3",
    "#a1b2c3d4",
    "rgb(0, 0, 0)",
    "rgba(0 0 0 / 50%)",
    "hsl(120deg 50% 50%)",
    "hsla(1,2%,3%,.4)",
    "var(--x-1)",
    "red",
    " teal ",
  ])("takes %j", (color) => expect(isSafeColor(color)).toBe(true))
  it.each([
    "#ff",
    "#fffff",
    "#ggg",
    "rgb(url(x))",
    "url(x)",
    "red;",
    "re",
    "a".repeat(21),
    "var(x)",
    "rgb(0,0,0",
    "",
    7,
    null,
    {},
  ])("refuses %j", (color) => expect(isSafeColor(color)).toBe(false))
})

describe("isSafeLogoUrl", () => {
  it.each([
    "https://a.example/logo.png",
    "http://a.example/?a=1&b=2",
    "data:image/png;base64,aGk=",
    "data:image/svg+xml;base64,aGk=",
  ])("takes %j", (url) => expect(isSafeLogoUrl(url)).toBe(true))
  it.each([
    "javascript:alert(1)",
    "//a.example/x.png",
    "/logo.png",
    "https://a.example/a b",
    'https://a.example/"x',
    "https://a.example\\x",
    "https://",
    "data:image/png,x",
    "data:text/html;base64,aGk=",
    "data:image/png;base64,a b",
    "",
    null,
    4,
  ])("refuses %j", (url) => expect(isSafeLogoUrl(url)).toBe(false))
})

it("recognises the dark palette by its key", () => {
  expect(["palette_4", "palette_1", "", null].map((key) => isDarkPalette(key))).toEqual([true, false, false, false])
})

describe("formatPaletteCss", () => {
  it("names each colour for the page builder and for the theme", () => {
    expect(formatPaletteCss(["#111"])).toBe(
      ".starter-templates-preview-palette{ --e-global-color-astglobalcolor0: #111;--ast-global-color-0: #111; }",
    )
    expect(formatPaletteCss(["#111", " red "], "--x-", ["primary-1"])).toBe(
      ".starter-templates-preview-palette{ --e-global-color-primary1: #111;--x-0: #111;--e-global-color-astglobalcolor1: red;--x-1: red; }",
    )
  })

  it("replaces names that aren't safe with the usual ones", () => {
    expect(formatPaletteCss(["#111"], "} body { x", ["a;b"])).toBe(formatPaletteCss(["#111"]))
    expect(formatPaletteCss(["#111"], null, null)).toBe(formatPaletteCss(["#111"]))
    expect(formatPaletteCss(["#111"], 7 as unknown as null, "abc" as unknown as null)).toBe(formatPaletteCss(["#111"]))
    expect(formatPaletteCss(null)).toBe("")
  })

  it.each([[[]], [["#111", "url(x)"]], [Array.from({ length: 13 }, () => "red")]])("is empty for %j", (colors) => {
    expect(formatPaletteCss(colors)).toBe("")
  })
})

describe("formatTypographyCss", () => {
  it("writes body, headings and tags", () => {
    const css = formatTypographyCss({
      "body-font-family": "'Open Sans', sans-serif",
      "body-font-weight": 400,
      "font-size-body": { desktop: "17", "desktop-unit": "px" },
      "body-line-height": "1.6",
      "headings-font-family": "Lora, serif",
      "headings-font-weight": "700",
      "headings-line-height": 1.2,
      "font-family-h2": "inherit",
      "font-weight-h2": "inherit",
      "line-height-h3": "1.4",
    })
    expect(css).toBe(
      "body, button, input, select, textarea, .ast-button, .ast-custom-button{font-family:'Open Sans', sans-serif;font-weight:400;font-size:17px;line-height:1.6;}" +
        "h1, .entry-content h1, h2, .entry-content h2, h3, .entry-content h3, h4, .entry-content h4, h5, .entry-content h5, h6, .entry-content h6, .site-title, .site-title a{font-family:Lora, serif;line-height:1.2;font-weight:700;}" +
        "h2, .entry-content h2{font-family:Lora, serif;font-weight:700;}" +
        "h3, .entry-content h3{line-height:1.4;}",
    )
  })

  it.each([
    [{ desktop: 1.2, "desktop-unit": "rem" }, "font-size:1.2rem;"],
    [{ desktop: "18" }, "font-size:18px;"],
    [{ desktop: "18", "desktop-unit": "px;}" }, "font-size:18px;"],
  ])("writes the size %j", (size, declaration) => {
    expect(formatTypographyCss({ "font-size-body": size })).toContain(`{${declaration}}`)
  })

  it.each([
    null,
    {},
    { "body-font-family": "a;}" },
    { "font-size-body": { desktop: "big" } },
    { "font-size-body": "18px" },
    { "line-height-h1": "" },
  ])("leaves out what can't be used in %j", (settings) => expect(formatTypographyCss(settings)).toBe(""))
})

describe("formatFontsUrl", () => {
  it("names each font once", () => {
    const fonts = {
      "body-font-family": "'Open Sans', sans-serif",
      "body-font-weight": "400",
      "headings-font-family": 'Lora, "Fallback"',
      "headings-font-weight": 700,
      "font-family-h1": "inherit",
      "font-weight-h1": "inherit",
      "font-family-h2": "Source  Code Pro",
    }
    expect(formatFontsUrl(fonts)).toBe(
      "https://fonts.googleapis.com/css2?family=Open+Sans:wght@400&family=Fallback:wght@700&family=Source++Code+Pro&display=swap",
    )
  })

  it("uses the body's font for headings that inherit", () => {
    const fonts = { "body-font-family": "Lora", "headings-font-family": "inherit", "headings-font-weight": "900" }
    expect(formatFontsUrl(fonts)).toBe(
      "https://fonts.googleapis.com/css2?family=Lora&family=Lora:wght@900&display=swap",
    )
  })

  it.each([
    null,
    {},
    { "body-font-family": "inherit" },
    { "body-font-family": "<b>" },
    { "body-font-family": "'Ünï'" },
    { "body-font-family": 4 },
  ])("is null for %j", (fonts) => expect(formatFontsUrl(fonts)).toBeNull())

  it.each([0, 1001, "12345", "bold", 1.5])("leaves out the weight %j", (weight) => {
    expect(formatFontsUrl({ "body-font-family": "Lora", "body-font-weight": weight })).toBe(
      "https://fonts.googleapis.com/css2?family=Lora&display=swap",
    )
  })
})

describe("parsePreviewMessage", () => {
  it.each([
    ["outside a frame", { ...inFrame, framed: false }, origin],
    ["of another window", { ...inFrame, fromParent: false }, origin],
    ["of another origin", inFrame, "https://evil.example"],
    ["of an origin like it", inFrame, `${origin}.evil.example`],
    ["of no origin", { ...inFrame, allowedOrigins: ["null"] }, "null"],
    ["where any origin is listed", { ...inFrame, allowedOrigins: ["*"] }, "*"],
    ["where none is listed", { ...inFrame, allowedOrigins: [] }, origin],
    ["without a context", null, origin],
    ["where the list is missing", { framed: true, fromParent: true }, origin],
    ["where the list is text that contains the origin", { ...inFrame, allowedOrigins: `${origin}.example` }, origin],
    ["whose frame is a word", { ...inFrame, framed: "false" }, origin],
    ["whose window is an object", { ...inFrame, fromParent: {} }, origin],
  ])("drops a message %s", (_, context, from) => {
    expect(parsePreviewMessage(message("siteTitle", true), from, context as typeof inFrame | null)).toBeNull()
  })

  it.each([
    [null],
    ["text"],
    [{}],
    [{ call: "other", value: { param: "siteTitle", data: true } }],
    [{ call: "starterTemplatePreviewDispatch" }],
    [message("unknown", {})],
    [message("__proto__", {})],
    [message(4, {})],
    [message("siteLogo", "https://a.example/logo.png")],
    [message("colorPalette", "red")],
    [message("colorPalette", { colors: ["red", "url(x)"] })],
    [message("colorPalette", { colors: "red" })],
    [message("siteTypography", null)],
    [message("cleanStorage", [])],
  ])("drops %j", (data) => {
    expect(parsePreviewMessage(data, origin, inFrame)).toBeNull()
  })

  it.each([
    [
      message("siteLogo", { url: "https://a.example/l.png", width: "120" }),
      { url: "https://a.example/l.png", width: 120 },
    ],
    [
      message("siteLogo", { url: "javascript:alert(1)", width: 1001, dataUri: "data:image/png;base64,aGk=" }),
      { dataUri: "data:image/png;base64,aGk=" },
    ],
    [
      message("colorPalette", { slug: "palette_4", colors: [" #111 ", "red"] }),
      { slug: "palette_4", colors: ["#111", "red"] },
    ],
    [message("colorPalette", { slug: "a b", colors: { 0: "#111" } }), { colors: ["#111"] }],
    [message("colorPalette", {}), { colors: [] }],
    [
      message("siteTypography", {
        "body-font-family": "Lora",
        bad: "a;b",
        "Bad Name": "x",
        "font-size-body": { desktop: "17", "desktop-unit": "px" },
      }),
      { "body-font-family": "Lora", "font-size-body": { desktop: "17", "desktop-unit": "px" } },
    ],
    [message("siteTitle", "false"), false],
    [message("siteTitle", "1"), true],
    [message("clearPreviewAssets", "x"), null],
    [message("completeOnboarding"), null],
  ])("takes %j", (data, expected) => {
    expect(parsePreviewMessage(data, origin, inFrame)).toEqual({ param: data.value.param, data: expected })
  })
})

describe("reducePreview", () => {
  const here = "https://shop.example"

  it("stores each parameter's last data, and applies the message", () => {
    const first = reducePreview(null, { param: "siteTitle", data: true }, here)
    expect(first).toEqual({
      stored: { data: { siteTitle: true }, url: here },
      apply: [{ param: "siteTitle", data: true }],
    })
    const second = reducePreview(first.stored, { param: "siteTitle", data: false }, here)
    expect(second.stored).toEqual({ data: { siteTitle: false }, url: here })
  })

  it("applies all stored data, checked again, without a message", () => {
    const stored = {
      data: {
        siteTitle: "1",
        siteLogo: { url: "javascript:x", width: 9 },
        colorPalette: { colors: ["url(x)"] },
        evil: 1,
      },
      url: here,
    }
    expect(reducePreview(stored, null, here)).toEqual({
      stored: { data: { siteLogo: { width: 9 }, siteTitle: true }, url: here },
      apply: [
        { param: "siteLogo", data: { width: 9 } },
        { param: "siteTitle", data: true },
      ],
    })
  })

  it("doesn't store a message that clears", () => {
    const stored = { data: { siteTitle: true }, url: here }
    const clear = { param: "clearPreviewAssets", data: null }
    expect(reducePreview(stored, clear, here)).toEqual({ stored, apply: [clear] })
  })

  it("empties palette and fonts for another logo, and applies all", () => {
    const stored = { data: { siteTitle: true, colorPalette: { colors: ["red"] } }, url: here }
    const { stored: next, apply } = reducePreview(stored, { param: "cleanStorage", data: { width: 80 } }, here)
    expect(next).toEqual({
      data: { siteTitle: true, siteLogo: { width: 80 }, colorPalette: {}, siteTypography: {} },
      url: here,
    })
    expect(apply.map(({ param }) => param)).toEqual(["siteLogo", "colorPalette", "siteTypography", "siteTitle"])
  })

  it("leaves nothing when the preview is over", () => {
    const stored = { data: { siteTitle: true }, url: here }
    expect(reducePreview(stored, { param: "completeOnboarding", data: null }, here)).toEqual({
      stored: null,
      apply: [],
    })
  })

  it.each([null, "x", [], { data: 4 }, { data: { __proto__: { siteTitle: true } } }])(
    "treats %j as nothing stored",
    (stored) => {
      expect(reducePreview(stored, null, here)).toEqual({ stored: null, apply: [] })
    },
  )
})
