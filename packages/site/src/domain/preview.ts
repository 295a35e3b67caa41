import { isRecord, isSafeCssValue, readList, readMember } from "@ringside/core/domain"
import { isSafeColor, isSafeSlug, maxColors } from "./palette.ts"

/** A change of the preview: its parameter, and its validated data. */
export interface PreviewMessage {
  readonly param: string
  readonly data: unknown
}

/** The changes of a preview, stored for the next page. */
export interface StoredPreview {
  readonly data: object
  /** Origin of the page that it belongs to. */
  readonly url: string
}

const call = "starterTemplatePreviewDispatch"

/** The parameters that are applied again on the next page, in this order. */
const keptParams = ["siteLogo", "colorPalette", "siteTypography", "siteTitle"] as const

const logoWidthLimit = 1000
const safeName = /^[a-z0-9-]{1,40}$/

/**
 * Validates a message of the parent frame: it must come from the parent, from an origin that the page's config lists, with a known
 * parameter and data of its shape. Anything else is null. Source: attribution-translation-site §9.
 */
export function parsePreviewMessage(
  data: unknown,
  origin: string,
  context: {
    readonly allowedOrigins: readonly string[]
    readonly framed: boolean
    readonly fromParent: boolean
  } | null,
): PreviewMessage | null {
  const isTrue = (name: string) => readMember(context, [name]) === true
  if (!isTrue("framed") || !isTrue("fromParent") || !isAllowed(origin, context?.allowedOrigins)) return null
  if (!isRecord(data) || data["call"] !== call || !isRecord(data["value"])) return null
  const { param, data: value } = data["value"]
  return typeof param === "string" ? parsePreviewParam(param, value) : null
}

/** A parameter with its validated data; null when the parameter is unknown, or its data is invalid. */
export function parsePreviewParam(param: string, data: unknown): PreviewMessage | null {
  switch (param) {
    case "siteLogo":
    case "cleanStorage":
      return isRecord(data) ? { param, data: parseLogo(data) } : null
    case "colorPalette": {
      const palette = parsePalette(data)
      return palette && { param, data: palette }
    }
    case "siteTypography":
      return isRecord(data) ? { param, data: parseTypography(data) } : null
    case "siteTitle":
      return { param, data: data === true || data === "true" || data === 1 || data === "1" }
    case "clearPreviewAssets":
    case "completeOnboarding":
      return { param, data: null }
    default:
      return null
  }
}

/**
 * The changes to store after a message, and those to apply to the page now. `stored` is the stored value, of any shape; without a message,
 * its changes are applied. Source: attribution-translation-site §9.
 */
export function reducePreview(
  stored: unknown,
  message: PreviewMessage | null,
  origin: string,
): { readonly stored: StoredPreview | null; readonly apply: PreviewMessage[] } {
  const kept = readStored(stored)
  const keep = (data: Readonly<Record<string, unknown>>) => ({ data, url: origin })
  const known = Object.keys(kept).length === 0 ? null : keep(kept)
  if (!message) return { stored: known, apply: listApplied(kept) }
  const { param, data } = message
  if (param === "completeOnboarding") return { stored: null, apply: [] }
  if (param === "clearPreviewAssets") return { stored: known, apply: [message] }
  if (param === "cleanStorage") {
    const cleaned = { ...kept, siteLogo: data, colorPalette: {}, siteTypography: {} }
    return { stored: keep(cleaned), apply: listApplied(cleaned) }
  }
  if (!isKept(param)) return { stored: known, apply: [] }
  return { stored: keep({ ...kept, [param]: data }), apply: [message] }
}

/**
 * Whether a logo's address may be shown: http or https without quotes, spaces, angle brackets or backslashes, or an image as Base64 data.
 */
export function isSafeLogoUrl(v: unknown): boolean {
  if (typeof v !== "string") return false
  return (
    /^https?:\/\/[^\s"'<>\\]+$/i.test(v) ||
    /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/.test(v)
  )
}

function isAllowed(origin: string, allowed: unknown): boolean {
  return origin !== "*" && origin !== "null" && origin !== "" && readList(allowed).includes(origin)
}

function readStored(stored: unknown): Readonly<Record<string, unknown>> {
  const data = isRecord(stored) && isRecord(stored["data"]) ? stored["data"] : {}
  const known = keptParams.flatMap((param) => {
    const message = Object.hasOwn(data, param) ? parsePreviewParam(param, data[param]) : null
    return message ? [[param, message.data] as const] : []
  })
  return Object.fromEntries(known)
}

function listApplied(data: Readonly<Record<string, unknown>>): PreviewMessage[] {
  return keptParams.flatMap((param) => (Object.hasOwn(data, param) ? [{ param, data: data[param] }] : []))
}

function isKept(param: string): boolean {
  return keptParams.some((each) => each === param)
}

function parseLogo({ url, dataUri, width }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const number = typeof width === "string" && /^\d{1,4}(?:\.\d{1,3})?$/.test(width.trim()) ? Number(width) : width
  const isWidth = typeof number === "number" && number >= 1 && number <= logoWidthLimit
  return {
    ...(isSafeLogoUrl(url) && { url }),
    ...(isSafeLogoUrl(dataUri) && { dataUri }),
    ...(isWidth && { width: number }),
  }
}

function parsePalette(data: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(data)) return null
  const { slug, colors = [] } = data
  const list: readonly unknown[] | null = Array.isArray(colors)
    ? colors
    : isRecord(colors)
      ? Object.values(colors)
      : null
  if (colors !== null && (!list || list.length > maxColors || !list.every(isSafeColor))) return null
  return { ...(isSafeSlug(slug) && { slug }), colors: (list ?? []).map((color) => String(color).trim()) }
}

function parseTypography(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const rows = Object.entries(data).flatMap(([name, value]) => {
    if (!safeName.test(name)) return []
    if (isSafeCssValue(value)) return [[name, value] as const]
    if (!isRecord(value)) return []
    const inner = Object.entries(value).filter(([key, each]) => safeName.test(key) && isSafeCssValue(each))
    return [[name, Object.fromEntries(inner)] as const]
  })
  return Object.fromEntries(rows)
}
