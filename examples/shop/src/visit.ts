import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { getCookie } from "hono/cookie"
import { currencyCookie, loginCookie, sessionCookie } from "./session/cookieNames.ts"
import { readSender } from "./session/sender.ts"
import { readSession, type Session } from "./session/session.ts"
import type { Html } from "./html/html.ts"
import type { Customer } from "./features/accounts/customer.ts"
import { readLogin } from "./features/accounts/readLogin.ts"
import type { PolicyAdditions } from "./policy.ts"
import type { Settings } from "./settings.ts"
import type { Shop } from "./shop.ts"
import type { ShopTexts } from "./texts/texts.ts"
import { splitLanguage, type Language } from "./texts/languages.ts"
import { findCurrency, type Currency } from "./texts/money.ts"
import { textsOf } from "./texts/texts.ts"
import { createLinks, type Links } from "./links.ts"

/** A request's visitor, address and language. */
export interface Visit {
  readonly shop: Shop
  /** The address in the browser, with its scheme. */
  readonly url: URL
  /** The path without the language. */
  readonly path: string
  readonly language: Language
  /** The currency of all prices: the address's `?currency=`, otherwise the visitor's last choice. */
  readonly currency: Currency
  readonly texts: ShopTexts
  readonly links: Links
  /** The session whose basket is used. */
  readonly session: Session
  /** The session of the browser's cookie, which its nonces belong to; `session` differs only in a separate cart. */
  readonly browserSession: Session
  /** Identifies the sender of the request, as `senderOf` does. */
  readonly sender: string | undefined
  /** Reads the logged-in customer; undefined for guests. The database is queried once, and only with a login cookie. */
  readonly readCustomer: () => Promise<Customer | undefined>
}

/** A place in the document of every page, where features may add markup. */
export type PagePlace = "beforeHeader" | "beforeFooter" | "afterFooter"

/** A list of links on every page: the main menu before the divisions, the sub-menu of the workshop, and the footer. */
export type NavigationPlace = "menu" | "workshop" | "footer"

/** A page that navigation leads to. */
export interface NavigationEntry {
  readonly path: string
  readonly title: string
}

/** The additions of all features to pages, including those of other features. */
export interface PageAdditions {
  /** The settings that every page prints for the script tag, in the language of a visit. */
  readonly settings: (visit: Visit) => Settings
  /** The markup of every page at one place. `customer` is undefined for a guest. */
  readonly markup: (place: PagePlace, visit: Visit, customer: Customer | undefined) => readonly Html[]
  /** The links of one list, in order. */
  readonly navigation: (place: NavigationPlace, visit: Visit) => readonly NavigationEntry[]
  /** The navigation of the administration, in order. Paths are those below the administration. */
  readonly adminPages: (visit: Visit) => readonly NavigationEntry[]
}

/** The variables on a handler's context. */
export interface ShopEnv {
  /** Data about the connection; empty for a request without one, as in tests. */
  Bindings: { readonly remoteAddress?: string | undefined }
  Variables: {
    visit: Visit
    additions: PageAdditions
    /** The answering page's additions to the security policy. */
    policy: PolicyAdditions | undefined
  }
}

/** Creates the visit of every request. */
export function visits(shop: Shop, additions: PageAdditions) {
  return createMiddleware<ShopEnv>(async (context, next) => {
    const url = readUrl(context, shop)
    const { language, path } = splitLanguage(url.pathname)
    const session = readSession(getCookie(context, sessionCookie), shop.secret)
    context.set("additions", additions)
    const readCustomer = once(() => readLogin(shop, session, getCookie(context, loginCookie) ?? ""))
    const currency =
      findCurrency(url.searchParams.get("currency")) ?? findCurrency(getCookie(context, currencyCookie)) ?? "EUR"
    const sender = readSender(context, shop)
    const own = { shop, url, path, session, browserSession: session, sender, readCustomer, currency }
    context.set("visit", { ...own, ...inLanguage(language, trustedOrigin(url, shop)) })
    await next()
  })
}

function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= read())
}

/** Changes the language of a visit, for endpoints whose address doesn't contain it. */
export function speakTo(visit: Visit, language: Language): Visit {
  return { ...visit, ...inLanguage(language, trustedOrigin(visit.url, visit.shop)) }
}

/** Changes the address of a visit, for answers that show a page of another address. */
export function moveTo(visit: Visit, href: string): Visit {
  const url = new URL(href, visit.url)
  return { ...visit, url, path: splitLanguage(url.pathname).path }
}

/** Whether a person opens the link: a prefetch by a browser or a robot changes nothing. */
export function isVisit({ req }: Context<ShopEnv>): boolean {
  return req.method === "GET" && !/prefetch|prerender/.test(req.header("Sec-Purpose") ?? "")
}

/**
 * Reads the address in the browser. A proxy that ends TLS reports it in a header; with several proxies, the browser's is the first. The
 * header is trusted only behind a proxy.
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

/** Clients may send any `Host`: without a public address, pages contain only this machine's own names. */
function trustedOrigin(url: URL, { publicUrl }: Shop): string {
  if (publicUrl) return publicUrl.origin
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) ? url.origin : ""
}

function inLanguage(language: Language, origin: string): Pick<Visit, "language" | "texts" | "links"> {
  return { language, texts: textsOf(language), links: createLinks(language, origin) }
}
