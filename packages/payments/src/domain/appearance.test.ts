import { describe, expect, it, test } from "vitest"
import {
  createCardAppearance,
  createHoverColors,
  createOutline,
  flattenColor,
  getBrightness,
  getContrast,
  isLightColor,
  listRuleProperties,
  parseAppearance,
  parseColor,
  selectBackground,
  selectBaseFontSize,
  selectElementsLocation,
  selectFontFiles,
  selectFontSources,
  selectRuleStyles,
  selectTheme,
} from "./index.ts"

test.each([
  ["#abc", { r: 170, g: 187, b: 204, a: 1 }],
  ["#11223380", { r: 17, g: 34, b: 51, a: 0.5 }],
  ["rgb(1, 2, 300)", { r: 1, g: 2, b: 255, a: 1 }],
  ["rgba(1 2 3 / 50%)", { r: 1, g: 2, b: 3, a: 0.5 }],
  ["transparent", { r: 0, g: 0, b: 0, a: 0 }],
  ["Navy", { r: 0, g: 0, b: 128, a: 1 }],
  ["rgb(1, 2)", null],
  ["#12345", null],
  ["toString", null],
  ["", null],
])("reads the colour %s", (text, color) => {
  expect(parseColor(text)).toEqual(color)
})

test("distinguishes light from dark", () => {
  expect(getBrightness("#ffffff")).toBe(255)
  expect(getBrightness("nothing")).toBe(0)
  expect(isLightColor("rgb(125, 125, 125)")).toBe(false)
  expect([selectTheme("rgb(126, 126, 126)"), selectTheme("#000")]).toEqual(["stripe", "night"])
  expect(selectBackground(["transparent", "rgba(0,0,0,0)", "rgba(1,2,3,.1)"])).toBe("rgba(1,2,3,.1)")
  expect(selectBackground([])).toBe("#ffffff")
  expect(flattenColor("rgba(0, 0, 0, 0.5)")).toBe("rgb(128, 128, 128)")
  expect(flattenColor("var(--x)")).toBe("var(--x)")
  expect(flattenColor("rgba(10, 20, 30, 1)")).toBe("rgb(10, 20, 30)")
  expect(flattenColor(" RGBA(10 20 30 / 100%)")).toBe("rgb(10, 20, 30)")
  expect(["#0a141e", "rgb(10 20 30)", "navy"].map(flattenColor)).toEqual(["#0a141e", "rgb(10 20 30)", "navy"])
})

test("measures contrast, and keeps text readable under the pointer", () => {
  expect(getContrast("#000", "#fff")).toBe(21)
  expect(getContrast("#777777", "#ffffff")).toBe(4.48)
  expect(getContrast("x", "#fff")).toBe(0)
  expect(createHoverColors("#ffffff", "#000000")).toEqual({ backgroundColor: "rgb(237, 237, 237)", color: "#000000" })
  expect(createHoverColors("#000000", "#ffffff").backgroundColor).toBe("rgb(18, 18, 18)")
  expect(createHoverColors("#808080", "#888888").color).toBe("#ffffff")
  expect(createHoverColors("none", "#fff")).toEqual({ backgroundColor: "", color: "" })
})

test("makes rules of computed styles", () => {
  expect(createOutline("1px", "solid", "red")).toBe("1px solid red")
  expect(createOutline("1px", "", "red")).toBe("")
  expect(listRuleProperties(".TabIcon")).toEqual(["color"])
  expect(() => listRuleProperties(".Nothing")).toThrow(new RangeError("unknown rule"))
  const computed = {
    color: "rgba(0, 0, 0, 0.5)",
    "text-indent": "4px",
    paddingLeft: "0px",
    "padding-right": "0px",
    "outline-width": "1px",
    "outline-style": "solid",
    "outline-color": "red",
    position: "absolute",
  }
  expect(selectRuleStyles(".Input", computed, "#fafafa")).toEqual({
    color: "rgb(128, 128, 128)",
    paddingLeft: "4px",
    paddingRight: "4px",
    outline: "1px solid red",
    backgroundColor: "#fafafa",
  })
  expect(selectRuleStyles(".Label", null)).toEqual({})
  const outline = { "outline-width": "1px", "outline-style": "solid", "outline-color": "red" }
  expect(selectRuleStyles(".Tab--selected", outline)).toEqual({ outline: "1px solid red" })
  expect(selectRuleStyles(".Tab--selected", { ...outline, "outline-style": "" })).toEqual({})
  for (const rule of [".Input--invalid", ".Tab", ".Tab:hover", ".Button"]) {
    expect(selectRuleStyles(rule, outline)).toEqual({
      outlineWidth: "1px",
      outlineStyle: "solid",
      outlineColor: "red",
    })
  }
})

test("finds fonts and sizes", () => {
  expect(
    selectFontSources([
      "https://fonts.googleapis.com/css?x",
      "https://evil.test/fonts.googleapis.com",
      // The host alone decides; the page passes only what the provider's frame can load.
      "http://fonts.gstatic.com/a",
      null,
    ]),
  ).toEqual([{ cssSrc: "https://fonts.googleapis.com/css?x" }, { cssSrc: "http://fonts.gstatic.com/a" }])
  expect(selectBaseFontSize("16px", "16px")).toBe("14px")
  expect(selectBaseFontSize("12px", "16px")).toBe("12px")
  expect(selectBaseFontSize("12px", "")).toBe("12px")
})

const face = { family: '"Barlow"', weight: "500", style: "", unicodeRange: "", base: "https://shop.test/css/a.css" }
const src = 'url("../fonts/barlow.woff2") format("woff2"), local("Barlow")'

