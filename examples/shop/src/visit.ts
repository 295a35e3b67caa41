import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { getCookie } from "hono/cookie"
import { sessionCookie } from "./session/cookieNames.ts"
import { readSession, type Session } from "./session/session.ts"
import type { Shop } from "./shop.ts"
import type { ShopTexts } from "./texts/es.ts"
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
}

/** What the handlers of this shop find on their context. */
export interface ShopEnv {
  /** What is known of the connection; nothing where a request came over none, as in tests. */
  Bindings: { readonly remoteAddress?: string | undefined }
  Variables: { visit: Visit }
}

/** Works out the visit of every request. */
export function visits(shop: Shop) {
  return createMiddleware<ShopEnv>(async (context, next) => {
    const url = readUrl(context)
    const { language, path } = splitLanguage(url.pathname)
    const session = readSession(getCookie(context, sessionCookie), shop.secret)
    context.set("visit", { shop, url, path, session, ...inLanguage(language, url.origin) })
    await next()
  })
}

/** The same visit in another language, for endpoints whose address doesn't tell it. */
export function speakTo(visit: Visit, language: Language): Visit {
  return { ...visit, ...inLanguage(language, visit.url.origin) }
}

/** The same visit at another of the shop's addresses, for answers that show a page which lives elsewhere. */
export function moveTo(visit: Visit, href: string): Visit {
  const url = new URL(href, visit.url)
  return { ...visit, url, path: splitLanguage(url.pathname).path }
}

/** A proxy that ends TLS tells of it in a header; with more than one, the browser's is the first. Whoever lies fools themselves. */
function readUrl({ req }: Context<ShopEnv>): URL {
  const url = new URL(req.url)
  if (/^\s*https\s*(,|$)/i.test(req.header("X-Forwarded-Proto") ?? "")) url.protocol = "https:"
  return url
}

function inLanguage(language: Language, origin: string): Pick<Visit, "language" | "texts" | "links"> {
  return { language, texts: textsOf(language), links: createLinks(language, origin) }
}
