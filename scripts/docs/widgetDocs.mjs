import { readDomain, readParts } from "../../packages/embed/build/parts.mjs"
import { listClassNames } from "./classNames.mjs"
import { code, formatTable, listCodes } from "../markdownTable.mjs"

/**
 * @typedef {import("../../packages/embed/build/parts.mjs").BuildPart} Part
 * @typedef {import("../../packages/core/src/domain/part.ts").HookDeclaration} HookDeclaration
 * @typedef {import("../../packages/core/src/domain/partDocs.ts").HookDocs} HookDocs
 * @typedef {import("../../packages/core/src/domain/partDocs.ts").PartDocs} PartDocs
 * @typedef {import("../../packages/core/src/domain/part.ts").LoadRule} LoadRule
 * @typedef {import("../../packages/core/src/domain/messages.ts").MessageCatalogue} MessageCatalogue
 * @typedef {typeof import("../../packages/core/src/domain/index.ts")} Domain core's pure functions, some of which format declarations
 */

/** The load modes, as texts that complete "Loads …". */
const loadWords = {
  now: "at once",
  idle: "when the page is idle",
  visible: "shortly before it is seen",
  interaction: "when it is first touched",
}

/**
 * Creates docs/widgets.md: everything that a page's author can write, listen to and style, package by package.
 * @returns {Promise<string>}
 */
export async function createWidgetDocs() {
  const [parts, domain] = await Promise.all([readParts(), readDomain()])
  const sorted = [...parts].sort((a, b) => (a.name < b.name ? -1 : 1))
  const withHooks = sorted.filter(({ hooks }) => hooks)
  const shared = sorted.filter(({ hooks }) => !hooks).map((part) => formatPart(part, domain))
  return [
    "<!-- Made by `npm run docs` from the packages' parts: change those. -->",
    "# Widgets and behaviours",
    "A hook is an element with `data-ringside`; it names one widget that renders, or behaviours for the elements in it, or both. " +
      "Options are attributes. A wrong one logs a warning in the console, with the expected value and the value used instead. " +
      "[page-contract.md](page-contract.md) describes what all hooks have in common.",
    formatContents(withHooks),
    ...withHooks.map((part) => formatPart(part, domain)),
    sharedTitle,
    ...shared,
  ]
    .filter(Boolean)
    .join("\n\n")
}

const sharedTitle = "## Shared by all"

/**
 * Formats the list of hooks with links to their descriptions, package by package.
 * @param {readonly Part[]} parts those with hooks
 */
function formatContents(parts) {
  const lines = parts.map(({ name, hooks = {} }) => {
    const links = Object.keys(hooks).map((hook) => `[${code(hook)}](#${anchorOf(hook)})`)
    return `- [${code(`@ringside/${name}`)}](#${anchorOf(`Package @ringside/${name}`)}): ${links.join(", ")}`
  })
  return ["## Contents", [...lines, `- [${sharedTitle.slice(3)}](#${anchorOf(sharedTitle.slice(3))})`].join("\n")].join(
    "\n\n",
  )
}

/**
 * The anchor that GitHub creates for a heading.
 * @param {string} heading
 */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, "")
    .replaceAll(" ", "-")
}

/**
 * @param {Part} part
 * @param {Domain} domain
 */
