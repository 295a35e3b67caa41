import {
  droppedFragmentElements,
  isDroppedFragmentAttribute,
  isSafeMessageHref,
  messageAttributes,
  messageElements,
} from "../domain/index.ts"
import type { PageDocument } from "./pageDocument.ts"

/** The only two ways in which markup from a server becomes nodes. Neither runs a script. */
export interface HtmlParser {
  /** The shop's own markup: fragments, totals, forms. Scripts, `on*` and foreign form actions are left out. */
  parseFragment(html: string): DocumentFragment
  /** Notices and other messages: a short list of elements and attributes; all else becomes text. */
  parseMessage(html: string): DocumentFragment
}

/** Turns text into what a browser that enforces Trusted Types takes as markup. */
export interface TrustedHtmlPolicy {
  createHTML(html: string): string
  /** What `checkScript` answers; an empty address until there is one. */
  createScriptURL?(url: string): string | undefined
  /** Answers the address of a script that may be fetched, and throws for any other; see `trustScriptUrl`. */
  checkScript?: (url: string) => string
}
interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedHtmlPolicy): TrustedHtmlPolicy }
}

/**
 * The one Trusted Types policy of this library. Make it once a document: a browser refuses a second of the name.
 * Without Trusted Types, or where another script took the name, markup goes in as it is, and an enforcing browser refuses it.
 */
export function createTrustedHtmlPolicy(view: Window): TrustedHtmlPolicy {
  let policy: TrustedHtmlPolicy = {
    createHTML: (html) => html,
    createScriptURL: (url) => policy.checkScript?.(url),
  }
  try {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the platform's own, which TypeScript doesn't know yet
    policy = (view as TrustedTypesWindow).trustedTypes?.createPolicy("ringside", policy) ?? policy
  } catch {
    // The rules themselves, then.
  }
  return policy
}

/** Parsing happens in a template, whose content loads and runs nothing. */
function createParser(document: PageDocument, policy: TrustedHtmlPolicy, clean: (root: DocumentFragment) => void) {
  return (html: string) => {
    const template = document.createElement("template")
    template.innerHTML = policy.createHTML(html)
    clean(template.content)
    return document.importNode(template.content, true)
  }
}

/** The function for the shop's own markup alone. */
export function createFragmentParser(
  document: PageDocument,
  policy: TrustedHtmlPolicy,
): Pick<HtmlParser, "parseFragment"> {
  return { parseFragment: createParser(document, policy, (root) => cleanFragment(root, document)) }
}

/** The function for messages alone. */
export function createMessageParser(
  document: PageDocument,
  policy: TrustedHtmlPolicy,
): Pick<HtmlParser, "parseMessage"> {
  return { parseMessage: createParser(document, policy, cleanMessage) }
}

function cleanFragment(root: DocumentFragment, document: PageDocument): void {
  const origin = document.defaultView?.location.origin ?? ""
  const base = document.baseURI
  const dropAttributes = createAttributeFilter(root)
  for (const element of root.querySelectorAll("*")) {
    const tag = readTag(element)
    if (droppedFragmentElements.test(tag)) {
      element.remove()
      continue
    }
    if (isTemplate(element, tag)) cleanFragment(element.content, document)
    dropAttributes(element, (name, value) => isDroppedFragmentAttribute({ element: tag, name, value, origin, base }))
  }
}

function cleanMessage(root: DocumentFragment): void {
  const isDropped = (name: string, value: string) =>
    !messageAttributes.has(name) || (name === "href" && !isSafeMessageHref(value))
  const dropAttributes = createAttributeFilter(root)
  for (const element of [...root.querySelectorAll("*")]) {
    const tag = readTag(element)
    if (messageElements.has(tag)) dropAttributes(element, isDropped)
    else replaceByText(root.ownerDocument, element, tag === "script" || tag === "style")
  }
}

/**
 * Takes attributes off an element. A field is a member of its form, by its name, so that `<input name=attributes>` would hide
 * what the form carries: it is asked through the functions of an element that has no fields.
 */
function createAttributeFilter({ ownerDocument }: DocumentFragment) {
  const { getAttributeNames, getAttribute, removeAttribute } = ownerDocument.createElement("i")
  return (element: Element, isDropped: (name: string, value: string) => boolean): void => {
    for (const name of getAttributeNames.call(element)) {
      if (isDropped(name, getAttribute.call(element, name) ?? "")) removeAttribute.call(element, name)
    }
  }
}

/** Only a form's can be hidden by a field. */
function readTag(element: Element): string {
  const tag: unknown = Reflect.get(element, "localName")
  return typeof tag === "string" ? tag : "form"
}

/** By a range, which asks nothing of an element that may be a form. */
function replaceByText(document: Document, element: Element, isCode: boolean): void {
  const range = document.createRange()
  range.selectNode(element)
  const text = isCode ? "" : range.toString()
  range.deleteContents()
  range.insertNode(document.createTextNode(text))
}

function isTemplate(element: Element, tag: string): element is HTMLTemplateElement {
  return tag === "template" && "content" in element
}
