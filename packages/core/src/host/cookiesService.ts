import jsCookie from "js-cookie"
import { decodeUri } from "../domain/decodeUri.ts"
import { encodeCookieName } from "../domain/encodeCookieName.ts"
import { decodeCookie } from "../domain/readCookie.ts"
import { readDocumentCookies, writeDocumentCookie } from "./documentCookies.ts"
import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

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

/** The cookies of a page. The loader has a smaller reader, `page.storage.cookies`. */
export const cookiesService = definePageService("core.cookies", (page: LoaderPage): PageCookies => ({
  ...createJar(page, { read: decodeCookie, encode: encodeValue }),
  // A semicolon would start an attribute, and browsers refuse a cookie with a control character.
  raw: createJar(page, { read: (value) => value, encode: (value) => (/[;\p{Cc}]/u.test(value) ? null : value) }),
}))

interface Encoding {
  readonly read: (value: string) => string
  /** Returns `null` for a value that can't be written. */
  readonly encode: (value: string) => string | null
}

function createJar(page: LoaderPage, { read, encode }: Encoding): CookieJar {
  // js-cookie assigns to `document.cookie`, which an element of that name hides, so only its converter is used.
  const write = (name: string, value: string, attributes: CookieAttributes) =>
    writeDocumentCookie(page, `${encodeCookieName(name)}=${value}${formatAttributes(attributes)}`)
  return {
    get: (name) => findValue(readDocumentCookies(page), name, read),
    set(name, value, attributes = {}) {
      const encoded = encode(value)
      return encoded !== null && isWritable(name) && write(name, encoded, attributes)
    },
    remove: (name, attributes = {}) => void write(name, "", { ...attributes, expiresAt: 0 }),
  }
}

/** Half a surrogate pair has no encoding, so that the name would be read back as another one. */
function isWritable(name: string): boolean {
  return name !== "" && !/\p{Surrogate}/u.test(name)
}

/** Searches the list instead of an object by name, since a page may add members to all objects. */
function findValue(cookies: string, name: string, read: Encoding["read"]): string | null {
  for (const pair of cookies.split(";")) {
    const separator = pair.indexOf("=")
    if (separator >= 0 && decodeUri(pair.slice(0, separator).trim()) === name)
      return read(pair.slice(separator + 1).trim())
  }
  return null
}

function encodeValue(value: string): string | null {
  try {
    return jsCookie.converter.write?.(value, "") ?? null
  } catch {
    return null
  }
}

/** Empty attributes are omitted; a semicolon ends a value, so that no attribute begins another one. */
function formatAttributes({ path = "/", domain, expiresAt, sameSite, secure = false }: CookieAttributes): string {
  const expires = new Date(expiresAt ?? Number.NaN)
  const values = {
    path,
    domain,
    expires: Number.isNaN(expires.getTime()) ? null : expires.toUTCString(),
    sameSite,
  }
  const texts = Object.entries(values).map(([name, value]) =>
    value ? `; ${name}=${value.split(";", 1)[0] ?? ""}` : "",
  )
  return texts.join("") + (secure ? "; secure" : "")
}
