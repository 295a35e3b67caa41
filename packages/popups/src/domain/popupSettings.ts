import {
  decodeUri,
  formatText,
  nullPrototype,
  parseFlag,
  parseJson,
  readMembers,
  readNumberedList,
} from "@ringside/core/domain"
import { liftMeta } from "./liftMeta.ts"
import { parseCssLength } from "./parseCssLength.ts"
import { parseNumber } from "./parseNumber.ts"
import { parsePopupName } from "./popupName.ts"
import { readTrigger, type Trigger } from "./trigger.ts"

const flagNames = [
  ...(["disable_on_mobile", "disable_on_tablet", "stackable", "overlay_disabled", "close_on_overlay_click"] as const),
  ...(["close_on_esc_press", "close_on_f4_press", "close_on_form_submission", "disable_reposition"] as const),
  ...(["disable_accessibility", "custom_height_auto", "position_fixed", "position_from_trigger"] as const),
] as const
const numberDefaults = { position_top: 100, position_bottom: 0, position_left: 0, position_right: 0 } as const
const lengthDefaults = {
  custom_width: "640px",
  custom_height: "380px",
  responsive_min_width: "0%",
  responsive_max_width: "100%",
} as const

/** The positions of a popup, and of the start of its slide. */
export const locations = [
  ...(["left top", "center top", "right top", "left center", "center", "right center", "left bottom"] as const),
  ...(["center bottom", "right bottom"] as const),
] as const
/** Widths by name, and two that depend on the settings or the content. */
export const sizes = [
  ...(["nano", "micro", "tiny", "small", "medium", "normal", "large", "xlarge", "custom", "auto"] as const),
] as const
/** The opening animation of a popup. */
export const animationTypes = ["none", "slide", "fade", "fadeAndSlide", "grow", "growAndSlide"] as const
const origins = ["top", "bottom", "left", "right", ...locations] as const

/** The highest `z-index` in browsers. */
export const maxZIndex = 2_147_483_647

/** The default layer of a popup. */
const defaultZIndex = 1_999_999_999

/** The settings of one popup, valid or replaced by their defaults. Lengths are CSS, positions CSS pixels, times milliseconds. */
export type PopupSettings = {
  /** Null when neither settings nor markup contain it; such a popup is ignored. */
  readonly id: number | null
  readonly slug: string
  readonly theme_id: number
  readonly scrollable_content: boolean
  readonly close_on_form_submission_delay: number
  readonly close_button_delay: number
  readonly size: (typeof sizes)[number]
  readonly location: (typeof locations)[number]
  readonly animation_type: (typeof animationTypes)[number]
  readonly animation_speed: number
  readonly animation_origin: (typeof origins)[number]
  readonly zindex: number
  readonly open_sound: string
  readonly custom_sound: string
  readonly triggers: readonly Trigger[]
  readonly cookies: readonly unknown[]
  readonly conditions: readonly unknown[]
} & Readonly<Record<(typeof flagNames)[number], boolean>> &
  Readonly<Record<keyof typeof numberDefaults, number>> &
  Readonly<Record<keyof typeof lengthDefaults, string>>

/** The sources of a popup's settings; later members win, except for `elementId`. */
export interface PopupSettingsInput {
  /** `pum-{id}`. */
  readonly elementId?: string
  /** The attribute, as text or parsed. */
  readonly dataPopmake?: string | object
  /** The entry of the host's global `pum_popups`. */
  readonly pumPopup?: object
  readonly defaultTheme?: string | number
}

/** Reads the settings of one popup from all of their sources. Source: popups §1.3. */
export function readPopupSettings(input: PopupSettingsInput | null): PopupSettings {
  const { flat, triggers } = readSources(input)
  const hasClickTrigger = triggers.some(({ type }) => type === "click_open")
  const { elementId, defaultTheme } = readMembers(input)
  return {
    ...readPlainSettings(flat),
    id: readId(flat["id"]) ?? readId(parsePopupName(formatText(elementId))),
    theme_id: readThemeId(flat["theme_id"]) ?? parseNumber(defaultTheme, 0),
    triggers: hasClickTrigger ? triggers : [...triggers, defaultClickTrigger],
    cookies: readNumberedList(flat["cookies"]) ?? [],
    conditions: readNumberedList(flat["conditions"]) ?? [],
  }
}

