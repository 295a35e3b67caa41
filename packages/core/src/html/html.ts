import {
  decodeHiddenEmail,
  droppedFragmentElements,
  isDroppedFragmentAttribute,
  isSafeMessageHref,
  messageAttributes,
  messageElements,
} from "../domain/index.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** The only ways in which markup from a server becomes nodes. None runs a script. */
export interface HtmlParser {
  /** Parses the shop's own markup: fragments, totals, forms. Scripts, `on*` attributes and foreign form actions are removed. */
  parseFragment(html: string): DocumentFragment
  /** Parses notices and other messages: a short list of elements and attributes; everything else becomes text. */
  parseMessage(html: string): DocumentFragment
  /** The scripts in markup, in nodes that never run. */
  readScripts(html: string): readonly HTMLScriptElement[]
}

/** Returns the address of a script that may be fetched, and throws for any other. */
type CheckScript = (url: string) => string

/** Turns text into markup, and addresses into those of scripts, that a browser with Trusted Types accepts. */
export interface TrustedHtmlPolicy {
  createHTML(html: string): string
  /** Throws for an address that `check` refuses. The browser passes `check` to the policy's rule. */
  createScriptURL?(url: string, check: CheckScript): string
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedHtmlPolicy): TrustedHtmlPolicy }
}

/**
 * The library's only Trusted Types policy. Create it once per document: a browser refuses a second policy of that name. Without Trusted
 * Types, or where another script took the name, markup is passed as text, and an enforcing browser refuses it.
 */
export function createTrustedHtmlPolicy(view: Window): TrustedHtmlPolicy {
  let policy: TrustedHtmlPolicy = {
    createHTML: (html) => html,
    // `check` compares with addresses of the page's config, which late code reads, and which differs after a restart. Lint
    // allows one caller.
    createScriptURL: (url, check) => check(url),
  }
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform's own, which TypeScript has no type of yet
    policy = (view as TrustedTypesWindow).trustedTypes?.createPolicy("ringside", policy) ?? policy
  } catch {
    // The policy couldn't be created: use its rules directly.
  }
  return policy
}

/** Parses in a template, whose content loads and runs nothing. */
function createParser(document: PageDocument, policy: TrustedHtmlPolicy, clean: (root: DocumentFragment) => void) {
  return (html: string) => {
    const template = document.createElement("template")
    template.innerHTML = policy.createHTML(html)
    showEmails(template.content)
    clean(template.content)
    return document.importNode(template.content, true)
  }
}

/** Creates the parsers of one document. */
export function createHtmlParser(document: PageDocument, policy: TrustedHtmlPolicy): HtmlParser {
  return {
    parseFragment: createParser(document, policy, (root) => cleanFragment(root, document)),
    parseMessage: createParser(document, policy, cleanMessage),
    readScripts(html) {
      const template = document.createElement("template")
      template.innerHTML = policy.createHTML(html)
      return [...template.content.querySelectorAll("script")]
    },
  }
}

/** Cloudflare's link to an address that it hides, before the hidden address. */
const hiddenLink = "/cdn-cgi/l/email-protection#"

/** Shows addresses that Cloudflare has hidden from robots in a page. Its script shows only those of the page that it came with. */
function showEmails(root: DocumentFragment): void {
  for (const element of root.querySelectorAll("[data-cfemail]")) {
    const email = decodeHiddenEmail(element.getAttribute("data-cfemail") ?? "")
    if (email !== "") element.replaceWith(email)
  }
  for (const link of root.querySelectorAll(`a[href*="${hiddenLink}"]`)) {
    const email = decodeHiddenEmail(link.getAttribute("href")?.split(hiddenLink)[1] ?? "")
    if (email !== "") link.setAttribute("href", `mailto:${email}`)
  }
}

function cleanFragment(root: DocumentFragment, document: PageDocument): void {
  const origin = document.defaultView?.location.origin ?? ""
  const base = document.baseURI
  // Without the named elements that the page has already, which are members of the document itself.
  const members = Reflect.getPrototypeOf(document) ?? document
  const dropAttributes = createAttributeFilter(root)
  for (const element of root.querySelectorAll("*")) {
    const tag = readTag(element)
    if (droppedFragmentElements.test(tag)) {
      element.remove()
      continue
    }
    if (isTemplate(element, tag)) cleanFragment(element.content, document)
    dropAttributes(
      element,
      (name, value) =>
        isDroppedFragmentAttribute({ element: tag, name, value, origin, base }) ||
        (isNamedProperty(tag, name) && value in members),
    )
  }
}

/**
 * Whether an attribute makes its element a member of the document under that name: `<img name="cookie">` hides `document.cookie` from every
 * script of the page.
 */
function isNamedProperty(element: string, name: string): boolean {
  return /^(name|id)$/i.test(name) && /^(form|img|embed|object|iframe)$/i.test(element)
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
 * Removes attributes from an element. A form's fields are members of the form, so `<input name=attributes>` would hide its attributes: call
 * the methods of an element without fields instead.
 */
function createAttributeFilter({ ownerDocument }: DocumentFragment) {
  // eslint-disable-next-line no-restricted-syntax -- the document of a template's content has no elements that could hide its members
  const { getAttributeNames, getAttribute, removeAttribute } = ownerDocument.createElement("i")
  return (element: Element, isDropped: (name: string, value: string) => boolean): void => {
    for (const name of getAttributeNames.call(element)) {
      if (isDropped(name, getAttribute.call(element, name) ?? "")) removeAttribute.call(element, name)
    }
  }
}

/** The tag name. Only a field in a form can hide it. */
function readTag(element: Element): string {
  const tag: unknown = Reflect.get(element, "localName")
  return typeof tag === "string" ? tag : "form"
}

/** Uses a range, which reads no member of an element that may be a form. */
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
