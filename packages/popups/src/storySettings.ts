import { type AttributeSpec, type AttributeTable, escapeHtml, parseJson } from "@ringside/core/domain"
import { popupAttributes } from "./options.ts"

/** Attributes of the hook, apart from the JSON that holds all other settings. */
const { settings: _, ...attributes } = popupAttributes

/** Settings without an attribute of their own, with the ranges of the original plugin's editor. */
const moreSettings = {
  animation_speed: { type: "integer", min: 0, max: 10_000, fallback: 350, doc: "Duration of the animation, in ms." },
  animation_origin: { type: "text", maxLength: 20, fallback: null, doc: "Where a sliding popup starts." },
  overlay_disabled: { type: "flag", fallback: false, doc: "Keeps the page around the popup usable." },
  close_on_esc_press: { type: "flag", fallback: true, doc: "Closes the popup on Escape." },
  close_on_f4_press: { type: "flag", fallback: false, doc: "Closes the popup on F4." },
  close_on_overlay_click: { type: "flag", fallback: true, doc: "Closes the popup on a click outside it." },
  close_button_delay: { type: "integer", min: 0, max: 60_000, fallback: 0, doc: "Delay of the close button, in ms." },
  disable_on_mobile: { type: "flag", fallback: false, doc: "Keeps the popup closed on phones." },
  disable_on_tablet: { type: "flag", fallback: false, doc: "Keeps the popup closed on tablets." },
  disable_reposition: { type: "flag", fallback: false, doc: "Keeps the position when the window is resized." },
  position_fixed: { type: "flag", fallback: false, doc: "Keeps the position while the overlay scrolls." },
  position_top: { type: "integer", min: 0, max: 1000, fallback: 40, doc: "Distance from the top, in px." },
  position_bottom: { type: "integer", min: 0, max: 1000, fallback: 40, doc: "Distance from the bottom, in px." },
  position_left: { type: "integer", min: 0, max: 1000, fallback: 16, doc: "Distance from the left, in px." },
  position_right: { type: "integer", min: 0, max: 1000, fallback: 16, doc: "Distance from the right, in px." },
  custom_width: { type: "text", maxLength: 20, fallback: null, doc: "Width with size custom: 640px." },
  custom_height: { type: "text", maxLength: 20, fallback: null, doc: "Height with size custom: 380px." },
  custom_height_auto: { type: "flag", fallback: false, doc: "With size custom, the content decides the height." },
  scrollable_content: { type: "flag", fallback: false, doc: "The content scrolls within a custom height." },
  responsive_min_width: { type: "text", maxLength: 20, fallback: "0%", doc: "Minimum width of the named sizes." },
  responsive_max_width: { type: "text", maxLength: 20, fallback: "720px", doc: "Maximum width of the named sizes." },
  position_from_trigger: { type: "flag", fallback: false, doc: "Places the popup beside the element that opens it." },
  disable_accessibility: { type: "flag", fallback: false, doc: "Leaves the focus where it is." },
  close_on_form_submission: { type: "flag", fallback: false, doc: "Closes the popup when its form succeeds." },
  close_on_form_submission_delay: { type: "integer", min: 0, max: 60_000, fallback: 0, doc: "The delay, in ms." },
  open_sound: { type: "text", maxLength: 60, fallback: "none", doc: "A file such as beep.mp3, or custom." },
  custom_sound: { type: "text", maxLength: 500, fallback: null, doc: "Address of the sound with open_sound custom." },
  priority: { type: "integer", fallback: 0, doc: "Higher ones come first in the queue." },
  zindex: { type: "integer", min: 1, max: 2_147_483_647, fallback: 1_999_999_999, doc: "Layer on the page." },
} as const satisfies AttributeTable

const json = (doc: string) => ({ type: "text", maxLength: 2000, fallback: null, doc }) as const

