import {
  createConfigContext,
  diagnostics,
  listMissingContent,
  parsePrintedConfig,
  readPageConfig,
  readTagMembers,
} from "@ringside/core/diagnostics"
import { readHookNames } from "@ringside/core"
import {
  type ConfigProblem,
  listConfigNames,
  listKnownWidgets,
  parseConfigMembers,
  type Part,
} from "@ringside/core/domain"
// The module is no object of a page: only the command that checks documents runs this file.
// eslint-disable-next-line no-restricted-syntax -- see above
import * as allParts from "./parts.ts"
import { listHookProblems } from "./markupProblems.ts"
import { secondCopy } from "./secondCopy.ts"

const parts = Object.values<Part>(allParts)

/** The content of a page, read without running it. */
export interface PageFindings {
  /** The script tag as written; null without one. */
  readonly tag: { readonly src: string; readonly integrity: string | null } | null
  readonly preset: string | null
  /** The number of hooks by name. */
  readonly hooks: Readonly<Record<string, number>>
  /** Host scripts on the page whose jobs Ringside leaves to them, by handle. */
  readonly hostScripts: Readonly<Record<string, readonly string[]>>
  /** The warnings that the console would show, with the tag of the hook. */
  readonly mistakes: readonly Mistake[]
}

/** One mistake of the page's authors. */
export interface Mistake {
  readonly message: string
  /** The start tag of the element; null for the page's config. */
  readonly element: string | null
}

const scriptTag = /(?:^|\/)ringside(?:\.light)?(?:\.classic)?\.js(?:$|[?#])/

/**
 * Checks a page's document with the parsers that the page itself would run: its config, the script tag, every hook, and the scripts of the
 * host. Widgets that the page registers itself are unknown here, so their hooks count as unknown.
 */
export function checkDocument(document: Document): PageFindings {
  const mistakes = new Map<string, Mistake>()
  const warn = (message: string, subject?: object) => {
    const element = formatTag(subject)
    mistakes.set(`${message}\n${element ?? ""}`, { message, element })
  }
  // A script with `nomodule` is for browsers that run no modules: in all others the first tag is the only one.
  const tags = [...document.querySelectorAll("script[src]:not([nomodule])")].filter((script) =>
    scriptTag.test(readSource(script)),
  )
  const [tag = null, ...otherTags] = tags
  for (const other of otherTags) warn(secondCopy, other)
  const preset = checkConfig(document, tag, (problem) => warn(diagnostics.formatConfigProblem(problem)))
  const hooks = [...document.querySelectorAll("[data-ringside]")]
  const known = listKnownWidgets(parts)
  // No code runs here, so no failure is reported.
  const reports = { warn, fail: () => undefined }
  for (const hook of hooks) {
    diagnostics.checkHook(hook, known, reports)
    for (const text of listMissingContent(hook, known)) diagnostics.warn(reports, text, hook)
    for (const { text, values } of listHookProblems(hook)) diagnostics.warn(reports, text, hook, values)
  }
  return {
    tag: tag && { src: readSource(tag), integrity: tag.getAttribute("integrity") },
    preset,
    hooks: count(hooks.flatMap((hook) => readHookNames(hook))),
    hostScripts: listHostScripts(document),
    mistakes: [...mistakes.values()],
  }
}

function checkConfig(document: Document, tag: Element | null, report: (problem: ConfigProblem) => void): string | null {
  const names = listConfigNames(parts)
  const printed = parsePrintedConfig(document)
  // This is the check of all members, so it takes the whole config apart as `readPartConfig` does.
  const { all, preset } = readPageConfig({ document, tag, printed, names, report })
  for (const problem of diagnostics.listUnknownNames(Object.keys(all), tag, names)) report(problem)
  const context = createConfigContext(document, report)
  const own = parts.filter(({ name }) => name !== "core")
  for (const { config: table } of own) {
    if (table) parseConfigMembers(table, { ...all, ...readTagMembers(table, tag) }, context)
  }
  return preset
}

/** The host's scripts by handle, each with its job. */
function listHostScripts(document: Document): Readonly<Record<string, readonly string[]>> {
  const jobs = parts.flatMap((part) => part.jobs ?? [])
  const handles = [...new Set(jobs.flatMap((job) => job.handles))].filter(
    (handle) => document.getElementById(`${handle}-js`)?.localName === "script",
  )
  return Object.fromEntries(
    handles.map((handle) => [handle, jobs.filter((job) => job.handles.includes(handle)).map(({ name }) => name)]),
  )
}

function count(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}

function readSource(script: Element): string {
  return script.getAttribute("src") ?? ""
}

/** An element's start tag, as far as it identifies the element. */
function formatTag(element: object | undefined): string | null {
  if (element === undefined || !("cloneNode" in element)) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only elements are reported; there is no window for `instanceof`
  const { localName, attributes } = element as Element
  const written = [...attributes].map(({ name, value }) => ` ${name}="${value}"`).join("")
  return `<${localName}${written}>`.slice(0, 200)
}
