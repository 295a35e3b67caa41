import jsCookie from "js-cookie"
import { decodeUri } from "../domain/decodeUri.ts"
import type { PageDocument } from "./pageDocument.ts"
import { type LoaderPage, serviceOf } from "./page.ts"

/** The scope and the lifetime of a cookie. */
export interface CookieAttributes {
  /** The whole shop (`/`) by default; `null` for the folder of the page. */
  readonly path?: string | null
  readonly domain?: string | null
  /** Epoch milliseconds; without it the cookie lasts for the browser's session. */
  readonly expiresAt?: number | null
  readonly sameSite?: "Lax" | "Strict" | "None"
  readonly secure?: boolean
}

/** The cookies that scripts can read, with one encoding of values. Where the browser refuses cookies there are none; nothing throws. */
export interface CookieJar {
  /** The first cookie of that name; `null` when there is none. */
  get(name: string): string | null
  /** Returns false when the cookie can't be written: the browser refuses cookies, or the value isn't allowed unencoded. */
  set(name: string, value: string, attributes?: CookieAttributes): boolean
  /** Removes a cookie that was set with this path and domain. */
  remove(name: string, attributes?: Pick<CookieAttributes, "path" | "domain">): void
}

/** Values are percent-encoded; `raw` reads and writes them unencoded. */
export interface PageCookies extends CookieJar {
  readonly raw: CookieJar
}

const rawWriter = jsCookie.withConverter({ write: (value: string) => value })

/** The cookies of `page`. The loader has a smaller reader, `page.storage.cookies`. */
export function cookiesOf(page: LoaderPage): PageCookies {
  return serviceOf(page, "core.cookies", () => {
    const { document } = page
    return {
      ...createJar({ document, writer: jsCookie, read: readEncoded, canStand: () => true }),
      // A semicolon would start an attribute, and browsers refuse a cookie with a control character.
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

/** Searches the list instead of an object by name, since a page may add members to all objects. */
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

/** Empty attributes are omitted. */
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

/** Returns `null` where the browser refuses access, as in a sandboxed frame. */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
