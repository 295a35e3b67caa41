import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import {
  createVisitCookies,
  decodeCookieValue,
  readAttributionData,
} from "../../packages/attribution/src/domain/index.ts"

const source = readFileSync(createRequire(import.meta.url).resolve("sourcebuster/dist/sourcebuster.js"), "utf8")
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) Test/1"
const now = Date.UTC(2026, 10, 23, 8, 5, 9)

/** A shopper's cookies by name, as a browser stores them. */
type Jar = Map<string, string>

const writeHeader = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ")

/** Records one page view with the library that the platform uses. */
function recordByLibrary(jar: Jar, url: string, referrer: string): void {
  const location = new URL(url)
  const document = {
    referrer,
    location,
    get cookie() {
      return writeHeader(jar)
    },
    set cookie(text: string) {
      const [pair = ""] = text.split(";", 1)
      const separator = pair.indexOf("=")
      jar.set(pair.slice(0, separator), pair.slice(separator + 1))
    },
  }
  const scope: Record<string, unknown> = { document, location, navigator: { userAgent }, console }
  scope["window"] = scope
  runInNewContext(source, scope)
  runInNewContext("sbjs.init({ timezone_offset: 0, user_ip: '' })", scope)
}

/** Records one page view with our functions, set to the library's rules. */
function recordByUs(jar: Jar, url: string, referrer: string): void {
  const { writes } = createVisitCookies({
    url,
    referrer,
    cookies: writeHeader(jar),
    userAgent,
    now,
    lifetimeMinutes: 0,
    sessionMinutes: 30,
    engines: "reference",
  })
  for (const { name, value } of writes) jar.set(name, encodeURIComponent(value))
}

/** The values that both write. Times are left out, since the library uses the real clock, and so are parameters that it doesn't support. */
function read(jar: Jar): object {
  const { current, first, current_add: added, session, udata } = readAttributionData(writeHeader(jar))
  const six = ({ typ, src, mdm, cmp, cnt, trm }: Record<string, string>) => ({ typ, src, mdm, cmp, cnt, trm })
  return {
    current: six(current),
    first: six(first),
    added: { ep: added["ep"], rf: added["rf"] },
    pages: session["pgs"],
    visits: udata["vst"],
    agent: udata["uag"],
  }
}

const home = "https://shop.test/"

it.each<[string, readonly (readonly [url: string, referrer: string])[]]>([
  ["a direct visit", [[home, ""]]],
  ["a campaign", [[`${home}?utm_source=news&utm_medium=email&utm_campaign=summer`, ""]]],
  ["an ad of Google's", [[`${home}?gclid=1`, "https://www.google.com/"]]],
  ["an ad of Yandex's", [[`${home}?yclid=1`, ""]]],
  ["Google", [[home, "https://www.google.com/"]]],
  ["Bing with its query", [[home, "https://www.bing.com/search?q=x"]]],
  ["Bing without", [[home, "https://www.bing.com/"]]],
  ["Yandex with its query", [[home, "https://yandex.ru/search?text=x"]]],
  ["a blog", [[home, "https://blog.test/post/1"]]],
  ["a short link", [[home, "https://t.co/abc"]]],
  [
    "three pages",
    [
      [`${home}?utm_source=news`, ""],
      [`${home}tienda/`, home],
      [`${home}checkout/`, `${home}tienda/`],
    ],
  ],
  [
    "a search within a session",
    [
      [home, "https://blog.test/"],
      [home, "https://www.google.com/"],
    ],
  ],
  [
    "a referral within a session",
    [
      [`${home}?gclid=1`, ""],
      [home, "https://blog.test/"],
    ],
  ],
])("records %s as the library does", (_, pages) => {
  const [theirs, ours]: [Jar, Jar] = [new Map(), new Map()]
  for (const [url, referrer] of pages) {
    recordByLibrary(theirs, url, referrer)
    recordByUs(ours, url, referrer)
  }
  expect(read(ours)).toEqual(read(theirs))
})

it("goes on with the library's own cookies", () => {
  const jar: Jar = new Map()
  recordByLibrary(jar, `${home}?utm_source=news`, "")
  recordByUs(jar, `${home}tienda/`, home)
  expect(read(jar)).toMatchObject({ current: { typ: "utm", src: "news" }, pages: "2", visits: "1" })
  expect(decodeCookieValue(jar.get("sbjs_first") ?? "")).toContain("src=news")
})
