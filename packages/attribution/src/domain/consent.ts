import { readMember, readText } from "@ringside/core/domain"
import { readList, readMembers } from "./readValues.ts"

/** The consent API's rule for one category: `cookie` is the value of `wp_consent_{category}`. Source: attribution-translation-site §2. */
export function selectConsent({ type, cookie }: { type: string | null; cookie: string }): boolean {
  const kind = readText(type)
  return kind === "" || cookie === "allow" || (kind.includes("optout") && !cookie)
}

/** The state of a category in an event of the consent API; null when the event doesn't contain it. */
export function readConsentChange(detail: unknown, category: string): boolean | null {
  const value = readMember(detail, [category])
  return value === undefined ? null : value === "allow"
}

/**
 * The state in Google's consent mode: the last update, else the default. A default for some regions never grants, since a page can't read
 * the shopper's region, and denies only where somebody asks: another tool does (`isAsked`), or the list has an update. Google's own
 * plugins for the shop print a denial for Europe on pages of the whole world, also where nobody ever asks.
 */
export function readGoogleConsent(
  dataLayer: unknown,
  key?: string | null,
  isAsked = false,
): "granted" | "denied" | null {
  const storage = readText(key) || "ad_storage"
  let fallback: "granted" | "denied" | null = null
  let isDeniedSomewhere = false
  let hasUpdate = false
  let updated: "granted" | "denied" | null = null
  for (const entry of readList(dataLayer)) {
    const command = readMember(entry, ["1"])
    const state = readMember(entry, ["2", storage])
    if (readMember(entry, ["0"]) === "consent" && command === "update") hasUpdate = true
    if (readMember(entry, ["0"]) !== "consent" || (state !== "granted" && state !== "denied")) continue
    if (command === "update") updated = state
    if (command !== "default") continue
    if (readMember(entry, ["2", "region"]) === undefined) fallback = state
    else isDeniedSomewhere ||= state === "denied"
  }
  return updated ?? (isDeniedSomewhere && (isAsked || hasUpdate) ? "denied" : fallback)
}

/** The state in the IAB's framework, v2.2: purposes 1 and 7 are needed. Null while unknown. */
export function readTcfConsent(tcData: unknown): boolean | null {
  const { eventStatus, cmpStatus, gdprApplies, purpose } = readMembers(tcData)
  if (eventStatus === "cmpuishown" || cmpStatus === "error") return null
  if (gdprApplies === false) return true
  if (gdprApplies === undefined && purpose === undefined) return null
  return ["1", "7"].every((id) => readMember(purpose, ["consents", id]) === true)
}

/** All statements about tracking; null for a missing one. */
export interface TrackingSigns {
  /** The shop's own setting. */
  readonly configured: boolean
  /** The consent API. */
  readonly wp: boolean | null
  readonly google: "granted" | "denied" | null
  readonly tcf: boolean | null
  /** Global Privacy Control. */
  readonly gpc: boolean
}

/** Whether a visit may be tracked: any denial wins. */
export function selectTrackingAllowed({ configured, wp, google, tcf, gpc }: TrackingSigns): boolean {
  if (wp === false || google === "denied" || tcf === false) return false
  const isGranted = wp === true || google === "granted" || tcf === true
  if (gpc && !isGranted) return false
  return configured || wp === true
}
