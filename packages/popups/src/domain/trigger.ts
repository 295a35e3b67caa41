import { formatText, parseFlag, readMembers, readNumberedList } from "@ringside/core/domain"
import { parseNumber } from "./parseNumber.ts"

/** The members of each known trigger. Times are in milliseconds. */
export interface TriggerOptions {
  readonly click_open: { readonly extraSelectors: string; readonly doDefault: boolean }
  readonly auto_open: { readonly delay: number }
  readonly form_submission: { readonly form: string; readonly formInstanceId: string; readonly delay: number }
  readonly admin_debug: object
  readonly exit_intent: {
    /** Height of the strip at the top through which the pointer leaves, in CSS pixels. */
    readonly sensitivity: number
    readonly minTime: number
    readonly touch: boolean
    /** Pixels per second. */
    readonly scrollUpSpeed: number
  }
  readonly scroll_depth: { readonly depth: number; readonly unit: "%" | "px" }
  readonly inactivity: { readonly timeout: number }
}

/** A trigger of a known type, with the members of that type. */
export type KnownTrigger<Type extends keyof TriggerOptions = keyof TriggerOptions> = {
  readonly [Each in Type]: {
    readonly type: Each
    /** If one of these cookies exists, the popup stays closed. */
    readonly cookieNames: readonly string[]
  } & TriggerOptions[Each]
}[Type]

/** A trigger of a type that another script handles. */
interface ForeignTrigger {
  readonly type: string
  readonly cookieNames: readonly string[]
  /** As printed, for that script. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** A trigger of a popup. Source: popups §1.4. */
export type Trigger = KnownTrigger | ForeignTrigger

/** Parses the members of each type from the settings that the server printed. */
const readers: {
  readonly [Type in keyof TriggerOptions]: (settings: Readonly<Record<string, unknown>>) => TriggerOptions[Type]
} = {
  click_open: (settings) => ({
    extraSelectors: formatText(settings["extra_selectors"]).trim(),
    doDefault: parseFlag(settings["do_default"]),
  }),
  auto_open: readDelay,
  form_submission: (settings) => ({
    form: formatText(settings["form"]),
    formInstanceId: formatText(settings["formInstanceId"]),
    ...readDelay(settings),
  }),
  admin_debug: () => ({}),
  exit_intent: readExitIntent,
  scroll_depth: readScrollDepth,
  inactivity: readInactivity,
}

/** Parses one entry of a popup's triggers; null without a type. Source: popups §1.4. */
export function readTrigger(raw: unknown): Trigger | null {
  const { type, settings: rawSettings } = readMembers(raw)
  if (typeof type !== "string" || type === "") return null
  const settings = readMembers(rawSettings)
  const cookieNames = readNames(settings["cookie_name"])
  return { type, cookieNames, ...(isKnownType(type) ? readers[type](settings) : { settings }) }
}

/** The members of an exit intent trigger, from settings or already parsed. */
export function readExitIntent(raw: unknown): TriggerOptions["exit_intent"] {
  const settings = readMembers(raw)
  const { touch = true } = settings
  return {
    sensitivity: Math.min(200, Math.max(0, parseNumber(settings["sensitivity"], 20))),
    minTime: Math.max(0, parseNumber(settings["min_time"] ?? settings["minTime"], 2000)),
    touch: parseFlag(touch),
    scrollUpSpeed: Math.max(0, parseNumber(settings["scroll_up_speed"] ?? settings["scrollUpSpeed"], 1000)),
  }
}

/** The members of a scroll depth trigger, from settings or already parsed. */
export function readScrollDepth(raw: unknown): TriggerOptions["scroll_depth"] {
  const settings = readMembers(raw)
  return { depth: Math.max(0, parseNumber(settings["depth"], 50)), unit: settings["unit"] === "px" ? "px" : "%" }
}

/** The members of an inactivity trigger, from settings or already parsed. */
export function readInactivity(raw: unknown): TriggerOptions["inactivity"] {
  return { timeout: Math.max(1000, parseNumber(readMembers(raw)["timeout"], 30_000)) }
}

/** Names of cookies: one text, or a list of them. */
export function readNames(value: unknown): readonly string[] {
  return (readNumberedList(value) ?? [value]).map((name) => formatText(name)).filter((name) => name !== "")
}

function readDelay(settings: Readonly<Record<string, unknown>>): { readonly delay: number } {
  return { delay: Math.max(0, parseNumber(settings["delay"], 0)) }
}

function isKnownType(type: string): type is keyof TriggerOptions {
  return Object.hasOwn(readers, type)
}

/** Type guard for a trigger of that type and its members. */
export function isTrigger<Type extends keyof TriggerOptions>(
  trigger: Trigger,
  type: Type,
): trigger is KnownTrigger<Type> {
  return trigger.type === type
}
