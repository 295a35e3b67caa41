import { parseQuery, readFullHost, readHost, readSearch } from "./visitUrl.ts"

/** A search engine: its host, the query parameter of the search term, and the name it is recorded under. */
export interface SearchEngine {
  readonly host: string
  readonly param: string
  readonly display?: string
}

/** The recognised engines: `extended` includes those whose referrer has no query, as browsers send it today. */
export type EngineMode = "extended" | "reference"

const queryEngines: readonly SearchEngine[] = [
  { host: "bing.com", param: "q", display: "bing" },
  { host: "yahoo.com", param: "p", display: "yahoo" },
  { host: "about.com", param: "q", display: "about" },
  { host: "aol.com", param: "q", display: "aol" },
  { host: "ask.com", param: "q", display: "ask" },
  { host: "globososo.com", param: "q", display: "globo" },
  { host: "go.mail.ru", param: "q", display: "go.mail.ru" },
  { host: "rambler.ru", param: "query", display: "rambler" },
  { host: "tut.by", param: "query", display: "tut.by" },
]

/** Hosts that are recognised without a query. */
const engineHosts: readonly (readonly [pattern: RegExp, source: string])[] = [
  [/^(?:www\.|cn\.)?bing\.com$/, "bing"],
  [/^(?:[a-z]{2,3}\.)?search\.yahoo\.com$/, "yahoo"],
  [/^(?:www\.)?duckduckgo\.com$/, "duckduckgo"],
  [/^(?:www\.)?ecosia\.org$/, "ecosia"],
  [/^search\.brave\.com$/, "brave"],
  [/^(?:www\.)?qwant\.com$/, "qwant"],
  [/^(?:www\.)?startpage\.com$/, "startpage"],
  [/^(?:www\.)?baidu\.com$/, "baidu"],
  [/^(?:www\.)?ya\.ru$/, "yandex"],
  [/^(?:www\.)?yandex\.[a-z]{2,3}(?:\.[a-z]{2})?$/, "yandex"],
  [/^search\.aol\.com$/, "aol"],
  [/^(?:www\.)?ask\.com$/, "ask"],
]

const anyGoogle = /^google\..{2,9}$/
/** Google's own domains; others, such as google.evil.com, may belong to anybody. */
const ownGoogle = /^google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/
const yandex = /(?:^|\.)yandex\.[a-z.]{2,9}$/

/** Whether a host is `parent` or a subdomain of it. */
export function isHostWithin(host: string, parent: string): boolean {
  return parent !== "" && (host === parent || host.endsWith(`.${parent}`))
}

/** The search term at Yandex, if its referrer contains one. */
export function readYandexTerm(referrer: string): string | null {
  if (!yandex.test(readHost(referrer))) return null
  return parseQuery(readSearch(referrer))["text"] ?? null
}

/** The search engine of a referrer; null for other sites. Source: attribution-translation-site §1.2. */
export function selectSearchEngine(
  referrer: string,
  engines: readonly SearchEngine[],
  mode: EngineMode,
): string | null {
  const host = readHost(referrer)
  const isExtended = mode === "extended"
  if (readYandexTerm(referrer) !== null) return "yandex"
  if ((isExtended ? ownGoogle : anyGoogle).test(host)) return "google"
  const query = parseQuery(readSearch(referrer))
  const asked = [...engines, ...queryEngines].find(
    (engine) => isHostWithin(host, engine.host) && Object.hasOwn(query, engine.param),
  )
  if (asked) return asked.display ?? asked.host
  const fullHost = readFullHost(referrer)
  return (isExtended && engineHosts.find(([pattern]) => pattern.test(fullHost))?.[1]) || null
}
