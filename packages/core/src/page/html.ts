import {
  droppedFragmentElements,
  isDroppedFragmentAttribute,
  isSafeMessageHref,
  messageAttributes,
  messageElements,
} from "../domain/index.ts"

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
}
interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedHtmlPolicy): TrustedHtmlPolicy }
}

/**
 * The one Trusted Types policy of this library. Make it once a document: a browser refuses a second of the name.
 * Without Trusted Types, or where another script took the name, markup goes in as it is, and an enforcing browser refuses it.
 */
export function createTrustedHtmlPolicy(view: Window): TrustedHtmlPolicy {
  const rules: TrustedHtmlPolicy = { createHTML: (html) => html }
  try {
    return (view as TrustedTypesWindow).trustedTypes?.createPolicy("ringside", rules) ?? rules
  } catch {
    return rules
  }
}

/** The two functions for `document`. Parsing happens in a template, whose content loads and runs nothing. */
export function createHtmlParser(document: Document, policy: TrustedHtmlPolicy): HtmlParser {
  const parse = (html: string, clean: (root: DocumentFragment) => void) => {
    const template = document.createElement("template")
    template.innerHTML = policy.createHTML(html)
    clean(template.content)
    return document.importNode(template.content, true)
  }
  return {
    parseFragment: (html) => parse(html, (root) => cleanFragment(root, document)),
    parseMessage: (html) => parse(html, cleanMessage),
  }
}

function cleanFragment(root: DocumentFragment, document: Document): void {
  const origin = document.location.origin
  const base = document.baseURI
  for (const element of root.querySelectorAll("*")) {
    const tag = element.localName
    if (droppedFragmentElements.has(tag)) {
      element.remove()
      continue
    }
    const { content } = element as { readonly content?: DocumentFragment }
    if (tag === "template" && content) cleanFragment(content, document)
    for (const { name, value } of [...element.attributes]) {
      if (isDroppedFragmentAttribute({ element: tag, name, value, origin, base })) element.removeAttribute(name)
    }
  }
}

function cleanMessage(root: DocumentFragment): void {
  for (const element of [...root.querySelectorAll("*")]) {
    if (!messageElements.has(element.localName)) {
      element.replaceWith(element.localName === "script" || element.localName === "style" ? "" : element.textContent)
      continue
    }
    for (const { name, value } of [...element.attributes]) {
      const isAllowed = messageAttributes.has(name) && (name !== "href" || isSafeMessageHref(value))
      if (!isAllowed) element.removeAttribute(name)
    }
  }
}
