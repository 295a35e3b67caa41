import { readDomain, readParts } from "../../packages/embed/build/parts.mjs"
import { scriptsToLeaveIn } from "./hostScripts.mjs"
import { code, formatTable, listCodes } from "../markdownTable.mjs"
import { readDeclaration } from "./readDeclaration.mjs"
import { formatStoreApiMembers } from "./storeApiDocs.mjs"
import { createWindowTypes, windowTypesFile } from "./windowTypes.mjs"

const cartFile = "packages/cart/src/ringsideMember.ts"
const partFile = "packages/core/src/domain/part.ts"
const widgetFile = "packages/core/src/hooks/widget.ts"

/** The types that `RingsideApi` refers to, outermost first. */
const apiTypes = [
  { file: "packages/core/src/loader/coreApi.ts", name: "CoreApi" },
  { file: cartFile, name: "CartApi" },
  { file: cartFile, name: "CartResultLike" },
  { file: "packages/core/src/page/cartState.ts", name: "CartState" },
  { file: "packages/core/src/events/eventDetails.ts", name: "AddedToCart" },
]

/** The types of a page's own widget, outermost first. */
const widgetTypes = [
  { file: widgetFile, name: "WidgetEntry" },
  { file: partFile, name: "WidgetRules" },
  { file: partFile, name: "LoadRule" },
  { file: partFile, name: "LoadMode" },
  { file: widgetFile, name: "Widget" },
  { file: widgetFile, name: "Mounted" },
]

/**
 * Creates the generated blocks of docs/page-contract.md, by name.
 * @returns {Promise<Record<string, string>>}
 */
export async function createContractBlocks() {
  const [parts, { createConfigRows }] = await Promise.all([readParts(), readDomain()])
  const windowApi = { file: windowTypesFile, name: "RingsideApi", text: await createWindowTypes() }
  const members = parts.flatMap(({ config }) => (config ? createConfigRows(config) : []))
  return {
    config: formatTable(
      ["Member", "Takes", "Default", "On the script tag", "What it is for"],
      members.map(({ path, values, fallback, attribute, doc }) => [
        code(path),
        values,
        fallback ?? "–",
        listCodes(attribute === null ? [] : [attribute]),
        doc,
      ]),
    ),
    jobs: formatTable(
      ["Job", "Package", "The host's script", "Settings that it needs"],
      sortJobs(parts).map(({ packageName, handles, settings, otherSettings = [], doc }) => [
        doc,
        code(packageName),
        listCodes(handles),
        settings === undefined ? listCodes([]) : [settings, ...otherSettings].map(code).join(" or "),
      ]),
    ),
    settings: formatTable(
      ["Settings", "Read by", "What they are for", "Derived from a page that prints none"],
      listSettings(parts).map(({ name, packages, docs, derived }) => [
        code(name),
        listCodes(packages),
        docs.join(" "),
        listCodes(derived),
      ]),
    ),
    scripts: formatTable(
      ["The host's script", "Leave it in for", "Ringside does these jobs of it"],
      scriptsToLeaveIn.map(({ handle, remaining }) => {
        const done = sortJobs(parts).filter(({ handles }) => handles[0] === handle)
        return [code(handle), remaining, done.length === 0 ? "–" : done.map(({ doc }) => doc).join(" ")]
      }),
    ),
    storeApi: formatStoreApiMembers(["Cart", "Order", "Draft", "Refusal"]),
    storeProducts: formatStoreApiMembers(["Product", "Review"]),
    api: formatTypes([windowApi, ...apiTypes]),
    widget: formatTypes(widgetTypes),
  }
}

/** @param {readonly { file: string, name: string, text?: string }[]} types */
function formatTypes(types) {
  const declarations = types.map(({ file, name, text }) => readDeclaration(file, name, text))
  return ["```ts", declarations.join("\n\n"), "```"].join("\n")
}

/** Members that all derived settings have. */
const derivedAddresses = ["wc_ajax_url", "ajax_url"]

/**
 * Lists the names of the host's settings, sorted, each with the packages that read them, their purposes, and the members that can be
 * derived.
 * @param {readonly import("../../packages/core/src/domain/part.ts").Part[]} parts
 */
function listSettings(parts) {
  const tables = parts.flatMap(({ settings = [] }) => settings)
  const names = [...new Set(tables.map(({ name }) => name))].sort()
  return names.map((name) => {
    const same = tables.filter((table) => table.name === name)
    const derived = same.flatMap((table) => (table.derived ? [table.derived] : []))
    return {
      name,
      packages: [...new Set(same.map(({ packageName }) => packageName))].sort(),
      docs: [...new Set(same.map(({ doc }) => doc))],
      derived: [
        ...new Set(
          derived.flatMap(({ perLanguage, texts, links, choices }) => [
            ...derivedAddresses,
            ...Object.keys({ ...perLanguage, ...texts, ...links, ...choices }),
          ]),
        ),
      ],
    }
  })
}

/**
 * Sorts the host jobs of all parts by package.
 * @param {readonly import("../../packages/core/src/domain/part.ts").Part[]} parts
 */
function sortJobs(parts) {
  const jobs = parts.flatMap((part) => part.jobs ?? [])
  return jobs.sort((a, b) => (a.packageName < b.packageName ? -1 : Number(a.packageName > b.packageName)))
}
