/*
 * The texts of warnings, and the checks that select them. In the script tag's build they are a chunk of their own, which is fetched when a
 * check has found a mistake.
 */
import {
  attributePrefix,
  type ConfigNames,
  type ConfigProblem,
  type ConfigRecord,
  findUnknownOptions,
  formatAttributeProblem,
  formatConfigProblem,
  formatMessage,
  parseOptions,
  suggestName,
} from "../domain/index.ts"
import { readAttributes } from "../hooks/hookAttributes.ts"
import { commonOptions, hasKnownLoadMode, listOptions } from "./hookSuspicion.ts"
import type { Diagnostics, KnownWidgets } from "../author/diagnose.ts"
import { drawsOn } from "../hooks/drawsOn.ts"
import { readHookNames } from "../hooks/hooks.ts"
import { formatJobProblem } from "../author/jobTexts.ts"
import { type KnownTexts, listOwnTexts } from "../author/hasMisspeltTexts.ts"
import type { Reports } from "../author/reports.ts"
import { listTagNames } from "../author/hasUnknownNames.ts"

export const diagnostics: Diagnostics = {
  checkHook,
  formatAttributeProblem,
  formatConfigProblem,
  formatJobProblem,
  listMisspeltTexts,
  listUnknownNames,
  warn(reports, text, subject, values = {}) {
    const message = formatMessage(text, values)
    if (subject) reports.warn(message, subject)
    else reports.warn(message)
  },
  warnOfOtherPage(reports, name) {
    reports.warn(
      `[ringside] data-ringside="${name}" is served by another page that was created for this document; expected one createPage, or the script tag alone, so this page leaves such hooks to the other.`,
    )
  },
}

/** Reports every mistake in one hook's attributes, even if the hook is never used. */
function checkHook(host: Element, { tables, drawing, registered = [] }: KnownWidgets, reports: Reports): void {
  const names = readHookNames(host)
  const known = names.filter((name) => tables.has(name))
  for (const name of names) {
    if (tables.has(name) || registered.includes(name)) continue
    const suggestion = suggestName(name, [...tables.keys()])
    const hint = suggestion ? `; did you mean "${suggestion}"?` : `; expected one of ${[...tables.keys()].join(", ")}.`
    reports.warn(`[ringside] data-ringside is "${name}"${hint} The server's HTML stays as it is.`, host)
  }
  if (known.length === 0 || names.some((name) => registered.includes(name))) return
  const drawers = known.flatMap((name) => drawing.filter((each) => each.name === name))
  const drawn = drawers.find((each) => drawsOn(host, each))
  const others = [...new Set(drawers.map(({ name }) => name))].filter((name) => name !== drawn?.name)
  if (drawn && others.length > 0) {
    reports.warn(
      `[ringside ${drawn.name}] the hook names ${others.join(", ")} too; expected one widget that draws, so only ${drawn.name} does.`,
      host,
    )
  }
  const present = listOptions(host)
  const own = known.map((name) => tables.get(name) ?? {})
  for (const problem of findUnknownOptions(own, present, commonOptions)) {
    reports.warn(formatAttributeProblem(known.join(" "), problem), host)
  }
  for (const option of present) {
    const claimants = known.filter((name) => Object.hasOwn(tables.get(name) ?? {}, option))
    if (claimants.length < 2) continue
    reports.warn(
      `[ringside ${claimants.join(" ")}] ${attributePrefix}${option} is known to both; expected one of them a hook, so both use it.`,
      host,
    )
  }
  if (!hasKnownLoadMode(host)) {
    const asked = host.getAttribute(`${attributePrefix}load`) ?? ""
    reports.warn(
      `[ringside ${known.join(" ")}] data-ringside-load is "${asked}"; expected "now", "idle", "visible" or "interaction", so the widget loads as it does without it.`,
      host,
    )
  }
  for (const name of known) {
    const table = tables.get(name) ?? {}
    parseOptions(table, readAttributes(table, host), (problem) =>
      reports.warn(formatAttributeProblem(name, problem), host),
    )
  }
}

/** The warnings about names of a page's own texts that probably misspell known ones. */
function listMisspeltTexts({ namespace, keys }: KnownTexts, overrides: ConfigRecord): readonly string[] {
  return listOwnTexts(overrides).flatMap(({ language, name, prefix, key }) => {
    const isKnown = keys.includes(key)
    if ((prefix === namespace && isKnown) || suggestName(prefix, [namespace]) === null) return []
    const meant = isKnown ? key : suggestName(key, keys)
    if (meant === null) return []
    return [
      `[ringside] config member messages.${language}["${name}"] is not a text of ${namespace}; did you mean "${namespace}.${meant}"? It is ignored.`,
    ]
  })
}

/** Lists names that probably misspell settings of ours. Members of records belong to the platform and are ignored. */
function listUnknownNames(
  printed: readonly string[],
  tag: Element | null,
  { members, attributes }: ConfigNames,
): readonly ConfigProblem[] {
  // A page's own widgets may have config members, so report only names that resemble ours.
  const resembling = printed.filter((name) => suggestName(name, members) !== null)
  return [
    ...findUnknown(resembling, members, "config member "),
    ...findUnknown(listTagNames(tag), attributes, "the script tag's "),
  ]
}

function findUnknown(names: readonly string[], known: readonly string[], subject: string): ConfigProblem[] {
  return names.filter((name) => !known.includes(name)).map((name) => ({ kind: "unknown-member", subject, name, known }))
}
