import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readDomain, readParts } from "../packages/embed/build/parts.mjs"
import type { EventTable, MessageCatalogue } from "../packages/core/src/domain/index.ts"
import { readStyles } from "./docs/classNames.mjs"
import { createDocs, docsCommand } from "./docs.mjs"
import { findStale } from "./generatedFiles.mjs"
import { scriptsToLeaveIn } from "./docs/hostScripts.mjs"
import { root } from "./workspace.mjs"

const definition =
  /const (\w+) = define\w*Topic(?:<[^>]*>)?\(\s*(?:\{\s*name: )?("[^"]+")(?:,\s*hostEvents: \[([^\]]*)\])?/g

/** All topics of our packages, with the events of other scripts that they stand for. */
const topics = ["core", "cart", "payments"].flatMap((folder) =>
  [...readCode(folder).matchAll(definition)].map(([, topic = "", name = "", hostEvents]) => ({
    topic,
    hostEvents: hostEvents ?? name,
  })),
)

const parts = await readParts()
const themeTokens = parts.find(({ name }) => name === "ui")?.docs?.properties ?? []
const sentence = /^[A-Z"`].*\.$/s

it("is what the sources say", async () => {
  const stale = findStale(await createDocs()).map(({ file }) => `${file} is out of date. To mend it: ${docsCommand}`)
  expect(stale).toEqual([])
})

it("names files that exist in CONTRIBUTING.md", () => {
  const guide = readFileSync(join(root, "CONTRIBUTING.md"), "utf8")
  const named = [...guide.matchAll(/`((?:packages|scripts|examples|docs)\/[\w./-]+)`/g)].map(([, path = ""]) => path)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

describe("docs/page-contract.md on the gallery's options", () => {
  const contract = readFileSync(join(root, "docs/page-contract.md"), "utf8")
  const gallery = readdirSync(join(root, "packages/gallery/src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/test/i.test(path))
    .map((path) => readFileSync(join(root, "packages/gallery/src", path), "utf8"))
    .join("\n")
  const read = readFileSync(join(root, "packages/core/src/domain/parseGalleryParams.ts"), "utf8")

  /** Options of the slider, the zoom and the viewer that the platform's filters change. */
  const left = ["directionNav", "controlNav", "slideshow", "zoom_options", "photoswipe_options"]
  it.each(left)("lists %s, which no source follows", (option) => {
    expect(gallery).not.toMatch(new RegExp(`\\b${option}\\b`))
    const rows = contract.split("\n").filter((line) => line.startsWith("| `woocommerce_single_product_"))
    expect(rows.filter((line) => line.includes(`\`${option}\``))).toHaveLength(1)
  })

  it.each(["animationSpeed", "animationLoop"])("says that %s is followed", (option) => {
    expect(read).toContain(`"${option}"`)
    expect(contract).toMatch(new RegExp(`are followed:[^.]*\`${option}\``))
  })
})

describe("docs/page-contract.md on takeOver", () => {
  /** Every script of the host that the contract of host pages lists, by handle. */
  const handles = [
    ...[
      "wc-add-to-cart",
      "wc-cart-fragments",
      "wc-single-product",
      "wc-add-to-cart-variation",
      "wc-cart",
      "wc-checkout",
    ],
    ...["woocommerce", "wc-cart-block-frontend", "wc-checkout-block-frontend", "wcpay-upe-checkout"],
    ...["WCPAY_EXPRESS_CHECKOUT_ECE", "wc-order-attribution", "astra-theme-js", "astra-mobile-cart"],
    ...["popup-maker-site", "trp-dynamic-translator"],
  ]
  const leftIn = scriptsToLeaveIn.map(({ handle }) => handle)
  const taken = new Set(parts.flatMap(({ jobs = [] }) => jobs.flatMap((job) => job.handles)))

  it("says of each script of the platform either what we do of it, or that it stays", () => {
    expect(handles.filter((handle) => !taken.has(handle) && !leftIn.includes(handle))).toEqual([])
    expect(leftIn.filter((handle) => !handles.includes(handle))).toEqual([])
    // Ringside does the jobs of these two as well, but has only run against a simulated provider, so a shop keeps them.
    expect(leftIn.filter((handle) => taken.has(handle))).toEqual(["wcpay-upe-checkout", "WCPAY_EXPRESS_CHECKOUT_ECE"])
  })

  it("lists every declared job and every script to leave in, and nothing else", () => {
    const contract = readFileSync(join(root, "docs/page-contract.md"), "utf8")
    const readFirstCells = (block: string) => {
      const [, text = ""] = new RegExp(`<!-- ${block}:start -->([^]*)<!-- ${block}:end -->`).exec(contract) ?? []
      return [...text.matchAll(/^\| (.+?) +\|/gm)].slice(2).map(([, cell = ""]) => cell.replaceAll("`", ""))
    }
    const docs = parts.flatMap(({ jobs = [] }) => jobs.map(({ doc }) => doc))
    expect(readFirstCells("jobs").sort()).toEqual([...docs].sort())
    expect(readFirstCells("scripts")).toEqual(leftIn)
  })
})

describe("docs/widgets.md", () => {
  const text = readFileSync(join(root, "docs/widgets.md"), "utf8")
  const hooks = parts.flatMap(({ hooks = {}, docs }) =>
    Object.entries(hooks).map(([name, { attributes }]) => [name, attributes, docs?.hooks?.[name]?.example] as const),
  )

  it("begins with a table of contents whose links lead to headings", () => {
    const [, contents = ""] = /^## Contents\n([^]*?)^## /m.exec(text) ?? []
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    )
    const links = [...contents.matchAll(/\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor)
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([])
    expect(hooks.map(([name]) => name).filter((name) => !links.includes(name))).toEqual([])
  })

  it.each(hooks)("shows %s as HTML before its table, with options that it takes", async (name, attributes, example) => {
    const { parseOptions } = await readDomain()
    const section = text.slice(text.indexOf(`### \`${name}\``))
    expect(section.indexOf("```html")).toBeGreaterThan(0)
    expect(section.indexOf("```html")).toBeLessThan(section.search(/^\| Attribute|no attributes of its own/m))
    expect(example).toContain(`data-ringside="${name}"`)
    const written = [...(example ?? "").matchAll(/data-ringside-([\w-]+)(?:="([^"]*)")?/g)]
    const problems: string[] = written.map(([, option = ""]) => option).filter((option) => !(option in attributes))
    const values = Object.fromEntries(Object.keys(attributes).map((option) => [option, null as string | null]))
    for (const [, option = "", value = ""] of written) values[option] = value
    parseOptions(attributes, values, (problem) => problems.push(problem.name))
    expect(problems).toEqual([])
  })
})

it.each([
  ["es", /\b(carrito|carro|bolsa|reseñas?)\b/i],
  ["en", /\b(cart|trolley|bag|testimonials?)\b/i],
] as const)("has one word for the basket and one for a review in %s, as the example shop", (language, others) => {
  const texts = parts.flatMap(({ messages = [] }) =>
    messages.flatMap((table) =>
      Object.values(table[language]).flatMap((text) => (typeof text === "string" ? [text] : Object.values(text))),
    ),
  )
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => others.test(text))).toEqual([])
})

it("says cart and tax in American English, in every text of every part", () => {
  // British words of our English texts, which a shop in `en-US` doesn't use.
  const british = /\b(baskets?|VAT)\b/i
  const missed = parts.flatMap(({ name, messages = [] }) =>
    messages.flatMap(({ en, "en-US": american = {} }) =>
      Object.entries({ ...en, ...american }).flatMap(([key, text]) =>
        british.test(JSON.stringify(text)) ? [`${name}.${key}`] : [],
      ),
    ),
  )
  expect(missed).toEqual([])
})

it("has a sentence for every hook, attribute, host job, event, custom property and member of the config", async () => {
  const { createConfigRows } = await readDomain()
  const docs = [
    ...parts.flatMap(({ hooks = {}, jobs = [], docs: texts }) => [
      ...Object.entries(hooks).flatMap(([hook, { attributes }]) => [
        [hook, texts?.hooks?.[hook]?.behaviour ?? texts?.hooks?.[hook]?.widget ?? ""] as const,
        [hook, texts?.hooks?.[hook]?.widget ?? texts?.hooks?.[hook]?.behaviour ?? ""] as const,
        ...Object.entries(attributes).map(([name, { doc }]) => [`${hook} ${name}`, doc] as const),
      ]),
      ...jobs.map(({ handles, doc }) => [handles.join(), doc] as const),
    ]),
    ...parts.flatMap(({ docs: { events, properties = [] } = {} }) => [
      ...Object.entries(readSent(events)).map(([name, { doc }]) => [name, doc] as const),
      ...Object.entries(events?.received ?? {}),
      ...properties.map(({ name, doc }) => [name, doc] as const),
    ]),
    ...parts
      .flatMap(({ config = {} }) => createConfigRows(config))
      .map(({ path, doc }) => [`config member ${path}`, doc] as const),
  ]
  expect(docs.length).toBeGreaterThan(60)
  expect(docs.filter(([, doc]) => !sentence.test(doc))).toEqual([])
})

const nameEach = (list: typeof parts) => list.map((part) => [part.name, part] as const)

it.each(nameEach(parts))("package %s declares the events that it sends and listens to", (name, { docs }) => {
  const { sent, received } = readEventsInUse(name)
  expect(Object.keys(readSent(docs?.events)).sort()).toEqual(sent)
  expect(Object.keys(docs?.events?.received ?? {}).sort()).toEqual(received)
})

it.each(nameEach(parts))("package %s has one text of a name, since a page gives one for it", (_, { messages = [] }) => {
  const all = messages.flatMap(({ en }) => Object.entries(en))
  const twice = all.filter(([name, text]) => all.some(([other, otherText]) => other === name && otherText !== text))
  expect(twice).toEqual([])
})

describe.each(nameEach(parts.filter(({ messages }) => messages)))("the texts of package %s", (name, part) => {
  const { messages = [] } = part

  it("say the same things in es and en, with the same values to fill in", () => {
    for (const { es, en } of messages) expect(describeTexts(es)).toEqual(describeTexts(en))
  })

  it("are each said somewhere", () => {
    const used = new Set(listTextsInUse(name === "core" ? parts.map((each) => each.name) : [name]))
    expect(messages.flatMap(({ en }) => Object.keys(en)).filter((key) => !used.has(key))).toEqual([])
  })

  it("call it a basket in English", () => {
    expect(JSON.stringify(messages.flatMap(({ en }) => Object.values(en)))).not.toMatch(/\bcart\b/i)
  })
})

// themeTokens.test.ts tests the properties of ui, for each theme.
describe.each(nameEach(parts.filter(({ name }) => name !== "ui")))(
  "the custom properties of package %s",
  (name, part) => {
    const { hooks = {}, docs: { properties = [] } = {} } = part

    it("are those that its styles read, with the same defaults", () => {
      const read = [
        ...readStyles(name).matchAll(/var\((--ringside-[a-z-]+), ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g),
      ]
      const shared: readonly string[] = themeTokens.map((token) => token.name)
      const own = read
        .map(([, property = "", value = ""]) => [property, value])
        .filter(([property = ""]) => !shared.includes(property))
      expect(Object.fromEntries(own)).toEqual(Object.fromEntries(properties.map((each) => [each.name, each.default])))
    })

    it("are named after it or one of its hooks", () => {
      const prefixes = [name, ...Object.keys(hooks)].map((each) => `--ringside-${each}-`)
      const names = properties.map((property) => property.name)
      expect(names.filter((each) => !prefixes.some((prefix) => each.startsWith(prefix)))).toEqual([])
    })
  },
)

function readSent(events: EventTable | undefined): EventTable["sent"] {
  return events?.sent ?? {}
}

/** The names of the events that a package's sources send, and of those that they listen to. */
function readEventsInUse(folder: string): { readonly sent: readonly string[]; readonly received: readonly string[] } {
  // In a client, `send` sends a request.
  const code = readCode(folder, (name) => !name.startsWith("client"))
  const given = code.matchAll(
    /(?:\bsend\(\{\s*name:|(?<![.\w])send(?:Opening|Lifecycle|GalleryEvent|BasketEvent|CouponEvent)?\((?:[\w.]+,)?|Of\(\w+\)\.send\(\w+,|\bsendOwn\(|\.CustomEvent\(|\bnotifyTheme\(\w+,)\s*"([^"]+)"/g,
  )
  // Two packages let the cart report what they did.
  const reported = [
    ["reportAdded", "added_to_cart"],
    ["reportRemoved", "removed_from_cart"],
    ["requestBasketMarkup", "wc_fragment_refresh"],
  ].filter(([report = ""]) => folder !== "cart" && code.includes(`${report}(page`))
  // An event's name can also be a value of a table, which contains only such names.
  const fromTables = [...code.matchAll(/\bsend\(\{\s*name: (\w+)\[/g)].flatMap(([, table = ""]) => {
    const members = new RegExp(`const ${table} = nullPrototype\\(\\{([^}]+)\\}`).exec(code)?.[1] ?? ""
    return [...members.matchAll(/: "([^"]+)"/g)]
  })
  // A rule of a domain can name it beside the classes that it lists.
  const fromRules = code.matchAll(/\], event: "([^"]+)"/g)
  const listed = [...code.matchAll(/\bevents\.on\(\s*\[([^\]]+)\]/g)].map(([, list = ""]) => list)
  const named = [...code.matchAll(/\bevents\.on\(\s*(\w+),/g)].map(
    ([, name = ""]) => new RegExp(`const ${name}(?:: [^=]+)? = \\[([^\\]]+)\\]`).exec(code)?.[1] ?? "",
  )
  const received = [...listed, ...named, ...listFollowedEvents(code)].flatMap((list) => [
    ...list.matchAll(/"([^"]+)"/g),
  ])
  const readNames = (matches: Iterable<RegExpMatchArray>) => [...matches].map(([, name = ""]) => name)
  const sent = [...readNames([...given, ...fromTables, ...fromRules]), ...reported.map(([, name = ""]) => name)]
  // Popups send the events of a lifecycle under an older name, too, which they derive from the newer one.
  const older =
    folder === "popups"
      ? sent.filter((name) => /^pum(?:Init|SetupClose|(?:Before|After)(?:Open|Reposition|Close))$/.test(name))
      : []
  const sortOnce = (names: readonly string[]) => [...new Set(names)].sort()
  return {
    sent: sortOnce([...sent, ...older.map((name) => name.replace("pum", "popmake"))]),
    received: sortOnce(readNames(received)),
  }
}

/** The message keys that packages' sources pass to functions that translate, found by those functions' names. */
function listTextsInUse(folders: readonly string[]): readonly string[] {
  const calls = folders.flatMap((folder) => [
    ...readCode(folder).matchAll(/(?:\b(?:translate|t|label|report)|Messages\))\(([^(){}]+)/g),
  ])
  const translated = calls.flatMap(([, given = ""]) => [...given.matchAll(/"(\w+)"/g)].map(([, key = ""]) => key))
  return [...translated, ...folders.flatMap(listTableTextsInUse), ...folders.flatMap(listDomainTextsInUse)]
}

/** The message keys in tables of texts by field, which stand in the file that translates them: `email: "badEmail"`. */
function listTableTextsInUse(folder: string): readonly string[] {
  const tables = readCode(folder, (name) => /\b(?:fieldTexts|fieldProblems|reviewProblems)\.ts$/.test(name))
  return [...tables.matchAll(/(?:: |, |\?\? )"(\w+)"/g)].map(([, key = ""]) => key)
}

/** The message keys that domain rules name as labels and placeholders, or read from a catalogue in the domain. */
function listDomainTextsInUse(folder: string): readonly string[] {
  const rules = readCode(folder, (name) => name.startsWith("domain/"))
  const keys = rules.matchAll(/\b(?:label|placeholder): "(\w+)"|\brule\("\w+", "(\w+)"|\btexts\.(\w+)/g)
  return [...keys].map(([, ...found]) => found.find(Boolean) ?? "")
}

/** The lists of the host's events that the followed topics stand for. A topic that is only sent isn't followed. */
function listFollowedEvents(code: string): readonly string[] {
  const used = code.replaceAll(/\b(?:import|export)\s(?:type\s)?\{[^}]*\}/g, "")
  return topics
    .filter(({ topic }) => new RegExp(`(?<!const |/)\\b${topic}\\b(?!\\.send\\()`).test(used))
    .map(({ hostEvents }) => hostEvents)
}

/** A package's sources without tests and stories, as one text. */
function readCode(folder: string, isWanted: (name: string) => boolean = () => true): string {
  const sources = join(root, "packages", folder, "src")
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test|\.stories|ForTests)\.tsx?$/.test(name) && isWanted(name))
    .map((name) => readFileSync(join(sources, name), "utf8"))
    .join("\n")
}

/** The plural forms of each key, with the placeholders in each form: `one: {count}, other: {count}`. */
function describeTexts(catalogue: MessageCatalogue): Readonly<Record<string, string>> {
  const shapes = Object.entries(catalogue).map(([key, text]) => {
    const forms = typeof text === "string" ? { text } : text
    const values = Object.entries(forms).map(
      ([form, each]) => `${form}: ${(each.match(/\{\w+\}/g) ?? []).sort().join(" ")}`,
    )
    return [key, values.join(", ")] as const
  })
  return Object.fromEntries(shapes)
}
