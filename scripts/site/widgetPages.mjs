import { readDomain, readParts } from "../../packages/embed/build/parts.mjs"
import { listClassNames } from "../docs/classNames.mjs"
import { code, formatTable } from "../markdownTable.mjs"
import { places } from "../docs/readmeDocs.mjs"
import { formatClassNames, formatEvents, formatLoad, formatProperties, formatTexts } from "../docs/widgetDocs.mjs"

/** @typedef {import("../../packages/embed/build/parts.mjs").BuildPart} Part */
/** @typedef {import("../../packages/core/src/domain/partDocs.ts").HookSummary["place"]} Place */

/**
 * A hook with everything that its page and the playground show.
 * @typedef {object} SiteHook
 * @property {string} name
 * @property {Place} place
 * @property {string} does what it does, in a phrase
 * @property {string} needs what must be on the page or on the server; empty for nothing
 * @property {string} example its HTML; empty where there is none
 * @property {import("../../packages/core/src/domain/attributeTable.ts").AttributeTable} attributes
 * @property {Part} part
 */

/** Demos that need more room, or hardly any. */
const demoHeightsPx = new Map([
  ["consent", 640],
  ["gallery", 320],
  ["checkout", 900],
  ["express-checkout", 640],
  ["preview", 360],
  ["provider-wallet", 160],
  ["email-capture", 180],
  ["notices", 560],
  ["product", 460],
  ["quantity", 120],
  ["countdown", 120],
  ["add-to-cart", 160],
  ["language-switcher", 200],
  ["tabs", 180],
  ["store-notice", 160],
  ["coming-soon", 160],
])

/**
 * Lists the hooks of all parts, in the order of the parts.
 * @returns {Promise<readonly SiteHook[]>}
 */
export async function listHooks() {
  return (await readParts()).flatMap((part) =>
    Object.entries(part.hooks ?? {}).map(([name, { attributes }]) => {
      const { summary, example = "", widget, behaviour = "" } = part.docs?.hooks?.[name] ?? {}
      const does = summary?.does ?? (widget ?? behaviour).replace(/\.$/, "")
      return { name, place: summary?.place ?? "every", does, needs: summary?.needs ?? "", example, attributes, part }
    }),
  )
}

/**
 * Creates the page that lists all widgets, with what they share.
 * @param {readonly SiteHook[]} hooks
 */
export async function createWidgetIndex(hooks) {
  const tables = places.map(([listed, title]) =>
    formatTable(
      [title, "What it does", "Needs"],
      hooks
        .filter(({ place }) => listed.some((each) => each === place))
        .map(({ name, does, needs }) => [`[${code(name)}](/widgets/${name})`, does, needs || "–"]),
    ),
  )
  const shared = (await readParts())
    .filter(({ hooks: own }) => !own)
    .flatMap(({ name, docs, messages = [] }) => [
      fold(`Custom properties of ${name}`, docs?.properties?.length && formatProperties(docs.properties)),
      fold(`Texts of ${name}`, messages.length > 0 && formatTexts(name, messages)),
    ])
  return ["# Widgets", ...tables, "## Shared by all", ...shared].filter(Boolean).join("\n\n")
}

/**
 * Creates the page of each hook.
 * @param {readonly SiteHook[]} hooks
 * @returns {Promise<Readonly<Record<string, string>>>} by its path
 */
export async function createWidgetPages(hooks) {
  const domain = await readDomain()
  return Object.fromEntries(hooks.map((hook) => [`widgets/${hook.name}.md`, formatPage(hook, domain)]))
}

/**
 * @param {SiteHook} hook
 * @param {Awaited<ReturnType<typeof readDomain>>} domain
 */
function formatPage({ name, does, needs, example, attributes, part }, domain) {
  const { widget, behaviour } = part.docs?.hooks?.[name] ?? {}
  const rows = domain.createAttributeRows(attributes)
  const hook = part.hooks?.[name]
  const load = (hook?.widget ?? hook?.drawn)?.load
  const { events, properties = [] } = part.docs ?? {}
  const classNames = listClassNames(part.name)
  return [
    `# ${name}`,
    `${does[0]?.toUpperCase()}${does.slice(1)}.`,
    example !== "" && `<Demo name="${name}" :height="${demoHeightsPx.get(name) ?? 420}" />`,
    example !== "" && ["```html", example, "```"].join("\n"),
    "## What it does",
    widget && `${widget}${load ? ` Loads ${formatLoad(load)}.` : ""}`,
    behaviour &&
      `${behaviour} It renders nothing, and works from the page's first idle moment or the shopper's first action, whichever is first.`,
    "## What it needs",
    formatNeeds(needs),
    "## Options",
    rows.length === 0
      ? "It has no attributes of its own. `data-ringside-load` and the others [of all hooks](/reference/hooks) apply."
      : formatTable(
          ["Attribute", "Takes", "Default", "What it does"],
          rows.map((row) => [code(row.name), row.values, row.fallback, row.doc]),
        ),
    rows.length > 0 && `[Try them in the playground](/playground?hook=${name}).`,
    fold("Parts that your styles may use", classNames.length > 0 && formatClassNames(classNames)),
    fold("Custom properties", properties.length > 0 && formatProperties(properties)),
    fold("Events", events && formatEvents(events, domain)),
    hasManyTexts(part)
      ? `The texts of ${code(part.name)} have [a page of their own](/texts/${part.name}).`
      : fold("Texts", (part.messages ?? []).length > 0 && formatTexts(part.name, part.messages ?? [])),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** More texts than these would make most of a widget's page. */
const textsMax = 60

/** @param {Part} part */
function hasManyTexts({ messages = [] }) {
  return messages.reduce((count, { es }) => count + Object.keys(es).length, 0) > textsMax
}

/**
 * Creates the pages of texts that are too many for the pages of their hooks.
 * @param {readonly SiteHook[]} hooks
 * @returns {Readonly<Record<string, string>>} by their path
 */
export function createTextPages(hooks) {
  const parts = new Set(hooks.map(({ part }) => part).filter(hasManyTexts))
  return Object.fromEntries(
    [...parts].map(({ name, messages = [] }) => [
      `texts/${name}.md`,
      `# Texts of ${name}\n\n[Replace them](/recipes/texts) by their names.\n\n${formatTexts(name, messages).replace(/^### .*\n\n/, "")}`,
    ]),
  )
}

/** @param {string} needs */
function formatNeeds(needs) {
  if (needs === "") return "The script tag, and nothing from the server."
  const isStoreApi = needs.includes("Store API")
  const sentence = `The script tag, and ${needs}.`
  return isStoreApi ? `${sentence} [What the server answers](/recipes/server) is a page of its own.` : sentence
}

/**
 * A closed fold. Its heading would be one of the page's outline, so it is taken out.
 * @param {string} title
 * @param {string | false | 0 | undefined} body
 */
function fold(title, body) {
  return body
    ? `::: details ${title}\n\n${body.replace(/^### .*\n\n/, "").replaceAll("](look.md)", "](/reference/look)")}\n\n:::`
    : ""
}
