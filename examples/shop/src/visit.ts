import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { getCookie } from "hono/cookie"
import { loginCookie, sessionCookie } from "./session/cookieNames.ts"
import { readSession, type Session } from "./session/session.ts"
import type { Customer } from "./features/accounts/customer.ts"
import { readLogin } from "./features/accounts/readLogin.ts"
import type { PolicyAdditions } from "./policy.ts"
import type { Settings } from "./settings.ts"
import type { Shop } from "./shop.ts"
import type { ShopTexts } from "./texts/texts.ts"
import { splitLanguage, type Language } from "./texts/languages.ts"
import { textsOf } from "./texts/texts.ts"
import { createLinks, type Links } from "./links.ts"

/** Who asks for what, and in which language. */
export interface Visit {
  readonly shop: Shop
  /** The address as the browser has it, its scheme too. */
  readonly url: URL
  /** The path that all languages share. */
  readonly path: string
  readonly language: Language
  readonly texts: ShopTexts
  readonly links: Links
  readonly session: Session
  /** Who has logged in; undefined for guests. The database is asked once, and only for those who may be logged in. */
  readonly readCustomer: () => Promise<Customer | undefined>
}

/** What the handlers of this shop find on their context. */
export interface ShopEnv {
  /** What is known of the connection; nothing where a request came over none, as in tests. */
  Bindings: { readonly remoteAddress?: string | undefined }
  Variables: {
    visit: Visit
    /** What every page prints for the script tag, in the language of a visit. */
    settings: (visit: Visit) => Settings
    /** What the page that answers adds to the security policy. */
    policy: PolicyAdditions | undefined
  }
}

/** Works out the visit of every request. */
export function visits(shop: Shop, settings: (visit: Visit) => Settings) {
  return createMiddleware<ShopEnv>(async (context, next) => {
    const url = readUrl(context, shop)
    const { language, path } = splitLanguage(url.pathname)
    const session = readSession(getCookie(context, sessionCookie), shop.secret)
    context.set("settings", settings)
    const readCustomer = once(() => readLogin(shop, session, getCookie(context, loginCookie) ?? ""))
    context.set("visit", { shop, url, path, session, readCustomer, ...inLanguage(language, trustedOrigin(url, shop)) })
    await next()
  })
}

function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= read())
}

/** The same visit in another language, for endpoints whose address doesn't tell it. */
export function speakTo(visit: Visit, language: Language): Visit {
  return { ...visit, ...inLanguage(language, trustedOrigin(visit.url, visit.shop)) }
}

/** The same visit at another of the shop's addresses, for answers that show a page which lives elsewhere. */
export function moveTo(visit: Visit, href: string): Visit {
  const url = new URL(href, visit.url)
  return { ...visit, url, path: splitLanguage(url.pathname).path }
}

/** Whether somebody goes there: a link that a browser or a robot merely looks at changes nothing. */
export function isVisit({ req }: Context<ShopEnv>): boolean {
  return req.method === "GET" && !/prefetch|prerender/.test(req.header("Sec-Purpose") ?? "")
}

/**
 * The address as the browser has it. A proxy that ends TLS tells of it in a header; with more than one, the browser's is
 * the first. What the header says counts only where a proxy stands in front.
 */
function readUrl({ req }: Context<ShopEnv>, { publicUrl, isBehindProxy }: Shop): URL {
  const url = new URL(req.url)
  if (publicUrl) {
    url.protocol = publicUrl.protocol
    url.host = publicUrl.host
    url.port = publicUrl.port
  } else if (isBehindProxy && /^\s*https\s*(,|$)/i.test(req.header("X-Forwarded-Proto") ?? "")) {
    url.protocol = "https:"
  }
  return url
}

/** Anybody may write anything into `Host`: without a public address, only this machine's own names get into pages. */
function trustedOrigin(url: URL, { publicUrl }: Shop): string {
  if (publicUrl) return publicUrl.origin
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) ? url.origin : ""
}

function inLanguage(language: Language, origin: string): Pick<Visit, "language" | "texts" | "links"> {
  return { language, texts: textsOf(language), links: createLinks(language, origin) }
}
