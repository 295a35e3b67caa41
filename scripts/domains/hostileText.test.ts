import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../workspace.mjs"
import { attributionCalls, attributionWithoutText } from "./attributionCalls.ts"
import { cartCalls, cartWithoutText } from "./cartCalls.ts"
import { checkoutCalls, checkoutWithoutText } from "./checkoutCalls.ts"
import { coreCalls, coreWithoutText } from "./coreCalls.ts"
import { type HostileCalls, packageNames, type PackageName, readDomains } from "./domains.ts"
import { expressCheckoutCalls, expressCheckoutWithoutText } from "./expressCheckoutCalls.ts"
import { paymentsCalls, paymentsWithoutText } from "./paymentsCalls.ts"
import { popupsCalls } from "./popupsCalls.ts"
import { siteCalls, siteWithoutText } from "./siteCalls.ts"
import { translationCalls, translationWithoutText } from "./translationCalls.ts"
import { addToCartCalls, galleryCalls, miniCartCalls, tabsReviewsCalls, widgetsWithoutText } from "./widgetCalls.ts"

const domains = await readDomains()
const calls: Readonly<Record<PackageName, HostileCalls>> = {
  core: coreCalls,
  cart: cartCalls,
  "add-to-cart": addToCartCalls,
  checkout: checkoutCalls,
  "mini-cart": miniCartCalls,
  "tabs-reviews": tabsReviewsCalls,
  gallery: galleryCalls,
  popups: popupsCalls,
  site: siteCalls,
  payments: paymentsCalls,
  attribution: attributionCalls,
  "express-checkout": expressCheckoutCalls,
  translation: translationCalls,
}
const withoutText = {
  core: coreWithoutText,
  cart: cartWithoutText,
  checkout: checkoutWithoutText,
  site: siteWithoutText,
  payments: paymentsWithoutText,
  attribution: attributionWithoutText,
  "express-checkout": expressCheckoutWithoutText,
  translation: translationWithoutText,
  ...widgetsWithoutText,
}

const length = 40_000
const units = [
  ...[" ", "\t", "\n", "\r", "\u00A0", "\0", "\uD800", "0", "7", "a", "A", "é", "中"],
  ..."-_.,:;=&#%?!/\\<>\"'[]{}()*+|$^~@".split(""),
  ...[
    "a ",
    " a",
    "a-",
    "-a",
    "a_",
    "a.",
    "1.",
    "1,",
    "1 ",
    ", a",
    "a=",
    "a=1;",
    "&a",
    "&#1",
    "&#x1",
    "%41",
    "%%",
    "%25",
  ],
  ...[
    "<a",
    "<a ",
    "<a>",
    '<a b="',
    "<!--",
    "</script",
    "<script>",
    "{{",
    "{{ ",
    "{{{data.variation.a",
    "{a",
    "[a",
    "][",
  ],
  ...[
    "%%endpoint%%",
    "wc-ajax=",
    "&wc-ajax",
    "comment-",
    "http://",
    "//",
    "../",
    "data:",
    "en-",
    "a_tab ",
    "_tab",
    "__proto__",
  ],
  ...['{"a":', "[1,", '"a\\', "[[", '{"@graph":'],
]
const texts = units.flatMap((unit) => {
  const long = unit.repeat(Math.ceil(length / unit.length))
  return [long, `${long}!`, `!${long}\n`]
})

/** The limit of a call's processor time: linear code needs a fiftieth of it, and a pattern such as `/\s*$/` four times as much. */
const limitMs = 200

it("covers every package that has a domain", () => {
  const folders = readdirSync(join(root, "packages"))
  const withDomain = folders.filter((name) => existsSync(join(root, "packages", name, "src/domain/index.ts")))
  expect(withDomain).toEqual([...packageNames].sort())
})

describe.each(packageNames)("domain of %s", (name) => {
  it("has each of its functions read hostile text here, or none at all", () => {
    const functions = [...(domains.get(name)?.keys() ?? [])]
    expect([...Object.keys(calls[name]), ...withoutText[name]].sort()).toEqual(functions.sort())
  })

  it.each(Object.entries(calls[name]))("%s reads 40,000 characters in linear time", (member, createCalls) => {
    for (const text of texts) {
      for (const args of createCalls(text)) {
        const ms = measureMs(() => domains.get(name)?.get(member)?.(...args))
        expect(ms, `with ${JSON.stringify(text.slice(0, 20))}`).toBeLessThan(limitMs)
      }
    }
  })
})

/** Measures processor time, which other programs don't affect. An error that the function throws fails the test. */
function measureMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