/** The default for a popup without a click trigger in its settings: its class and its link open it. */
const defaultClickTrigger: Trigger = {
  type: "click_open",
  cookieNames: [],
  extraSelectors: "",
  doDefault: false,
} as const

/** Whether the settings contain a click trigger. */
export function hasOwnClickTrigger(input: PopupSettingsInput): boolean {
  return readSources(input).triggers.some(({ type }) => type === "click_open")
}

/**
 * Whether the server has printed a popup's triggers without one for clicks. It adds the default itself, unless its filter
 * `pum_add_default_click_trigger` forbids that; `pum_popups` has only the triggers of the editor.
 */
export function refusesClickTrigger({ dataPopmake }: PopupSettingsInput): boolean {
  const triggers = readNumberedList(readPrinted(dataPopmake)["triggers"])
  return triggers?.every((entry) => readTrigger(entry)?.type !== "click_open") ?? false
}

/** All settings of a popup by their flat names, as they were printed. */
export function readRawSettings(input: PopupSettingsInput): Readonly<Record<string, unknown>> {
  return readSources(input).flat
}

function readSources(input: PopupSettingsInput | null) {
  const { dataPopmake, pumPopup } = readMembers(input)
  const printed = readPrinted(dataPopmake)
  const sources = [liftMeta(printed), printed, readMembers(pumPopup)]
  const flat: Record<string, unknown> = nullPrototype(sources.reduce((below, above) => ({ ...below, ...above })))
  for (const name of ["triggers", "cookies", "conditions"]) {
    flat[name] = sources.map((source) => readNumberedList(source[name])).findLast((list) => list !== null)
  }
  const triggers = (readNumberedList(flat["triggers"]) ?? []).flatMap((entry) => readTrigger(entry) ?? [])
  return { flat, triggers }
}

function readPrinted(dataPopmake: unknown): Readonly<Record<string, unknown>> {
  return readMembers(typeof dataPopmake === "string" ? parseJson(dataPopmake) : dataPopmake)
}

function readPlainSettings(flat: Readonly<Record<string, unknown>>) {
  const flags = mapNames(flagNames, (name) => parseFlag(flat[name]))
  const slug = formatText(flat["slug"])
  return {
    ...flags,
    ...mapNames(keysOf(numberDefaults), (name) => parseNumber(flat[name], numberDefaults[name])),
    ...mapNames(keysOf(lengthDefaults), (name) => parseCssLength(flat[name], lengthDefaults[name])),
    slug: decodeUri(slug),
    scrollable_content: parseFlag(flat["scrollable_content"]) && !flags.custom_height_auto,
    close_on_form_submission_delay: Math.max(0, parseNumber(flat["close_on_form_submission_delay"], 0)),
    close_button_delay: Math.max(0, parseNumber(flat["close_button_delay"], 0)),
    size: readWord(flat["size"], sizes, "medium"),
    location: readWord(flat["location"], locations, "center top"),
    animation_type: readWord(flat["animation_type"], animationTypes, "fade"),
    animation_speed: Math.min(10_000, Math.max(0, parseNumber(flat["animation_speed"], 350))),
    animation_origin: readWord(flat["animation_origin"], origins, "center top"),
    zindex: readZIndex(flat["zindex"]),
    open_sound: formatText(flat["open_sound"]) || "none",
    custom_sound: formatText(flat["custom_sound"]),
  }
}

/** A whole number other than 0; inline popups have negative ones. */
function readId(value: unknown): number | null {
  const id = parseNumber(value, 0)
  return Number.isSafeInteger(id) && id !== 0 ? id : null
}

function readThemeId(value: unknown): number | null {
  const id = parseNumber(value, 0)
  return id > 0 ? id : null
}

/** A valid layer, or the default. */
export function readZIndex(value: unknown): number {
  const layer = parseNumber(value, defaultZIndex)
  return Number.isInteger(layer) && layer >= 1 && layer <= maxZIndex ? layer : defaultZIndex
}

function readWord<const Word extends string>(value: unknown, words: readonly Word[], fallback: Word): Word {
  return words.find((word) => word === value) ?? fallback
}

function mapNames<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each name
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
}

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- constants of this file, which nobody extends
  return Object.keys(record) as Name[]
}
