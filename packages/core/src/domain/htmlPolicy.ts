import { parseScheme } from "./isSafeUrl.ts"

/** What may be linked to from a message: the same as from any attribute that we write. */
export { isSafeUrl as isSafeMessageHref } from "./isSafeUrl.ts"

/** The elements of a message (a notice, the words of a form or an order); every other becomes its text. */
export const messageElements: ReadonlySet<string> = new Set([
  "a",
  "b",
  "strong",
  "em",
  "i",
  "br",
  "span",
  "code",
  "p",
  "ul",
  "ol",
  "li",
  "div",
  "bdi",
])

/** The attributes of a message; `href` only where `isSafeMessageHref`. */
export const messageAttributes: ReadonlySet<string> = new Set(["href", "class", "role", "data-id", "lang", "dir"])

/**
 * What is taken out of the shop's own markup: scripts, and elements that can start one after the attributes were looked through
 * (plug-ins, animations that set an address), move every relative address (`base`), leave the page (`meta`) or restyle it (`link`).
 * What stands in `noscript` or `math` may become other nodes when it is written and read again.
 */
export const droppedFragmentElements = /^(script|noscript|math|base|link|meta|object|embed|applet|animate|set)$/

const addressAttributes = /^(href|src|action|formaction|data|poster|background)$/
const scriptSchemes: readonly (string | null)[] = ["javascript", "vbscript", "data"]

/** One attribute as it stands in a fragment, and the page it is to stand in. */
export interface FragmentAttribute {
  /** The element's local name. */
  readonly element: string
  /** With its prefix, as in `xlink:href`. */
  readonly name: string
  readonly value: string
  readonly origin: string
  /** What the page's relative addresses are read against. */
  readonly base: string
}

/** Whether an attribute is taken out of the shop's own markup: it runs a script, or sends a form to another origin. */
export function isDroppedFragmentAttribute({ element, name, value, origin, base }: FragmentAttribute): boolean {
  const attribute = name.toLowerCase().replace(/^.*:/s, "")
  if (attribute.startsWith("on") || attribute === "srcdoc") return true
  if (!addressAttributes.test(attribute)) return false
  // First, because every opaque origin is written "null": a script's address would count as the page's own.
  if (scriptSchemes.includes(parseScheme(value))) return !isInlineImage(element, attribute, value)
  return (attribute === "action" || attribute === "formaction") && readOrigin(value, base) !== origin
}

function readOrigin(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).origin : null
}

/** A picture in the markup itself runs nothing where it is drawn; in a frame it is a document of its own. */
function isInlineImage(element: string, attribute: string, value: string): boolean {
  const isDrawn = /^(src|poster|background)$/.test(attribute) && !/^i?frame$/i.test(element)
  return isDrawn && /^\s*data:image\//i.test(value)
}