/** Settings that are lists or objects, written as JSON. */
const jsonSettings = {
  triggers: json('[{ "type": "scroll_depth", "settings": { "depth": 40 } }]'),
  cookies: json('[{ "event": "on_popup_close", "settings": { "name": "seen", "time": "+1 week" } }]'),
  conditions: json('[[{ "target": "ringside_basket", "settings": { "min": 1 } }]]'),
  frequency: json('{ "max": 1, "per": "day" }'),
  schedule: json('{ "days": [1, 2], "from": "09:00", "to": "18:00", "timezone": "Europe/Madrid" }'),
} as const satisfies AttributeTable

/** Every setting of the builder. */
export const allSettings = { ...attributes, ...moreSettings, ...jsonSettings }

/** Name of a setting. */
export type SettingName = keyof typeof allSettings

/** Values by setting; one that isn't there has its default. */
export type Values = Readonly<Partial<Record<string, string>>>

/** A question that somebody who makes a popup asks, with the settings that answer it. */
export interface SettingGroup {
  readonly es: string
  readonly en: string
  readonly first: readonly SettingName[]
  /** Settings that few popups need. */
  readonly more: readonly SettingName[]
}

/** The settings by the questions that they answer. */
export const settingGroups: readonly SettingGroup[] = [
  {
    es: "¿Cuándo se abre?",
    en: "When does it open?",
    first: ["trigger", "delay", "open-on"],
    more: ["schedule", "triggers"],
  },
  {
    es: "¿Para quién?",
    en: "For whom?",
    first: ["cookie", "disable_on_mobile", "disable_on_tablet"],
    more: ["frequency", "conditions", "cookies", "priority"],
  },
  {
    es: "¿Cómo se ve?",
    en: "How does it look?",
    first: ["title", "size", "location", "animation", "overlay_disabled"],
    more: [
      ...(["animation_speed", "animation_origin", "custom_width", "custom_height", "custom_height_auto"] as const),
      ...(["scrollable_content", "responsive_min_width", "responsive_max_width", "position_top"] as const),
      ...(["position_bottom", "position_left", "position_right", "position_fixed", "position_from_trigger"] as const),
      ...(["disable_reposition", "zindex", "address"] as const),
    ],
  },
  {
    es: "¿Qué pasa después?",
    en: "What happens then?",
    first: ["close_on_esc_press", "close_on_overlay_click", "close_button_delay", "close_on_form_submission"],
    more: [
      ...(["close_on_form_submission_delay", "close_on_f4_press", "stackable", "open_sound"] as const),
      ...(["custom_sound", "disable_accessibility"] as const),
    ],
  },
]

/** A setting's name in words: "Close on esc press". */
export function formatSettingName(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A setting's default as its field shows it. */
export function readFallback(spec: AttributeSpec): string {
  return spec.fallback === null ? "" : String(spec.fallback)
}

/** The hook's markup with the settings that differ from the defaults. */
export function formatMarkup(values: Values, content: string): string {
  const changed = (table: AttributeTable) =>
    Object.entries(table).flatMap(([name, spec]) => {
      const value = values[name]
      return value === undefined || value === "" || value === readFallback(spec) ? [] : [[name, value, spec] as const]
    })
  const options = changed(attributes).map(([name, value, spec]) =>
    spec.type === "flag" ? ` data-ringside-${name}="on"` : ` data-ringside-${name}="${escapeHtml(value)}"`,
  )
  const settings = changed(moreSettings).map(([name, value, spec]) => {
    const parsed = spec.type === "integer" ? Number(value) : spec.type === "flag" ? value === "true" : value
    return [name, parsed] as const
  })
  // JSON that is still being typed can't be parsed.
  const objects = changed(jsonSettings).flatMap(([name, value]) => {
    const parsed: unknown = parseJson(value)
    return parsed === undefined ? [] : [[name, parsed] as const]
  })
  const all = Object.fromEntries<unknown>([...settings, ...objects])
  const written = Object.keys(all).length > 0 ? ` data-ringside-settings="${escapeHtml(JSON.stringify(all))}"` : ""
  const opener = options.some((option) => option.includes("open-on")) ? "" : ' data-ringside-open-on=".open-built"'
  return `<div hidden data-ringside="popup"${opener}${options.join("")}${written}>\n  ${content}\n</div>`
}
