import { decodeUri, formatText, parseFlag, readMembers } from "@ringside/core/domain"

/** A popup as links and classes name it. */
export interface PopupNames {
  readonly id: number | null
  readonly slug?: string
}

/** The relevant data of a clicked element. */
export interface ClickTarget {
  readonly tag?: string
  readonly classes?: readonly string[] | string
  readonly href?: string
}

/** The selectors that open a popup on any page. Source: popups §3.3. */
export function createClickSelectors(popup: PopupNames): string[] {
  const { id, slug } = readNames(popup)
  return [
    ...(id ? [`.popmake-${escapeName(id)}`] : []),
    ...(slug ? [`.popmake-${escapeName(slug)}`] : []),
    ...(id ? [`a[href$="#popmake-${escapeName(id)}"]`] : []),
  ]
}

/**
 * A selector whose classes and ids that begin with a digit are escaped, such as `.2026-offer`: the browser refuses them as they are, and
 * jQuery doesn't. Texts in quotes and attributes stay.
 */
export function escapeLeadingDigits(selector: string): string {
  return selector.replace(
    /\\[^]|"[^"]*"?|'[^']*'?|\[[^\]]*\]?|([.#]-?)(\d)/g,
    (kept: string, start?: string, digit?: string) => (start === undefined ? kept : `${start}\\3${String(digit)} `),
  )
}

/**
 * Whether one of those selectors matches an element of that tag, class and address. Nothing in the product calls it: filters of other scripts
 * may change the selectors, so the browser matches them.
 */
export function matchesClickTarget(popup: PopupNames, target: ClickTarget): boolean {
  const names = readNames(popup)
  const { tag, classes, href } = readMembers(target)
  const own = readClasses(classes)
  const isLink = formatText(tag).toLowerCase() === "a"
  return (
    [names.id, names.slug].some((name) => name !== "" && own.includes(`popmake-${name}`)) ||
    (isLink && names.id !== "" && formatText(href).endsWith(`#popmake-${names.id}`))
  )
}

/** Classes of a trigger that keeps its native action as well. */
const defaultActionClasses: readonly unknown[] = ["do-default", "popmake-do-default", "pum-do-default"]

/** Whether a click on a trigger keeps its native action, beside opening the popup. Source: popups §3.3. */
export function keepsDefaultAction(click: {
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly dataDoDefault?: unknown
  readonly classes?: readonly string[] | string
  readonly settingDoDefault?: unknown
}): boolean {
  const { ctrlKey, metaKey, dataDoDefault, classes, settingDoDefault } = readMembers(click)
  return (
    [ctrlKey, metaKey, dataDoDefault, settingDoDefault].some(parseFlag) ||
    readClasses(classes).some((name) => defaultActionClasses.includes(name))
  )
}

function readNames(popup: PopupNames): { readonly id: string; readonly slug: string } {
  const { id, slug } = readMembers(popup)
  return { id: formatText(id), slug: decodeUri(formatText(slug)) }
}

function readClasses(classes: unknown): readonly unknown[] {
  return Array.isArray(classes) ? classes : formatText(classes).split(/\s/)
}

/** Escapes with a backslash the characters that may not stand in a class or in quotes. */
function escapeName(name: string): string {
  return name.replace(/[ -,./:-@[-^`{-~]/g, String.raw`\$&`)
}
