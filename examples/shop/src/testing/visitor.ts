import { Window } from "happy-dom"
import type { RunningShop } from "../app.ts"

const origin = "http://shop.test"
const parser = new new Window().DOMParser()

/** An answer with its body. `page` is the body as a document, for pages and for fragments. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly page: Page
  readonly json: () => unknown
}

type Page = ReturnType<typeof parsePage>

/** A visitor with a browser's cookies and no script. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  readonly post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Answer>
  readonly send: (path: string, init: RequestInit) => Promise<Answer>
  /** Posts and follows the redirect, as a browser does. */
  readonly submit: (path: string, fields: Record<string, string>) => Promise<Answer>
  /** Gets and follows redirects. */
  readonly visit: (path: string) => Promise<Answer>
}

/** Creates a visitor of a shop, with the cookies of an earlier visit or none. */
export function createVisitor(shop: RunningShop, earlier: ReadonlyMap<string, string> = new Map()): Visitor {
  const cookies = new Map(earlier)
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers)
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await shop.fetch(new Request(new URL(path, origin), { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie)
    const text = await response.text()
    let page: Page | undefined
    return {
      status: response.status,
      headers: response.headers,
      text,
      // Lazy: most answers are never read as a document, and parsing takes longer than the answer did.
      get page() {
        return (page ??= parsePage(text))
      },
      json: () => {
        const body: unknown = JSON.parse(text)
        return body
      },
    }
  }
  const get = (path: string, headers: Record<string, string> = {}) => send(path, { headers })
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(path, { method: "POST", body: new URLSearchParams(fields), headers })
  const follow = async (answer: Answer): Promise<Answer> => {
    const location = answer.headers.get("Location")
    return location === null ? answer : follow(await get(location))
  }
  return {
    cookies,
    get,
    post,
    send,
    submit: async (path, fields) => follow(await post(path, fields)),
    visit: async (path) => follow(await get(path)),
  }
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = "", ...attributes] = header.split("; ")
  const name = pair.slice(0, pair.indexOf("="))
  if (attributes.includes("Max-Age=0")) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}

function parsePage(text: string) {
  return parser.parseFromString(text, "text/html")
}
