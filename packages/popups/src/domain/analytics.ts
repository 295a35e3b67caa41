import {
  encodeForm,
  formatJson,
  formatText,
  isRecord,
  parseFlag,
  readMembers,
  splitRestRoot,
  trimTrailing,
} from "@ringside/core/domain"
import { parseNumber } from "./parseNumber.ts"

/** The data that decide whether an event is counted. */
export interface TrackRequest {
  readonly pid: unknown
  readonly event: string
  readonly analyticsEnabled: unknown
  readonly disableTracking?: unknown
  readonly bodyClasses?: string | readonly string[]
  /** False for a form that the server has counted itself. */
  readonly ajax?: boolean
  readonly consent?: string
}

/** Whether an event of a popup is counted. Source: popups §11. */
export function shouldTrack(request: TrackRequest): boolean {
  const { pid, event, analyticsEnabled, disableTracking, bodyClasses, ajax, consent } = readMembers(request)
  const id = parseNumber(pid, 0)
  const classes: readonly unknown[] = Array.isArray(bodyClasses) ? bodyClasses : formatText(bodyClasses).split(/\s/)
  return (
    Number.isInteger(id) &&
    id > 0 &&
    parseFlag(analyticsEnabled) &&
    !parseFlag(disableTracking) &&
    !classes.includes("single-popup") &&
    !(event === "conversion" && ajax === false) &&
    consent !== "denied"
  )
}

/** A message to the counter. */
export interface PopupBeacon {
  readonly url: string
  readonly fields: [string, string][]
  /** The address of an image, with the same message as its parameters. */
  readonly imageUrl: string
}

/** The message that counts an event; null where no counter has an address. Source: popups §11. */
export function createBeacon(data: object, vars: object | null, now: number): PopupBeacon | null {
  const { event, pid, ...extras } = readMembers(data)
  const { analytics_api: api, analytics_route: route, ajaxurl } = readMembers(vars)
  const { before, after } = splitRestRoot(formatText(api))
  const restBase = trimTrailing(before, "/")
  const url = restBase === "" ? formatText(ajaxurl) : `${restBase}/${formatText(route) || "analytics"}/${after}`
  if (url === "") return null
  const fields: [string, string][] = [
    ["event", formatText(event) || "open"],
    ["pid", formatText(pid)],
    ["_cache", String(now)],
    ...Object.entries(extras).flatMap(([name, value]): [string, string][] =>
      value === null || value === undefined ? [] : [[name, formatValue(value)]],
    ),
    ...(restBase === "" ? [["action", "pum_analytics"] satisfies [string, string]] : []),
  ]
  return { url, fields, imageUrl: `${url}${url.includes("?") ? "&" : "?"}${encodeForm(fields)}` }
}

function formatValue(value: unknown): string {
  if (isRecord(value) || Array.isArray(value)) return formatJson(value)
  return typeof value === "boolean" ? String(value) : formatText(value)
}
