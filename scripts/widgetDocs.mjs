import { importSource } from "./importSource.mjs"
import { code, formatTable, listCodes } from "./markdownTable.mjs"
import { readPackageTables } from "./packageTables.mjs"
import { listDeclaredHooks } from "./sourceComments.mjs"

/**
 * @typedef {import("./sourceComments.mjs").DeclaredHook} DeclaredHook
 * @typedef {import("./packageTables.mjs").PackageTables} PackageTables
 * @typedef {{ readonly name: string, readonly values: string, readonly fallback: string, readonly doc: string }} AttributeRow
 * @typedef {{ readonly mode: string, readonly byOption?: Readonly<Record<string, Readonly<Record<string, string>>>> }} LoadRule
 *
 * What the script tag knows of hooks.
 * @typedef {object} KnownHooks
 * @property {ReadonlyMap<string, readonly AttributeRow[]>} attributes by hook
 * @property {ReadonlyMap<string, LoadRule>} loads of those that draw
 * @property {(hostName: string) => string} formatEventName
 */

/** The modes, in words that complete "Loads …". */
const loadWords = /** @type {Readonly<Record<string, string>>} */ ({
  now: "at once",
  idle: "when the page is idle",
  visible: "shortly before it is seen",
  interaction: "when it is first touched",
})

/**
 * docs/widgets.md: all that a page's author may write, hear and style, widget by widget.
 * @returns {Promise<string>}
 */
