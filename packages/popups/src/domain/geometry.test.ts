import { expect, it } from "vitest"
import { computeAnimationStart, computePosition, computeSize, createAnimationPlan } from "./index.ts"

const responsive = { mode: "responsive", height: "auto", minWidth: "0%", maxWidth: "100%" }
it.each([
  [{ size: "tiny" }, 1024, { ...responsive, width: "30%" }],
  [{ size: "tiny" }, 1023, { ...responsive, width: "95%" }],
  [{ size: "xlarge" }, 1440, { ...responsive, width: "95%" }],
  [{}, 1440, { ...responsive, width: "60%" }],
  [{ size: "__proto__" }, 1440, { ...responsive, width: "60%" }],
  [null, 1440, { ...responsive, width: "60%" }],
  [
    { size: "small", responsive_min_width: "200px", responsive_max_width: "" },
    1440,
    { ...responsive, width: "40%", minWidth: "200px", maxWidth: "auto" },
  ],
  [{ size: "custom" }, 1440, { mode: "custom", width: "640px", height: "380px", minWidth: null, maxWidth: null }],
  [
    { size: "custom", custom_width: "20em", custom_height_auto: true },
    400,
    { mode: "custom", width: "20em", height: "auto", minWidth: null, maxWidth: "100%" },
  ],
  [{ size: "auto" }, 400, { mode: "auto", width: "auto", height: "auto", minWidth: null, maxWidth: "100%" }],
])("sizes %j at %i", (settings, width, expected) => {
  expect(computeSize(settings, width)).toEqual(expected)
})

const container = { width: 400, height: 301 }
const viewport = { width: 1000, height: 800 }
const place = (settings: object, more = {}) =>
  computePosition({ settings, container, viewport, adminBar: false, ...more })

it.each([
  ["left top", { left: 7, top: 100 }],
  ["center top", { left: 300, top: 100 }],
  ["right top", { left: 592, top: 100 }],
  ["left center", { left: 7, top: 250 }],
  ["center", { left: 300, top: 250 }],
  ["right center", { left: 592, top: 250 }],
  ["left bottom", { left: 7, top: 490 }],
  ["center bottom", { left: 300, top: 490 }],
  ["right bottom", { left: 592, top: 490 }],
])("places a popup at %s", (location, expected) => {
  const settings = { location, position_left: 7, position_right: 8, position_bottom: 9 }
  expect(place(settings)).toEqual({ ...expected, clamped: false })
})

it("leaves room for the administrators' bar", () => {
  expect(place({ location: "left top", position_top: 0 }, { adminBar: true }).top).toBe(32)
  expect(place({ location: "left bottom" }, { adminBar: true }).top).toBe(499)
})

it.each([
  [false, 10],
  [true, 42],
])("keeps the top of a tall popup in the window (bar: %j)", (adminBar, top) => {
  const tall = { width: 400, height: 900 }
  expect(place({ location: "center" }, { container: tall, adminBar })).toEqual({ left: 300, top, clamped: true })
  expect(place({ location: "center bottom" }, { container: tall, adminBar }).top).toBe(top)
})

it("has no negative zero", () => {
  const edge = { width: 1000.5, height: 800.5 }
  const { left, top } = place({ location: "center" }, { container: edge })
  expect([Object.is(left, 0), Object.is(top, 0)]).toEqual([true, true])
  const none = { width: 0, height: 0 }
  expect(Object.is(computeAnimationStart("left", { left: 1, top: 1 }, none, viewport).left, 0)).toBe(true)
})

const trigger = { left: 500, top: 400, width: 100, height: 50 }
it.each([
  ["left top", { left: 93, top: 94 }],
  ["center", { left: 350, top: 275 }],
  ["right bottom", { left: 608, top: 459 }],
])("places a popup at %s of its opener", (location, expected) => {
  const settings = {
    location,
    position_from_trigger: true,
    position_top: 5,
    position_left: 7,
    position_right: 8,
    position_bottom: 9,
  }
  expect(place(settings, { trigger, adminBar: true })).toEqual({ ...expected, clamped: false })
  expect(place({ ...settings, position_from_trigger: false }, { trigger }).left).not.toBe(expected.left)
})

it.each([
  ["top", { left: 300, top: -401 }],
  ["bottom", { left: 300, top: 900 }],
  ["left", { left: -400, top: 100 }],
  ["right", { left: 1000, top: 100 }],
  ["left top", { left: -400, top: -401 }],
  ["center top", { left: 300, top: -401 }],
  ["right center", { left: 1000, top: 250 }],
  ["center bottom", { left: 300, top: 900 }],
  ["center", { left: 300, top: 250 }],
])("slides in from %s", (origin, expected) => {
  expect(computeAnimationStart(origin, { left: 300, top: 100 }, container, viewport)).toEqual(expected)
})

const closing = { closeContainerMs: 200, closeOverlayMs: 200 }
it.each([
  [{}, { type: "fade", overlayMs: 175, containerMs: 175, fades: true, moves: false }],
  [{ animation_type: "none" }, { type: "none", overlayMs: 0, containerMs: 0, fades: false, moves: false }],
  [
    { animation_type: "slide", animation_speed: 600 },
    { type: "slide", overlayMs: 300, containerMs: 300, fades: false, moves: true },
  ],
  [{ animation_type: "grow" }, { type: "fade", overlayMs: 175, containerMs: 175, fades: true, moves: false }],
  [
    { animation_type: "growAndSlide" },
    { type: "fadeAndSlide", overlayMs: 175, containerMs: 175, fades: true, moves: true },
  ],
  [{ overlay_disabled: true }, { type: "fade", overlayMs: 0, containerMs: 350, fades: true, moves: false }],
])("animates %j", (settings, expected) => {
  expect(createAnimationPlan(settings, false)).toEqual({ ...closing, ...expected })
})

it("doesn't move for shoppers who prefer reduced motion", () => {
  const still = {
    type: "none",
    overlayMs: 0,
    containerMs: 0,
    closeContainerMs: 0,
    closeOverlayMs: 0,
    fades: false,
    moves: false,
  }
  expect(createAnimationPlan({ animation_type: "slide" }, true)).toEqual(still)
})
