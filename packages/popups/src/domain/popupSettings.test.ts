import { describe, expect, it } from "vitest"
import {
  hasOwnClickTrigger,
  type PopupSettingsInput,
  readPopupSettings,
  readRawSettings,
  refusesClickTrigger,
} from "./index.ts"

const defaults = {
  id: null,
  slug: "",
  theme_id: 0,
  disable_on_mobile: false,
  disable_on_tablet: false,
  stackable: false,
  overlay_disabled: false,
  close_on_overlay_click: false,
  close_on_esc_press: false,
  close_on_f4_press: false,
  close_on_form_submission: false,
  disable_reposition: false,
  disable_accessibility: false,
  custom_height_auto: false,
  position_fixed: false,
  position_from_trigger: false,
  scrollable_content: false,
  close_on_form_submission_delay: 0,
  close_button_delay: 0,
  size: "medium",
  custom_width: "640px",
  custom_height: "380px",
  responsive_min_width: "0%",
  responsive_max_width: "100%",
  location: "center top",
  position_top: 100,
  position_bottom: 0,
  position_left: 0,
  position_right: 0,
  animation_type: "fade",
  animation_speed: 350,
  animation_origin: "center top",
  zindex: 1999999999,
  open_sound: "none",
  custom_sound: "",
  triggers: [{ type: "click_open", cookieNames: [], extraSelectors: "", doDefault: false }],
  cookies: [],
  conditions: [],
}

it("returns the default of every setting", () => {
  expect(readPopupSettings({})).toEqual(defaults)
})

it.each<[string, PopupSettingsInput | null]>([
  ["nothing", null],
  ["broken JSON", { dataPopmake: '{"size":' }],
  ["JSON that is no object", { dataPopmake: "[1]" }],
  ["a prototype", { dataPopmake: '{"__proto__":{"size":"tiny"},"constructor":1}' }],
])("keeps the defaults with %s", (_, input) => {
  expect(readPopupSettings(input)).toEqual(defaults)
})

it.each([
  ["the element", { elementId: "pum-7" }, 7],
  ["an inline popup's element", { elementId: "pum--7" }, -7],
  ["JSON rather than the element", { elementId: "pum-7", dataPopmake: '{"id":"12"}' }, 12],
  ["the global rather than JSON", { dataPopmake: { id: 12 }, pumPopup: { id: 13 } }, 13],
  ["the element where JSON has 0", { elementId: "pum-7", dataPopmake: { id: 0 } }, 7],
  ["nowhere, from a fraction", { dataPopmake: { id: 1.5 } }, null],
  ["nowhere, from another id", { elementId: "popmake-7" }, null],
])("takes the id from %s", (_, input, id) => {
  expect(readPopupSettings(input).id).toBe(id)
})

it("merges nested members of the attribute: its flat keys win over them, and the global's win over both", () => {
  const meta = {
    display: {
      size: "tiny",
      location: "center",
      responsive_max_width: "50",
      custom_width: "30",
      custom_width_unit: "em",
    },
    close: { overlay_click: "1", esc_press: true, f4_press: 1, button_delay: "500" },
  }
  const printed = { id: 5, meta, mobile_disabled: "1", tablet_disabled: true, location: "left top" }
  expect(readPopupSettings({ dataPopmake: printed, pumPopup: { size: "large" } })).toEqual({
    ...defaults,
    id: 5,
    size: "large",
    location: "left top",
    responsive_max_width: "50px",
    custom_width: "30em",
    close_on_overlay_click: true,
    close_on_esc_press: true,
    close_on_f4_press: true,
    close_button_delay: 500,
    disable_on_mobile: true,
    disable_on_tablet: true,
  })
})

it.each([
  ["size", "huge", "medium"],
  ["location", "top", "center top"],
  ["animation_type", "spin", "fade"],
  ["animation_origin", "left", "left"],
  ["animation_speed", 99_999, 10_000],
  ["animation_speed", -5, 0],
  ["zindex", 0, 1999999999],
  ["zindex", 2147483648, 1999999999],
  ["zindex", "2147483647", 2147483647],
  ["close_button_delay", -1, 0],
  ["position_top", "12px", 12],
  ["responsive_min_width", "", "auto"],
  ["slug", "caf%C3%A9", "café"],
  ["slug", "100%", "100%"],
  ["theme_id", "4", 4],
] as const)("repairs %s %j", (name, value, expected) => {
  expect(readPopupSettings({ pumPopup: { [name]: value } })[name]).toEqual(expected)
})

it("doesn't let content scroll when its height is automatic", () => {
  const both = { scrollable_content: true, custom_height_auto: true }
  expect(readPopupSettings({ pumPopup: both }).scrollable_content).toBe(false)
  expect(readPopupSettings({ pumPopup: { scrollable_content: "1" } }).scrollable_content).toBe(true)
})

it("falls back to the default theme", () => {
  expect(readPopupSettings({ pumPopup: { theme_id: 0 }, defaultTheme: "9" }).theme_id).toBe(9)
})

describe("lists", () => {
  const first = { type: "auto_open", settings: { delay: 5 } }

  it("are each taken whole from the last source that has them", () => {
    const settings = readPopupSettings({
      dataPopmake: { triggers: [first], cookies: [{ event: "manual" }], conditions: [[true]] },
      pumPopup: { triggers: { 1: first, 4: { type: "click_open" } }, conditions: "broken" },
    })
    expect(settings.triggers.map(({ type }) => type)).toEqual(["auto_open", "click_open"])
    expect(settings.cookies).toEqual([{ event: "manual" }])
    expect(settings.conditions).toEqual([[true]])
  })

  it("adds a click trigger where none is left", () => {
    const input = { pumPopup: { triggers: [first, { settings: {} }, null] } }
    expect(readPopupSettings(input).triggers).toEqual([
      { type: "auto_open", cookieNames: [], delay: 5 },
      ...defaults.triggers,
    ])
    expect(hasOwnClickTrigger(input)).toBe(false)
    expect(hasOwnClickTrigger({ pumPopup: { triggers: [{ type: "click_open" }] } })).toBe(true)
  })
})

it.each<[string, PopupSettingsInput, boolean]>([
  ["no triggers", { dataPopmake: { triggers: [] } }, true],
  ["other triggers", { dataPopmake: '{"triggers":{"1":{"type":"auto_open"}}}' }, true],
  ["its default", { dataPopmake: { triggers: [{ type: "auto_open" }, { type: "click_open" }] } }, false],
  ["no list of triggers", { dataPopmake: { triggers: 5 } }, false],
  ["nothing", { dataPopmake: "false" }, false],
  ["the editor's triggers", { pumPopup: { triggers: [] } }, false],
])("the server has refused the default click trigger where it prints %s: %j: %j", (_, input, isRefused) => {
  expect(refusesClickTrigger(input)).toBe(isRefused)
})

it("returns every setting as printed, for other scripts", () => {
  expect(readRawSettings({ dataPopmake: { a: 1 }, pumPopup: { a: 2, b: "x" } })).toMatchObject({ a: 2, b: "x" })
})
