import type { BoxName } from "./cookieNames.ts"
import { encodeCookieValue } from "./cookieText.ts"
import { packPairs } from "./packValue.ts"

/** The texts of all cookies that a page view leaves, by their names without the prefix, before they are encoded. */
export type CookieTexts = ReadonlyMap<string, string>

/** The length of all cookies together, as they are sent: servers refuse a request whose headers are longer. */
const maxTotal = 4000

interface Target {
  readonly box: BoxName
  readonly alias: string
  /** The length that a cut leaves. */
  readonly keep: (value: string) => number
}

const addBoxes = ["current_add", "first_add"] as const
const sourceBoxes = ["current", "first"] as const
const keepAddress = (value: string) => (value.includes("?") ? value.indexOf("?") : value.length)
const keepTraffic = () => 100
const keepNothing = () => 0

const list = (boxes: readonly BoxName[], aliases: readonly string[], keep: Target["keep"]): readonly Target[] =>
  aliases.flatMap((alias) => boxes.map((box) => ({ box, alias, keep })))

const lessTraffic = ["tct", "fmt", "plt", "id", "trm", "cnt"]
const mainTraffic = ["cmp", "mdm", "src", "typ"]

/**
 * The values to cut, in this order. The last rows are for values that are long without queries. Source: attribution-translation-site §1.3.
 */
const targets: readonly Target[] = [
  ...list(addBoxes, ["rf", "ep"], keepAddress),
  ...list(["session"], ["cpg"], keepAddress),
  ...list(["udata"], ["uag"], keepNothing),
  ...list(sourceBoxes, [...lessTraffic, ...mainTraffic], keepTraffic),
  ...list(addBoxes, ["rf", "ep"], keepTraffic),
  ...list(["session"], ["cpg"], keepTraffic),
  ...list(sourceBoxes, [...lessTraffic, ...mainTraffic], keepNothing),
]

/** Shortens the texts of cookies until all of them together can be sent. */
export function fitCookies(texts: CookieTexts, base64 = false): CookieTexts {
  const fitted = new Map(texts)
  const measure = (name: string, text: string) => `sbjs_${name}=${encodeCookieValue(text, base64)}`.length
  const sizes = new Map([...fitted].map(([name, text]) => [name, measure(name, text)]))
  const sum = () => [...sizes.values()].reduce((total, size) => total + size, 0)
  for (const [name, text] of sum() > maxTotal ? texts : []) {
    // It was truncated, or belongs to another script.
    if (splitPairs(text).length > 0) continue
    fitted.set(name, "")
    sizes.set(name, measure(name, ""))
  }
  for (const { box, alias, keep } of targets) {
    const over = sum() - maxTotal
    if (over <= 0) break
    const pairs = splitPairs(fitted.get(box) ?? "")
    const pair = pairs.find(([name]) => name === alias)
    if (!pair) continue
    const [, value] = pair
    const write = (length: number) =>
      packPairs(pairs.map((each) => [each[0], each === pair ? cutValue(value, length) : each[1]]))
    const goal = measure(box, write(value.length)) - over
    // The largest length that fits: a longer value is never shorter when it is encoded.
    let [low, high] = [Math.min(keep(value), value.length), value.length]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (measure(box, write(middle)) <= goal) low = middle
      else high = middle - 1
    }
    fitted.set(box, write(low))
    sizes.set(box, measure(box, write(low)))
  }
  return fitted
}

function splitPairs(text: string): readonly (readonly [string, string])[] {
  return text
    .split("|||")
    .filter((pair) => pair.includes("="))
    .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const)
}

/** Cuts a packed value, never inside an escape or a pair of surrogates. */
function cutValue(value: string, length: number): string {
  if (length >= value.length) return value
  return value
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/%[\da-f]?$/i, "")
}
