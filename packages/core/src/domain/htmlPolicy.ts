import { parseUrl } from "./parseUrl.ts"
import { parseScheme } from "./isSafeUrl.ts"

/** A link in a message may have the same addresses as any attribute that we write. */
export { isSafeUrl as isSafeMessageHref } from "./isSafeUrl.ts"

/** The elements allowed in a message (a notice, the text of a form or an order); any other element is replaced by its text. */
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

/** The attributes allowed in a message; `href` only where `isSafeMessageHref` accepts its value. */
export const messageAttributes: ReadonlySet<string> = new Set(["href", "class", "role", "data-id", "lang", "dir"])

/**
 * The elements removed from the shop's own markup: scripts, and elements that can start one after the attributes were checked (plug-ins,
 * animations that set an address), move every relative address (`base`), leave the page (`meta`) or restyle it (`link`). The content of
 * `noscript` and `math` may parse to other nodes when it is serialised and parsed again.
 */
export const droppedFragmentElements = /^(script|noscript|math|base|link|meta|object|embed|applet|animate|set)$/

const addressAttributes = /^(href|src|action|formaction|data|poster|background)$/
const scriptSchemes: readonly (string | null)[] = ["javascript", "vbscript", "data"]

/** One attribute of an element in a fragment, and the page that the fragment is for. */
export interface FragmentAttribute {
  /** The element's local name. */
  readonly element: string
  /** Includes the prefix, as in `xlink:href`. */
  readonly name: string
  readonly value: string
  readonly origin: string
  /** The base of the page's relative addresses. */
  readonly base: string
}

/** Whether an attribute is removed from the shop's own markup: it runs a script, or sends a form to another origin. */
export function isDroppedFragmentAttribute({ element, name, value, origin, base }: FragmentAttribute): boolean {
  const attribute = name.toLowerCase().replace(/^.*:/s, "")
  if (attribute.startsWith("on") || attribute === "srcdoc") return true
  if (!addressAttributes.test(attribute)) return false
  // Check the scheme first: the origin of every opaque address is "null", so a script's address would count as the page's own.
  if (scriptSchemes.includes(parseScheme(value))) return !isInlineImage(element, attribute, value)
  return (attribute === "action" || attribute === "formaction") && readOrigin(value, base) !== origin
}

function readOrigin(address: string, base: string): string | null {
  return parseUrl(address, base)?.origin ?? null
}

/** An inline picture is inert where it is drawn; in a frame it is a document that may run scripts. */
function isInlineImage(element: string, attribute: string, value: string): boolean {
  const isDrawn = /^(src|poster|background)$/.test(attribute) && !/^i?frame$/i.test(element)
  return isDrawn && /^\s*data:image\//i.test(value)
}
