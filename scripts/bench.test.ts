import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findMissed, formatValue, isReached, median, selectHeadlines } from "./bench/figures.mjs"
import { openManySite } from "./bench/manySite.mjs"
import { attributes, formatVariationForm, variations } from "./bench/manyVariations.mjs"
import { formatGoals, goals } from "./bench/goals.mjs"
import { parseBenchOptions } from "./bench/options.mjs"
import { countRequests } from "./bench/sections/firstVisit.mjs"
import { compareViews } from "./bench/sections/work.mjs"
import {
  formatReport,
  formatSpeedSentence,
  formatSummary,
  mergeReport,
  mergeSpeedSentence,
  mergeSummary,
} from "./bench/report.mjs"
import { readTable } from "./markdownTable.mjs"
import { root } from "./workspace.mjs"

describe("median", () => {
  it.each([
    [[5], 5],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
    [[-1, -3], -2],
  ])("of %j is %j", (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it("leaves the values in their order", () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  it("throws for no values: a figure that was not measured must not look like one", () => {
    expect(() => median([])).toThrow(RangeError)
  })
})

describe("formatValue", () => {
  it.each([
    [12.345, "ms", "12.3 ms"],
    [0.0004, "score", "0.000"],
    [-0.01, "ms", "0.0 ms"],
    [2.4, "times", "2.40 ×"],
    [3, "count", "3"],
    [9.96, "kB", "10.0 kB"],
  ] as const)("shows %d as %s: %s", (value, unit, shown) => {
    expect(formatValue(value, unit)).toBe(shown)
  })
})

describe("isReached", () => {
  it.each([
    ["below the goal", [7, 9, 8], 8.5, true],
    ["at the goal", [8], 8, true],
    ["above the goal", [8.1], 8, false],
    ["above by less than is shown", [8.04], 8, true],
    ["with one bad run of three", [7, 100, 7], 8, true],
    ["with two bad runs of three", [7, 100, 100], 8, false],
    ["without a value that can be compared", [Number.NaN], 8, false],
    ["where the page never got there", [Number.POSITIVE_INFINITY], 8, false],
  ])("%s", (_, ours, limit, reached) => {
    expect(isReached({ ours, limit, unit: "ms" })).toBe(reached)
  })

  it("says nothing where there is no goal", () => {
    expect(isReached({ ours: [1], unit: "ms" })).toBeNull()
  })
})

const sections = [
  {
    goal: "P4",
    title: "work at load",
    method: "By a clock.",
    figures: [
      { what: "script time", unit: "ms", ours: [5, 7, 6], without: [0], peer: [60], limit: 8 },
      { what: "blocking", unit: "ms", ours: [12], without: [3], limit: 0 },
      { what: "main thread", unit: "ms", ours: [100] },
    ],
  },
] as const

describe("the report", () => {
  const report = formatReport(sections, { machine: ["A machine."], repeats: 3 })

  it("shows each figure with its goal, whether it is reached, its peers and its scatter", () => {
    expect(report).toContain("| script time | 6.0 ms | ≤ 8.0 ms | yes | 0.0 ms | 60.0 ms | 5.0 ms – 7.0 ms |")
    expect(report).toContain("| main thread | 100.0 ms |  |  |  |  |  |")
  })

  it("names a missed goal with the measured limit and what the page itself takes", () => {
    expect(report).toContain(
      "- P4, blocking: 12.0 ms, where at most 0.0 ms was the goal. The page without a script: 3.0 ms.",
    )
    expect(findMissed(sections).map(({ what }) => what)).toEqual(["blocking"])
  })

  it("names machine, repeats and method", () => {
    for (const words of ["- A machine.", "the median of 3 runs", "By a clock."]) expect(report).toContain(words)
  })

  it("gives others that were measured with it a column each, after the jQuery stack's", () => {
    const figures = [
      { what: "mount", unit: "ms", ours: [1], peer: [20], others: { Swift: [9, 11, 10], Slow: [30] } },
      { what: "mount on a hook", unit: "ms", ours: [2] },
    ] as const
    const table = formatReport([{ goal: "P8", title: "", method: "", figures }], { machine: [], repeats: 1 })
    expect(table).toContain("| jQuery stack | Swift | Slow | Least to most |")
    expect(table).toContain("| mount | 1.0 ms |  |  |  | 20.0 ms | 10.0 ms | 30.0 ms |  |")
    expect(table).toContain("| mount on a hook | 2.0 ms |  |  |  |  |  |  |  |")
  })

  it("says so when nothing is missed", () => {
    expect(formatReport([], { machine: [], repeats: 1 })).toContain("None of those measured here.")
    expect(formatSummary([])).toContain("Every goal that is measured here is reached.")
  })
})

describe("sections that were measured apart", () => {
  const figure = (what: string, ms: number, limit = 5) => ({ what, unit: "ms" as const, ours: [ms], limit })
  const before = formatReport(
    [
      { goal: "P4", title: "load", method: "How.", figures: [figure("a", 9)] },
      { goal: "P5", title: "moves", method: "How.", figures: [figure("b", 9)] },
    ],
    { machine: ["A machine."], repeats: 3 },
  )
  const run = { machine: ["Another machine."], repeats: 7 }

  it("replace their own, with their machine, and leave the others", () => {
    const merged = mergeReport(before, [{ goal: "P4", title: "load", method: "How.", figures: [figure("a", 3)] }], run)
    expect(merged.match(/^## .*$/gm)).toEqual([
      "## The goals of part 20",
      "## Goals that are missed",
      "## P4: load",
      "## P5: moves",
    ])
    expect(merged.match(/^- P.*$/gm)).toEqual([expect.stringContaining("P5, b")])
    expect(merged).toContain("Measured apart: Another machine. 7 runs.")
    expect(merged).toMatch(/\| a +\| 3\.0 ms/)
    expect(merged).toContain("- A machine.")
  })

  it("come last where they are new, and their missed goals into the list", () => {
    const merged = mergeReport(before, [{ goal: "WORK", title: "all", method: "How.", figures: [figure("c", 9)] }], run)
    expect(merged.match(/^## .*$/gm)?.at(-1)).toBe("## WORK: all")
    expect(merged.match(/^- [PW].*$/gm)).toHaveLength(3)
  })

  describe("in docs/sizes.md and the README", () => {
    const load = { ...figure("script time at load, product page, 1x", 9), peer: [27] }
    const whole = [
      { goal: "P4", title: "load", method: "How.", figures: [load] },
      { goal: "P5", title: "moves", method: "How.", figures: [figure("b", 9), figure("old", 1)] },
    ]
    const table = `# Sizes\n\n| a | table |\n\n<!-- bench:start -->\n\n${formatSummary(whole)}\n\n<!-- bench:end -->`
    const readme = `<!-- bench:start -->\n\n${formatSpeedSentence(whole)}\n\n<!-- bench:end -->`
    const apart = [
      { goal: "P5", title: "moves", method: "How.", figures: [figure("b", 3)] },
      { goal: "WORK", title: "all", method: "How.", figures: [figure("c", 9)] },
    ]

    it("replace their own rows, and the others stay", () => {
      const lines = mergeSummary(table, apart).split("\n")
      expect(lines.filter((line) => line.startsWith("| P") || line.startsWith("| W"))).toEqual([
        "| P4 | script time at load, product page, 1x | 9.0 ms | ≤ 5.0 ms | **no** |  | 27.0 ms |",
        "| P5 | b | 3.0 ms | ≤ 5.0 ms | yes |  |  |",
        "| WORK | c | 9.0 ms | ≤ 5.0 ms | **no** |  |  |",
      ])
      expect(lines.at(-1)).toBe("2 of 3 are missed; [bench.md](bench.md) names them.")
    })

    it("bring the README's count up to date, and leave a figure that was not measured", () => {
      const sentence = mergeSpeedSentence(readme, apart, mergeSummary(table, apart))
      expect(sentence).toContain("run for 9.0 ms (27.0 ms with jQuery")
      expect(sentence).toContain("2 of our 3 goals for speed are missed")
    })

    it("replace the README's figure when it is among them", () => {
      const faster = [{ ...whole[0], goal: "P4", title: "load", method: "How.", figures: [{ ...load, ours: [4] }] }]
      const sentence = mergeSpeedSentence(readme, faster, mergeSummary(table, faster))
      expect(sentence).toContain("run for 4.0 ms (27.0 ms with jQuery")
      expect(sentence).toContain("1 of our 3 goals for speed are missed")
    })
  })
})

describe("the table of part 20's goals", () => {
  const figure = (what: string, ms: number, limit = 1) => ({ what, unit: "ms" as "ms" | "kB", ours: [ms], limit })
  const section = (goal: string, ...figures: ReturnType<typeof figure>[]) => ({ goal, title: "", method: "", figures })
  const run = { machine: [], repeats: 1 }
  const readRows = (report: string) =>
    readTable(report.split("<!-- goals:start -->")[1]?.split("<!-- goals:end -->")[0] ?? "")
  const findRow = (report: string, what: string) => readRows(report).find(([, figureOf]) => figureOf === what)

  it("is printed from the figures, with the trace of a missed goal alone", () => {
    const report = formatReport(
      [
        section("P2", figure("script of a first visit, blog", 9), figure("script of a first visit, archive", 1)),
        section("WORK", figure("interaction 7: the languages opened", 9)),
      ],
      run,
    )
    const [title, ...blog] = findRow(report, "P2: script of a first visit, blog") ?? []
    expect(title).toBe("script of a first visit without an action")
    expect(blog.slice(1)).toEqual(["9.0 ms", "≤ 1.0 ms", "**no**", "", "", expect.stringContaining("0001")])
    expect(findRow(report, "P2: script of a first visit, archive")?.slice(2)).toEqual([
      ...["1.0 ms", "≤ 1.0 ms", "yes", "", "", ""],
    ])
    expect(findRow(report, "WORK: interaction 7: the languages opened")?.at(-1)).toBe("no trace yet")
  })

  it("gives a trace only to the figures that it is about", () => {
    const work = section(
      "WORK",
      figure("interaction 3: another tab", 9),
      figure("interaction 7: the languages opened", 9),
    )
    const report = formatReport([work], run)
    expect(findRow(report, "WORK: interaction 3: another tab")?.at(-1)).toContain("0016")
    expect(findRow(report, "WORK: interaction 7: the languages opened")?.at(-1)).toBe("no trace yet")
  })

  it("judges a part by the plan's limit where the section has another", () => {
    const popups = { ...figure("popups", 18.4, 18), unit: "kB" as const }
    const report = formatReport([section("POPUPS", popups, figure("popups that are many", 1))], run)
    expect(findRow(report, "POPUPS: popups")?.slice(3, 5)).toEqual(["≤ 14.0 kB", "**no**"])
    expect(findRow(report, "POPUPS: popups that are many")).toBeUndefined()
  })

  it("says in words what was not measured, and shows no goal as reached then", () => {
    const rows = readRows(formatReport([], run))
    expect(rows.length).toBeGreaterThanOrEqual(goals.length)
    expect(rows.filter(([, , ours = ""]) => !ours.startsWith("not measured"))).toEqual([])
    expect(rows.filter(([, , , , reached]) => reached !== "")).toEqual([])
    expect(rows.map(([, , ours]) => ours)).toContainEqual(expect.stringMatching(/^not measured again, no host at hand/))
  })

  it("follows sections that were measured apart, and is there once", () => {
    const before = formatReport([section("P2", figure("script of a first visit, blog", 9))], run)
    const merged = mergeReport(before, [section("P2", figure("script of a first visit, blog", 1))], run)
    expect(findRow(merged, "P2: script of a first visit, blog")?.[4]).toBe("yes")
    expect(merged.split("## The goals of part 20")).toHaveLength(2)
  })

  it("is added to a report that has none", () => {
    const before = formatReport([section("P2", figure("script of a first visit, blog", 9))], run)
    const withoutGoals = before.replace(/## The goals of part 20[^]*?(?=## Goals that)/, "")
    expect(mergeReport(withoutGoals, [], run)).toBe(mergeReport(before, [], run))
  })

  describe("in docs/bench.md", () => {
    const report = readFileSync(join(root, "docs/bench.md"), "utf8")

    it("names figures that its sections have", () => {
      const unmeasured = readTable(formatGoals(report))
        .filter(([, , ours]) => ours === "not measured yet")
        .map(([, what]) => what)
      expect(unmeasured).toEqual([])
    })

    it("links documents that exist", () => {
      const links = [...formatGoals(report).matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link)
      expect(links).not.toEqual([])
      expect(links.filter((link) => !existsSync(join(root, "docs", link)))).toEqual([])
    })
  })
})

it("lists the figures that have a goal in docs/sizes.md, and counts the missed ones", () => {
  const summary = formatSummary(sections)
  expect(summary).toContain("| P4 | script time | 6.0 ms | ≤ 8.0 ms | yes | 0.0 ms | 60.0 ms |")
  expect(summary).not.toContain("main thread")
  expect(summary).toContain("1 of 2 are missed")
})

describe("the README's sentence on speed", () => {
  it("gives one figure beside the jQuery stack's, and counts the missed goals", () => {
    const what = "script time at load, product page, 1x"
    const load = { what, unit: "ms", ours: [9], peer: [27], limit: 8 } as const
    const sentence = formatSpeedSentence([...sections, { goal: "P4", title: "", method: "", figures: [load] }])
    expect(sentence).toContain("run for 9.0 ms (27.0 ms with jQuery")
    expect(sentence).toContain("2 of our 3 goals for speed are missed")
  })

  it("throws when the figure was not measured", () => {
    expect(() => formatSpeedSentence(sections)).toThrow("script time at load, product page, 1x")
  })
})

it("shows the worst of a job, with what stands beside that one, and leaves out what has no goal", () => {
  const figures = [
    { what: "shift, home", job: "shift", unit: "score", ours: [0], limit: 0 },
    { what: "blocking", unit: "ms", ours: [12], limit: 0 },
    { what: "shift, basket", job: "shift", unit: "score", ours: [0.2], without: [0.1], limit: 0 },
    { what: "main thread", job: "shift", unit: "ms", ours: [100] },
  ] as const
  expect(selectHeadlines({ goal: "P5", title: "", method: "", figures })).toEqual([
    { what: "shift (the worst of 2)", job: "shift", unit: "score", ours: [0.2], without: [0.1], limit: 0 },
    figures[1],
  ])
})

describe("parseBenchOptions", () => {
  const parse = (...args: string[]) => parseBenchOptions(args, ["P1", "P10"])

  it.each([
    ["nothing", [], { repeats: 7, mounts: 1000, only: [], isWritten: true }],
    ["--quick", ["--quick"], { repeats: 1, mounts: 100, only: [], isWritten: false }],
    ["counts", ["--repeats", "3", "--mounts=10000"], { repeats: 3, mounts: 10_000, only: [], isWritten: true }],
    [
      "goals, which alone are no report",
      ["p1", "P10"],
      { repeats: 7, mounts: 1000, only: ["P1", "P10"], isWritten: false },
    ],
  ])("reads %s", (_, args, options) => {
    expect(parse(...args)).toEqual({ kind: "ok", options })
  })

  it.each([
    ["no repeats", ["--repeats", "0"], "--repeats takes a whole number above 0."],
    ["half a mount", ["--mounts", "1.5"], "--mounts takes a whole number above 0."],
    ["words for a number", ["--repeats", "many"], "--repeats takes"],
    ["a goal that is not measured", ["P2"], "There is no goal P2; expected some of P1, P10."],
    ["an option that does not exist", ["--fast"], "--fast"],
  ])("refuses %s, and shows how it is used", (_, args, message) => {
    const parsed = parse(...args)
    expect(parsed).toMatchObject({ kind: "refused", message: expect.stringContaining(message) })
    expect(parsed).toMatchObject({ message: expect.stringContaining("npm run bench --") })
  })
})

describe("the work of a page", () => {
  const view = (taskMs: number, blockingMs: number) => [{ taskMs, blockingMs }]
  const compare = (name: string) =>
    compareViews(name, { ours: view(900, 130), without: view(600, 30), peer: view(750, 60) })
  const judge = (name: string) =>
    compare(name)
      .filter(({ limit }) => limit !== undefined)
      .map(({ what, ours, limit }) => [what, ours, limit])

  it.each([
    ["archive", 1.15],
    ["product", 1.3],
  ])("has three goals on the page %s: its sum, the jQuery stack's, and no more blocking", (name, limit) => {
    expect(judge(name)).toEqual([
      [`… beside the page without a script, ${name}`, [1.5], limit],
      [`… beside the jQuery stack, ${name}`, [1.2], 1],
      [`… more than without a script, ${name}`, [100], 0],
    ])
  })

  it("has one on any other page: no more blocking, of which docs/sizes.md shows the worst", () => {
    expect(judge("basket")).toEqual([["… more than without a script, basket", [100], 0]])
    const figures = [...compare("basket"), ...compare("checkout")]
    expect(selectHeadlines({ goal: "WORK", title: "", method: "", figures })).toMatchObject([
      { what: "total blocking time until 5 s after load, more than without a script, 4x (the worst of 2)" },
    ])
  })
})

describe("the requests of later pages", () => {
  it("have 0 as their goal, and name each file without its hash", () => {
    const files = ["ringside.js", "chunks/late-ABCDEFGH.js", "ringside.js"]
    expect(countRequests("second views", files)).toEqual([
      { what: "second views: requests for files fetched before", unit: "count", ours: [3], limit: 0 },
      { what: "second views: ringside.js", unit: "count", ours: [2] },
      { what: "second views: late.js", unit: "count", ours: [1] },
    ])
  })

  it("reach their goal without any", () => {
    const [figure, ...others] = countRequests("second views", [])
    expect(others).toEqual([])
    expect(figure && isReached(figure)).toBe(true)
  })
})

it("measures 500 variations, each by a combination of its own", () => {
  const combinations = new Set(variations.map(({ attributes: chosen }) => Object.values(chosen).join()))
  expect([variations.length, combinations.size]).toEqual([500, 500])
  for (const [name, values] of Object.entries(attributes)) {
    expect(formatVariationForm()).toContain(`<select id="${name}"`)
    expect(new Set(values).size).toBe(values.length)
  }
})

describe("the pages with many of the same", () => {
  let site: Awaited<ReturnType<typeof openManySite>>
  beforeAll(async () => {
    site = await openManySite()
  })
  afterAll(() => site.close())

  it.each([
    ["archive cards", 'class="ast-article-single '],
    ["gallery pictures", 'class="woocommerce-product-gallery__image"'],
    ["variations", "&quot;variation_id&quot;"],
    ["basket lines", ' cart_item"'],
    ["shipping rates", 'class="shipping_method"'],
  ])("have as many %s as their address says", async (what, sign) => {
    for (const count of [1, 100]) {
      const page = await fetch(`${site.url}/?many=${encodeURIComponent(what)}&count=${count}`)
      expect((await page.text()).split(sign)).toHaveLength(count + 1)
    }
  })

  it("leave the script tag out for the comparison", async () => {
    const page = await fetch(`${site.url}/?many=variations&count=1&tag=no`)
    expect(await page.text()).not.toContain('<script type="module"')
  })

  it("answer the checkout's request for the totals with as many rates", async () => {
    const page = await fetch(`${site.url}/?many=shipping%20rates&count=100`)
    const json = /data-ringside-config>([^<]*)</.exec(await page.text())?.[1] ?? ""
    const { host }: { host: { wc_checkout_params: Record<string, string> } } = JSON.parse(json)
    const { wc_ajax_url: address = "", update_order_review_nonce: nonce = "" } = host.wc_checkout_params
    const answer = await fetch(site.url + address.replace("%%endpoint%%", "update_order_review"), {
      method: "POST",
      headers: {
        cookie: page.headers
          .getSetCookie()
          .map((line) => line.replace(/;.*/, ""))
          .join("; "),
      },
      body: new URLSearchParams({ security: nonce }),
    })
    const { fragments }: { fragments: Record<string, string> } = JSON.parse(await answer.text())
    const review = fragments[".woocommerce-checkout-review-order-table"]
    expect(review?.split('class="shipping_method"')).toHaveLength(101)
  })
})

it.each(["README.md", "plugin/readme.txt"])("%s of the plugin gives the weights that were measured", (file) => {
  const read = (path: string) => readFileSync(join(root, path), "utf8")
  const row = /^\| script fetched without a press, React build .*$/m.exec(read("docs/bench.md"))?.[0] ?? ""
  const [ours = Number.NaN, theirs = Number.NaN] = [...row.matchAll(/([\d.]+) kB/g)].map(([, size]) => Number(size))
  const percent = Math.round(100 * (1 - ours / theirs))
  expect(read(`examples/wordpress/${file}`)).toContain(
    `${theirs.toFixed(1)} kB of scripts with WooCommerce's own, and ${ours.toFixed(1)} kB with Ringside: ${percent} % less`,
  )
})
