import { describe, expect, it } from "vitest"
import {
  isScrollTopVisible,
  parseThemeConfig,
  selectAnchorTop,
  selectHeaderClasses,
  selectHeaderMode,
} from "./index.ts"

describe("parseThemeConfig", () => {
  it("reads what the theme prints as text", () => {
    const printed = {
      break_point: "921",
      isRtl: "",
      is_scroll_to_id: "1",
      is_scroll_to_top: "1",
      is_header_footer_builder_active: "1",
      responsive_cart_click: "flyout",
    }
    expect(parseThemeConfig(printed)).toEqual({
      breakPoint: 921,
      rtl: false,
      scrollToId: true,
      scrollToTop: true,
      builder: true,
      cartClick: "flyout",
    })
  })

  it.each([null, undefined, "x", 1, [], {}, { break_point: -1, isRtl: {}, responsive_cart_click: 4 }])(
    "has neutral defaults for %j",
    (raw) => {
      const neutral = {
        breakPoint: 921,
        rtl: false,
        scrollToId: false,
        scrollToTop: false,
        builder: false,
        cartClick: "",
      }
      expect(parseThemeConfig(raw)).toEqual(neutral)
    },
  )

  it.each([
    ["768", 768],
    [768, 768],
    ["0", 921],
    ["", 921],
    [" ", 921],
    [Number.NaN, 921],
    [Number.POSITIVE_INFINITY, 921],
    ["wide", 921],
  ])("reads the break point %j as %d", (value, breakPoint) => {
    expect(parseThemeConfig({ break_point: value }).breakPoint).toBe(breakPoint)
  })
})

it.each([
  [320, undefined, "mobile"],
  [921, undefined, "mobile"],
  [922, undefined, "desktop"],
  [0, undefined, "desktop"],
  [800, 768, "desktop"],
  [768, 768, "mobile"],
  [900, -5, "mobile"],
] as const)("a viewport of %d px with the break point %j has the header of a %s", (width, breakPoint, mode) => {
  expect(selectHeaderMode(width, breakPoint)).toBe(mode)
})

it("returns two classes and an event for each mode", () => {
  expect(selectHeaderClasses("desktop")).toEqual({
    add: ["ast-desktop"],
    remove: ["ast-header-break-point"],
    event: "astra-header-responsive-enabled",
  })
  expect(selectHeaderClasses("mobile")).toEqual({
    add: ["ast-header-break-point"],
    remove: ["ast-desktop"],
    event: "astra-header-responsive-disabled",
  })
})

it.each([
  ["at the edge of a header", { scrollTop: 180, headerHeight: 80, width: 1000 }, false],
  ["beyond it", { scrollTop: 181, headerHeight: 80, width: 1000 }, true],
  ["without a header", { scrollTop: 301, headerHeight: null, width: 1000 }, true],
  ["without a header, at the edge", { scrollTop: 300, headerHeight: null, width: 1000 }, false],
  ["below a header of no height", { scrollTop: 101, headerHeight: 0, width: 1000 }, true],
  ["on a desktop", { scrollTop: 900, headerHeight: 0, devices: "desktop", width: 769 }, true],
  ["for desktops, on a phone", { scrollTop: 900, headerHeight: 0, devices: "desktop", width: 768 }, false],
  ["for phones, on a phone", { scrollTop: 900, headerHeight: 0, devices: "mobile", width: 768 }, true],
  ["for phones, on a desktop", { scrollTop: 900, headerHeight: 0, devices: "mobile", width: 769 }, false],
  ["on both", { scrollTop: 900, headerHeight: 0, devices: "both", width: 400 }, true],
  ["for no devices", { scrollTop: 900, headerHeight: 0, devices: null as unknown as string, width: 800 }, true],
  ["without a known header", { scrollTop: 301, headerHeight: undefined as unknown as null, width: 1000 }, true],
  ["with a header of no number", { scrollTop: 300, headerHeight: "80" as unknown as null, width: 1000 }, false],
  ["on anything else", { scrollTop: 900, headerHeight: 0, devices: "tablet", width: 800 }, false],
])("the button to the top, %s: %j is %j", (_, state, isVisible) => {
  expect(isScrollTopVisible(state)).toBe(isVisible)
})

it.each([
  [500, [80, 40], 380],
  [500, null, 500],
  [500, [], 500],
  [50, [80], 0],
])("a target at %d below %j is scrolled to at %d", (top, heights, expected) => {
  expect(selectAnchorTop(top, heights)).toBe(expected)
})
