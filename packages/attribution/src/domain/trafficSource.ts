import { isRecord, readText } from "@ringside/core/domain"
import { none } from "./packValue.ts"
import { readList, readMembers } from "./readValues.ts"
import {
  type EngineMode,
  isHostWithin,
  readYandexTerm,
  type SearchEngine,
  selectSearchEngine,
} from "./searchEngines.ts"
import { parseQuery, readHost, readPath, readSearch } from "./visitUrl.ts"

/** The data of one page view about the shopper's origin, and the shop's settings. */
export interface Visit {
  readonly url?: string
  readonly referrer?: string
  readonly hasSession?: boolean
  readonly hasCurrent?: boolean
  /** The shop's own host; by default that of `url`. */
  readonly domain?: string
  /** Whether subdomains of the shop are other sites. */
  readonly isolate?: boolean
  readonly campaignParam?: string | false
  readonly termParam?: string | false
  readonly contentParam?: string | false
  readonly organics?: readonly { host: string; param: string; display?: string }[]
  readonly referrals?: readonly { host: string; display?: string; medium?: string }[]
  readonly typein?: { source?: string; medium?: string }
  readonly ignoredReferrers?: readonly string[]
  readonly engines?: EngineMode
}

/** The source of a visit. */
export interface TrafficSource {
  type: "utm" | "organic" | "referral" | "typein"
  source: string
  medium: string
  campaign: string
  content: string
  term: string
  id: string
  platform: string
  format: string
  tactic: string
}

const campaignNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "utm_id",
  "utm_source_platform",
  "utm_creative_format",
  "utm_marketing_tactic",
  "gclid",
  "yclid",
]

const knownReferrals: readonly Referral[] = [
  { host: "t.co", display: "twitter.com" },
  { host: "plus.url.google.com", display: "plus.google.com" },
]

/** Shoppers return from these after a payment, maybe after their session has ended. */
const paymentHosts = ["stripe.com", "paypal.com", "redsys.es", "sermepa.es", "klarna.com", "pay.woo.com"]

interface Referral {
  readonly host: string
  readonly display?: string
  readonly medium?: string
}

/** The source of one page view; null keeps the stored one. Source: attribution-translation-site §1.2. */
export function selectTrafficSource(visit: Visit): TrafficSource | null {
  const known = readVisit(visit)
  return (
    selectCampaign(known) ??
    selectOrganic(known) ??
    selectReferral(known) ??
    (known.hasCurrent ? null : selectDirect(known))
  )
}

interface KnownVisit {
  readonly query: Readonly<Record<string, string>>
  readonly referrer: string
  /** The host of a referrer outside the shop; "" for none. */
  readonly outside: string
  readonly hasSession: boolean
  readonly hasCurrent: boolean
  readonly isExtended: boolean
  readonly visit: Readonly<Record<string, unknown>>
}

function readVisit(raw: Visit): KnownVisit {
  const visit = readMembers(raw)
  const url = readText(visit["url"])
  const referrer = readText(visit["referrer"])
  const host = readHost(referrer)
  const shop = (readText(visit["domain"]) || readHost(url)).toLowerCase().replace(/^www\./, "")
  const isInside = host === shop || (visit["isolate"] !== true && isHostWithin(host, shop))
  return {
    query: parseQuery(readSearch(url)),
    referrer,
    outside: isInside ? "" : host,
    hasSession: visit["hasSession"] === true,
    hasCurrent: visit["hasCurrent"] === true,
    isExtended: visit["engines"] !== "reference",
    visit,
  }
}

function selectCampaign({ query, referrer, visit }: KnownVisit): TrafficSource | null {
  const own = (name: unknown) => (typeof name === "string" && Object.hasOwn(query, name) ? query[name] : undefined)
  const { campaignParam, termParam, contentParam } = visit
  if (![...campaignNames, campaignParam, termParam, contentParam].some((name) => own(name) !== undefined)) return null
  const ad = own("gclid") !== undefined ? "google" : own("yclid") !== undefined ? "yandex" : null
  return {
    type: "utm",
    source: own("utm_source") ?? ad ?? none,
    medium: own("utm_medium") ?? (ad ? "cpc" : none),
    campaign: own("utm_campaign") ?? own(campaignParam) ?? (ad ? `${ad}_cpc` : none),
    content: own("utm_content") ?? own(contentParam) ?? none,
    term: own("utm_term") ?? own(termParam) ?? readYandexTerm(referrer) ?? none,
    id: own("utm_id") || none,
    platform: own("utm_source_platform") || none,
    format: own("utm_creative_format") || none,
    tactic: own("utm_marketing_tactic") || none,
  }
}

function selectOrganic({ outside, referrer, hasSession, isExtended, visit }: KnownVisit): TrafficSource | null {
  const engines = readList(visit["organics"]).flatMap(readEngine)
  const read = (mode: EngineMode) => (outside === "" ? null : selectSearchEngine(referrer, engines, mode))
  // Within a session the platform must see the search, too: one without its words doesn't take the place of a campaign.
  const isSeen = !hasSession || read("reference") !== null
  const source = isSeen ? read(isExtended ? "extended" : "reference") : null
  return source === null ? null : createSource({ type: "organic", source, medium: "organic" })
}

function selectReferral({ outside, referrer, hasSession, isExtended, visit }: KnownVisit): TrafficSource | null {
  if (outside === "" || hasSession) return null
  const ignored = [...readList(visit["ignoredReferrers"]), ...(isExtended ? paymentHosts : [])]
  if (ignored.some((host) => typeof host === "string" && isHostWithin(outside, host.toLowerCase()))) return null
  const rules = [...readList(visit["referrals"]).flatMap(readReferral), ...knownReferrals]
  const rule = rules.find(({ host }) => isHostWithin(outside, host))
  return createSource({
    type: "referral",
    source: rule ? (rule.display ?? rule.host) : outside,
    medium: rule?.medium ?? "referral",
    content: readPath(referrer),
  })
}

function selectDirect({ visit }: KnownVisit): TrafficSource {
  const { source, medium } = readMembers(visit["typein"])
  const isConfigured = typeof source === "string" && source !== "" && typeof medium === "string" && medium !== ""
  return createSource({ type: "typein", ...(isConfigured ? { source, medium } : { source: "(direct)", medium: none }) })
}

function createSource(known: Pick<TrafficSource, "type" | "source" | "medium"> & { content?: string }): TrafficSource {
  const { type, source, medium, content = none } = known
  const rest = { term: none, id: none, platform: none, format: none, tactic: none }
  return { type, source, medium, campaign: none, content, ...rest }
}

function readEngine(raw: unknown): SearchEngine[] {
  if (!isRecord(raw) || typeof raw["host"] !== "string" || typeof raw["param"] !== "string") return []
  return [{ host: raw["host"].toLowerCase(), param: raw["param"], ...readDisplay(raw) }]
}

function readReferral(raw: unknown): Referral[] {
  if (!isRecord(raw) || typeof raw["host"] !== "string") return []
  const { host, medium } = raw
  return [{ host: host.toLowerCase(), ...readDisplay(raw), ...(typeof medium === "string" && medium && { medium }) }]
}

function readDisplay({ display }: Readonly<Record<string, unknown>>): { display?: string } {
  return typeof display === "string" && display !== "" ? { display } : {}
}
