import { describe, expect, it } from "vitest"
import { selectCases } from "../test/selectCases.ts"
import { packageNames, readDomains } from "./domains.ts"

const domains = await readDomains()

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
const texts = selectCases(
  units.flatMap((unit) => {
    const long = unit.repeat(Math.ceil(length / unit.length))
    return [long, `${long}!`, `!${long}\n`]
  }),
  // Not three, which would take each unit in the same form.
  4,
)

/** The limit of a call's processor time: linear code needs a fiftieth of it, and a pattern such as `/\s*$/` four times as much. */
const limitMs = 200

it("finds the domains of packages", () =>
  expect(packageNames).toEqual(expect.arrayContaining(["cart", "core", "site"])))

describe.each([...domains])("domain of %s", (_, { functions, calls, withoutText }) => {
  it("has each of its functions read hostile text, or none at all, in src/domain/hostileCallsForTests.ts", () => {
    expect([...calls.keys(), ...withoutText].sort()).toEqual([...functions.keys()].sort())
  })

  it.each([...calls])("%s reads 40,000 characters in linear time", (member, createCalls) => {
    for (const text of texts) {
      const lists = createCalls(text)
      if (!Array.isArray(lists)) throw new Error(`The calls of ${member} are no list of arguments.`)
      for (const args of lists as readonly (readonly unknown[])[]) {
        const ms = measureMs(() => functions.get(member)?.(...args))
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