test.each([
  [
    { ...face, src },
    { family: "Barlow", src: 'url("https://shop.test/fonts/barlow.woff2")', weight: "500" },
  ],
  [
    { ...face, src, weight: "200 900", style: "italic", unicodeRange: "U+0-ff" },
    {
      family: "Barlow",
      src: 'url("https://shop.test/fonts/barlow.woff2")',
      style: "italic",
      unicodeRange: "U+0-ff",
    },
  ],
  [{ ...face, src: 'local("Barlow")' }, null],
  [{ ...face, src: "url(http://fonts.test/barlow.woff2)" }, null],
  [{ ...face, src: "url(https://)" }, null],
  [{ ...face, src, family: "Another" }, null],
])("finds the file of a font that the form has: %#", (given, file) => {
  const files = selectFontFiles([given], ["Barlow, Another, sans-serif"], "https://shop.test/checkout/")
  expect(files).toEqual(file ? [file] : [])
})

/** Marks of pages, from the one that decides first. */
const marks = [
  ".wp-block-woocommerce-checkout",
  ".woocommerce-billing-fields",
  ".wp-block-woocommerce-cart",
  ".woocommerce-cart-form",
  ".single-product",
]
test.each<[string | null, string[]]>([
  ["blocks_checkout", marks],
  ["woopay_shortcode_checkout", marks.slice(1)],
  ["bnpl_cart_block", marks.slice(2)],
  ["bnpl_classic_cart", marks.slice(3)],
  ["bnpl_product_page", marks.slice(4)],
  ["blocks_checkout", ['[data-block-name="woocommerce/checkout"]']],
  [null, []],
])("the location %s is that of a page with %j", (location, present) => {
  expect(selectElementsLocation({ has: (selector) => present.includes(selector) })).toBe(location)
})

describe("createCardAppearance", () => {
  const styles = {
    input: { color: "#fff", backgroundColor: "#fff", paddingTop: "20px", paddingBottom: "10px" },
    label: { fontSize: "14px", marginTop: "3px" },
    text: { color: "#111", fontFamily: "Barlow", fontSize: "18px" },
    tab: { color: "#111", backgroundColor: "#fff" },
    tabSelected: { color: "#222" },
    floatingLabel: { lineHeight: "20px", transform: "matrix(0.75, 0, 0, 0.75, 0, 0)" },
  }
  it("looks like the page, and stays readable", () => {
    const appearance = createCardAppearance({
      location: "shortcode_checkout",
      styles,
      backgroundColor: "#fff",
      referenceTextSize: "16px",
    })
    expect(appearance).toMatchObject({
      theme: "stripe",
      labels: "above",
      variables: { colorBackground: "#fff", colorText: "#111", fontFamily: "Barlow", fontSizeBase: "14px" },
      rules: {
        ".Input": { color: "#000000" },
        ".Label--resting": { fontSize: "14px" },
        ".TabIcon--selected": { color: "#222" },
      },
    })
    expect(appearance.rules).not.toHaveProperty(".Label--floating")
  })
  it("floats labels at the block checkout", () => {
    const { rules, labels } = createCardAppearance({ location: "blocks_checkout", styles, backgroundColor: "#000" })
    expect(labels).toBe("floating")
    expect(rules[".Input"]).toMatchObject({ paddingTop: "calc(20px - 15px - 4px - 1px)", paddingBottom: "9px" })
    expect(rules[".Label"]).toMatchObject({ marginTop: "3px" })
    expect(rules[".Label--floating"]).toEqual({ lineHeight: "15px", fontSize: "15px", marginTop: "3px" })
  })
  it("has the shop's shared values, but no colour that can't be seen", () => {
    const read = (shared: object) =>
      createCardAppearance({ location: "x", styles: {}, backgroundColor: "#fff", shared }).variables
    const values = { accent: "rgb(11, 83, 148)", danger: "rgb(139, 0, 77)", radius: "13px" }
    expect(read(values)).toEqual({
      colorBackground: "#fff",
      colorPrimary: "rgb(11, 83, 148)",
      colorDanger: "rgb(139, 0, 77)",
      borderRadius: "13px",
    })
    expect(read({ accent: "rgb(250, 240, 0)", danger: "rgb(255, 120, 120)" })).toEqual({ colorBackground: "#fff" })
  })
  it("adds the rules of the provider's wallet", () => {
    const appearance = createCardAppearance({ location: "x", styles, backgroundColor: "#fff", forProviderWallet: true })
    expect(Object.keys(appearance.rules)).toContain(".Container")
  })
})

describe("an appearance from outside", () => {
  it("keeps what is allowed, member by member", () => {
    expect(
      parseAppearance({
        theme: "night",
        labels: "sideways",
        variables: { colorText: "#111", colorPrimary: "url(x)", spacingUnit: "6px", other: "1px", fontFamily: "A, B" },
        rules: {
          ".Input": {
            color: "red",
            backgroundColor: "expression(1)",
            padding: "1px 2em",
            zIndex: "9",
            fontSize: "calc(1px + 2vw)",
          },
          ".Nothing": { color: "red" },
        },
        __proto__: { theme: "flat" },
      }),
    ).toEqual({
      theme: "night",
      variables: { colorText: "#111", spacingUnit: "6px", fontFamily: "A, B" },
      rules: { ".Input": { color: "red", padding: "1px 2em" } },
    })
  })
  it.each([
    [null],
    ["text"],
    [{ theme: "evil" }],
    [{ rules: "x" }],
    [{ variables: { fontFamily: "x".repeat(20_000) } }],
  ])("can't be used: %#", (value) => {
    expect(parseAppearance(value)).toBeNull()
  })
})