export async function createWidgetDocs() {
  const [known, tables] = [await readKnownHooks(), await readPackageTables()]
  const hooks = listDeclaredHooks()
  const unknown = [...known.attributes.keys()].filter((name) => !hooks.some((hook) => hook.name === name))
  if (unknown.length > 0)
    throw new Error(`No widget or behaviour declares ${unknown.join(", ")}; expected a constant with a doc comment.`)
  const [withHooks, others] = [true, false].map((hasHooks) =>
    tables.filter(({ folder }) => hooks.some(({ packageFolder }) => packageFolder === folder) === hasHooks),
  )
  return [
    "<!-- Made by `npm run docs` from the sources: change those. -->",
    "# Widgets and behaviours",
    "A hook is an element with `data-ringside`; it names one widget that draws, or behaviours for what stands in it, or both. " +
      "Options are attributes. A wrong one is named in the console, with what was expected and what is used instead. " +
      "What goes for all hooks is told in [page-contract.md](page-contract.md).",
    ...(withHooks ?? []).map((each) => formatPackage(each, { hooks, known })),
    "## All of them",
    ...(others ?? []).map((each) => formatPackage(each, { hooks, known })),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** @returns {Promise<KnownHooks>} */
export async function readKnownHooks() {
  const { listKnownWidgets, widgets, createAttributeRows, formatEventName } = await importSource(`
    export { listKnownWidgets } from "./packages/embed/src/knownWidgets.ts"
    export { widgets } from "./packages/embed/src/widgets.ts"
    export { createAttributeRows, formatEventName } from "./packages/core/src/domain/index.ts"
  `)
  /** @type {[string, unknown][]} */
  const attributeTables = [...listKnownWidgets().tables]
  /** @type {{ name: string, load: LoadRule }[]} */
  const rows = widgets
  return {
    attributes: new Map(attributeTables.map(([name, table]) => [name, createAttributeRows(table)])),
    loads: new Map(rows.map(({ name, load }) => [name, load])),
    formatEventName,
  }
}

/**
 * @param {PackageTables} tables
 * @param {{ hooks: readonly DeclaredHook[], known: KnownHooks }} context
 */
function formatPackage({ folder, events, customProperties, classes, messages }, { hooks, known }) {
  const own = hooks.filter(({ packageFolder }) => packageFolder === folder)
  const names = [...new Set(own.map(({ name }) => name))]
  const parts = [
    ...names.map((name) => formatHook(name, own, known)),
    events && formatEvents(events, known),
    customProperties.length > 0 && formatProperties(customProperties),
    messages && formatTexts(folder, messages),
    classes.length > 0 && `### Parts\n\nClass names that styles may use: ${listCodes(classes)}.`,
  ].filter(Boolean)
  if (parts.length === 0) return ""
  const [level, deeper] = own.length > 0 ? ["##", "###"] : ["###", "####"]
  return [`${level} Package ${code(`@ringside/${folder}`)}`, ...parts]
    .join("\n\n")
    .replaceAll(/^### (?!Package)/gm, `${deeper} `)
}

/**
 * @param {string} name
 * @param {readonly DeclaredHook[]} hooks
 * @param {KnownHooks} known
 */
function formatHook(name, hooks, { attributes, loads }) {
  const docOf = (/** @type {DeclaredHook["kind"]} */ kind) =>
    hooks.find((hook) => hook.name === name && hook.kind === kind)?.doc
  const [drawn, behaviour, load] = [docOf("widget"), docOf("behaviour"), loads.get(name)]
  const rows = attributes.get(name) ?? []
  return [
    `### ${code(name)}`,
    drawn && load && `${drawn} Loads ${formatLoad(load)}.`,
    behaviour &&
      `${behaviour} Draws nothing, and works from the page's first idle moment or the shopper's first act on.`,
    rows.length === 0
      ? "It has no attributes of its own."
      : formatTable(
          ["Attribute", "Takes", "Default", "What it does"],
          rows.map(({ name: attribute, values, fallback, doc }) => [code(attribute), values, fallback, doc]),
        ),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** @param {LoadRule} rule */
function formatLoad({ mode, byOption = {} }) {
  /** @type {Map<string, string[]>} */
  const exceptions = new Map()
  for (const [option, modes] of Object.entries(byOption)) {
    for (const [value, each] of Object.entries(modes)) {
      const condition = code(`data-ringside-${option}${value && `="${value}"`}`)
      exceptions.set(each, [...(exceptions.get(each) ?? []), condition])
    }
  }
  const words = [...exceptions].map(
    ([each, conditions]) => `with ${conditions.join(" or ")} ${loadWords[each] ?? each}`,
  )
  return [loadWords[mode] ?? mode, ...words].join(", ")
}

/**
 * @param {import("./packageTables.mjs").EventTable} events
 * @param {KnownHooks} known
 */
function formatEvents({ sent, heard }, { formatEventName }) {
  const sentRows = Object.entries(sent).map(([name, { target, args, detail = [], isQuestion, isNative, doc }]) => [
    code(name) + (isQuestion ? " (cancelable)" : ""),
    isNative ? "–" : code(formatEventName(name)),
    target,
    isNative ? "–" : listCodes(args ?? []),
    listCodes(detail),
    doc,
  ])
  const heardRows = Object.entries(heard).map(([name, doc]) => [code(name), doc])
  return [
    "### Events",
    sentRows.length > 0 &&
      formatTable(["Sends", "Natively also", "From", "jQuery handlers get", "`event.detail`", "When"], sentRows),
    heardRows.length > 0 && formatTable(["Hears", "And then"], heardRows),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** @param {readonly import("./packageTables.mjs").CustomProperty[]} properties */
function formatProperties(properties) {
  const themes = [...new Set(properties.flatMap((property) => Object.keys(property.themes ?? {})))]
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
 * The texts as they are, with their plural forms, under the names by which a page's config may replace them.
 * @param {string} folder
 * @param {NonNullable<PackageTables["messages"]>} messages
 */
function formatTexts(folder, { es, en }) {
  const show = (/** @type {(typeof es)[string] | undefined} */ text) =>
    typeof text === "object" ? [...new Set(Object.values(text))].join(" / ") : (text ?? "–")
  const rows = Object.keys(es).map((key) => [code(`${folder}.${key}`), show(es[key]), show(en[key])])
  return `### Texts\n\n${formatTable(["Name", "es", "en"], rows)}`
}
