import jsCookie from "js-cookie"
import { decodeUri } from "../domain/decodeUri.ts"
import type { PageDocument } from "./pageDocument.ts"
import { type LoaderPage, serviceOf } from "./page.ts"

/** Where a cookie is seen, and for how long. */
export interface CookieAttributes {
  /** The whole shop (`/`) unless it is given; `null` for the folder of the page alone. */
  readonly path?: string | null
  readonly domain?: string | null
  /** Epoch milliseconds; without it the cookie ends with the browser's session. */
  readonly expiresAt?: number | null
  readonly sameSite?: "Lax" | "Strict" | "None"
  readonly secure?: boolean
}

/** The cookies scripts may see, by one way of writing values. Where the browser refuses cookies there are none; nothing throws. */
export interface CookieJar {
  /** The first cookie of that name; `null` when there is none. */
  get(name: string): string | null
  /** False when it can't be written: the browser refuses cookies, or the value can't stand in one as it is. */
  set(name: string, value: string, attributes?: CookieAttributes): boolean
  /** Removes a cookie that was set with this path and domain. */
  remove(name: string, attributes?: Pick<CookieAttributes, "path" | "domain">): void
}

/** Values are percent-encoded; `raw` reads and writes them as they stand. */
export interface PageCookies extends CookieJar {
  readonly raw: CookieJar
}

const rawWriter = jsCookie.withConverter({ write: (value: string) => value })

/** The cookies of `page`. The start reads them with a smaller reader, `page.storage.cookies`. */
export function cookiesOf(page: LoaderPage): PageCookies {
  return serviceOf(page, "core.cookies", () => {
    const { document } = page
    return {
      ...createJar({ document, writer: jsCookie, read: readEncoded, canStand: () => true }),
      // A semicolon would begin an attribute, and a control character has the browser refuse the whole.
      raw: createJar({
        document,
        writer: rawWriter,
        read: (value) => value,
        canStand: (value) => !/[;\p{Cc}]/u.test(value),
      }),
    }
  })
}

interface JarParts {
  readonly document: PageDocument
  readonly writer: Pick<typeof jsCookie, "set" | "remove">
  readonly read: (value: string) => string
  readonly canStand: (value: string) => boolean
}

function createJar({ document, writer, read, canStand }: JarParts): CookieJar {
  return {
    get: (name) => attempt(() => findValue(document.cookie, name, read)),
    set(name, value, attributes = {}) {
      if (name === "" || !canStand(value)) return false
      return attempt(() => writer.set(name, value, formatAttributes(attributes)) ?? null) !== null
    },
    remove(name, attributes = {}) {
      attempt(() => writer.remove(name, formatAttributes(attributes)))
    },
  }
}

/** Without an object by name: a member that a page adds to all objects is no cookie. */
function findValue(cookies: string, name: string, read: JarParts["read"]): string | null {
  for (const pair of cookies.split(";")) {
    const separator = pair.indexOf("=")
    if (separator >= 0 && decodeUri(pair.slice(0, separator).trim()) === name)
      return read(pair.slice(separator + 1).trim())
  }
  return null
}

function readEncoded(value: string): string {
  return decodeUri(value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value)
}

/** Empty ones are left out of the cookie. */
function formatAttributes({ path = "/", domain, expiresAt, sameSite, secure = false }: CookieAttributes) {
  const expires = new Date(expiresAt ?? Number.NaN)
  return {
    path: path ?? "",
    domain: domain ?? "",
    ...(Number.isNaN(expires.getTime()) ? {} : { expires }),
    ...(sameSite && { sameSite }),
    secure,
  }
}

/** `null` where the browser refuses access, as in a sandboxed frame. */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