function formatPart({ name, hooks = {}, messages = [], docs = {} }, domain) {
  const { events, properties = [] } = docs
  const classNames = listClassNames(name)
  const sections = [
    ...Object.entries(hooks).map(([hook, declaration]) =>
      formatHook(hook, { ...declaration, docs: docs.hooks?.[hook] ?? {} }, domain),
    ),
    events && formatEvents(events, domain),
    properties.length > 0 && formatProperties(properties),
    messages.length > 0 && formatTexts(name, messages),
    classNames.length > 0 && formatClassNames(classNames),
  ].filter(Boolean)
  if (sections.length === 0) return ""
  const [level, deeper] = Object.keys(hooks).length > 0 ? ["##", "###"] : ["###", "####"]
  return [`${level} Package ${code(`@ringside/${name}`)}`, ...sections]
    .join("\n\n")
    .replaceAll(/^### (?!Package)/gm, `${deeper} `)
}

/**
 * The parts that a page may style, with a rule that wins.
 * @param {readonly string[]} names
 */
export function formatClassNames(names) {
  const rule = code(`[data-ringside] .${names[0] ?? ""} { … }`)
  return `### Class names\n\nA page may style these parts, by a rule of two classes or of an attribute and a class: ${rule} ([how our styles meet a page's](look.md)). ${listCodes(names)}.`
}

/**
 * @param {string} name
 * @param {HookDeclaration & { readonly docs: HookDocs }} hook
 * @param {Domain} domain
 */
function formatHook(name, { attributes, drawn, widget = drawn, docs }, { createAttributeRows }) {
  const { behaviour, example } = docs
  const rows = createAttributeRows(attributes)
  return [
    `### ${code(name)}`,
    behaviour &&
      `${behaviour} Renders nothing; works from the page's first idle moment or the shopper's first action, whichever is first.`,
    widget && `${docs.widget} Loads ${formatLoad(widget.load)}.`,
    example && ["```html", example, "```"].join("\n"),
    rows.length === 0
      ? "It has no attributes of its own."
      : formatTable(
          ["Attribute", "Takes", "Default", "What it does"],
          rows.map((row) => [code(row.name), row.values, row.fallback, row.doc]),
        ),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/**
 * When a widget is loaded, in words that complete "Loads …".
 * @param {LoadRule} rule
 */
export function formatLoad({ mode, byOption = {} }) {
  /** @type {Map<keyof typeof loadWords, string[]>} */
  const exceptions = new Map()
  for (const [option, modes] of Object.entries(byOption)) {
    for (const [value, each] of Object.entries(modes)) {
      const condition = code(`data-ringside-${option}${value && `="${value}"`}`)
      exceptions.set(each, [...(exceptions.get(each) ?? []), condition])
    }
  }
  const words = [...exceptions].map(([each, conditions]) => `with ${conditions.join(" or ")} ${loadWords[each]}`)
  return [loadWords[mode], ...words].join(", ")
}

/**
 * The events that a package sends, and those that it listens to.
 * @param {NonNullable<PartDocs["events"]>} events
 * @param {Domain} domain
 */
export function formatEvents({ sent, received }, { formatEventName }) {
  const sentRows = Object.entries(sent).map(([name, { target, args, detail = [], isQuestion, isNative, doc }]) => [
    code(name) + (isQuestion ? " (cancelable)" : ""),
    isNative ? "–" : code(formatEventName(name)),
    target,
    isNative ? "–" : listCodes(args ?? []),
    listCodes(detail),
    doc,
  ])
  const receivedRows = Object.entries(received).map(([name, doc]) => [code(name), doc])
  return [
    "### Events",
    sentRows.length > 0 &&
      formatTable(["Sends", "Natively also", "From", "jQuery handlers get", "`event.detail`", "When"], sentRows),
    receivedRows.length > 0 && formatTable(["Listens to", "And then"], receivedRows),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/**
 * The custom properties of a package, with their defaults in each theme.
 * @param {NonNullable<PartDocs["properties"]>} properties
 */
export function formatProperties(properties) {
  const themes = /** @type {const} */ (["arena", "studio"]).filter((theme) =>
    properties.some((property) => property.themes?.[theme]),
  )
  const rows = properties.map((property) => [
    code(property.name),
    code(property.default),
    ...themes.map((theme) => (property.themes?.[theme] ? code(property.themes[theme]) : "–")),
    property.doc,
  ])
  const head = ["Custom property", "Default", ...themes.map((theme) => `Theme ${code(theme)}`), "What it sets"]
  return `### Custom properties\n\n${formatTable(head, rows)}`
}

/**
 * Formats texts with their plural forms, under the names by which a page's config can replace them.
 * @param {string} namespace
 * @param {NonNullable<Part["messages"]>} tables
 */
export function formatTexts(namespace, tables) {
  const show = (/** @type {MessageCatalogue[string] | undefined} */ text) =>
    typeof text === "object" ? [...new Set(Object.values(text))].join(" / ") : (text ?? "–")
  const rows = tables.flatMap(({ es, en }) =>
    Object.keys(es).map((key) => [code(`${namespace}.${key}`), show(es[key]), show(en[key])]),
  )
  return `### Texts\n\n${formatTable(["Name", "es", "en"], rows)}`
}
