import { formatText, readMembers } from "@ringside/core/domain"

const displayNames = [
  ...["stackable", "overlay_disabled", "size", "custom_height_auto", "location", "position_top", "position_bottom"],
  ...["position_left", "position_right", "position_fixed", "animation_type", "animation_speed", "animation_origin"],
  ...["scrollable_content", "disable_reposition", "position_from_trigger", "zindex"],
]
const lengthNames = ["responsive_max_width", "responsive_min_width", "custom_width", "custom_height"]
const closeNames = {
  overlay_click: "close_on_overlay_click",
  esc_press: "close_on_esc_press",
  f4_press: "close_on_f4_press",
  button_delay: "close_button_delay",
  text: "close_text",
} as const

/** The flat names of settings that `data-popmake` nests in `meta`, and of two that have other names there. Source: popups §1.3. */
export function liftMeta(printed: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const meta = readMembers(printed["meta"])
  const display = readMembers(meta["display"])
  const close = readMembers(meta["close"])
  const pairs: readonly (readonly [string, unknown])[] = [
    ...displayNames.map((name) => [name, display[name]] as const),
    ...lengthNames.map((name) => [name, joinUnit(display[name], display[`${name}_unit`])] as const),
    ...Object.entries(closeNames).map(([name, flatName]) => [flatName, close[name]] as const),
    ["disable_on_mobile", printed["mobile_disabled"]],
    ["disable_on_tablet", printed["tablet_disabled"]],
  ]
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== null))
}

/** Adds the unit to a plain number; an empty text or a text with a unit is unchanged. */
function joinUnit(value: unknown, unit: unknown): unknown {
  const text = formatText(value).trim()
  return /^[\d.]+$/.test(text) ? text + (formatText(unit) || "px") : value
}
