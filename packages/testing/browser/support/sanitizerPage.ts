import { createPage } from "@ringside/core"
import createDOMPurify from "dompurify"
import type { HostilePayload } from "./hostilePayloads.ts"

/** Ways of turning markup into nodes: core's two, the differential oracle, and the browser's own, which checks nothing. */
export type Sink = "fragment" | "fragment, written and read again" | "message" | "oracle" | "raw"

/** The functions of this file's bundle in a page. */
export interface SanitizerPage {
  /** Inserts each payload through `sink`, and uses all remaining elements as a shopper might. */
  insertAll(sink: Sink, payloads: readonly HostilePayload[]): void
  /** Inserts markup that is certain to run, in each of the delayed ways. Its code records names that begin with `control`. */
  insertControls(): void
  /** The parts of `html` that `sink` keeps: `a`, `a@href`, and `a@href=https:` for addresses, as the browser itself parses them. */
  listKept(sink: Sink, html: string): readonly string[]
}

const eventTypes = ["mouseover", "pointerdown", "focus", "focusin", "keydown", "wheel", "load", "error", "toggle"]
const addressNames = /^(.*:)?(href|src|action|formaction|data|poster|background|cite|ping|srcset)$/i

const page = createPage({ window, signal: new AbortController().signal })
const oracle = createDOMPurify(window)

/** The payloads' code calls `top.ran.push`. */
Object.assign(window, { ran: [] })

function parse(sink: Sink, html: string): DocumentFragment {
  switch (sink) {
    case "fragment":
      return page.html.parseFragment(html)
    case "fragment, written and read again": {
      // Like a host that builds its markup from the page's content.
      const box = document.createElement("div")
      box.append(page.html.parseFragment(html))
      return parse("raw", box.innerHTML)
    }
    case "message":
      return page.html.parseMessage(html)
    case "oracle":
      return oracle.sanitize(html, { RETURN_DOM_FRAGMENT: true })
    case "raw":
      return document.createRange().createContextualFragment(html)
  }
}

/** Follows only links and forms that would run code, so that the page stays. */
function keepFromLeaving(event: Event): void {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  const target = event.target instanceof Element ? event.target : null
  const address =
    event.type === "submit"
      ? (submitter?.getAttribute("formaction") ?? (target && getAttribute.call(target, "action")))
      : target?.closest("a, area")?.getAttribute("href")
  const isCode = /^\W*j\W*a\W*v\W*a\W*s\W*c\W*r\W*i\W*p\W*t\W*:/i.test(address ?? "")
  if (!isCode) event.preventDefault()
}
for (const type of ["click", "submit"]) window.addEventListener(type, keepFromLeaving)

function press(element: Element): void {
  for (const type of eventTypes) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
}

function listElements(root: DocumentFragment | Element): readonly Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    element instanceof HTMLTemplateElement ? [element, ...listElements(element.content)] : [element],
  )
}

/** A form's fields shadow its members by their names, so call the prototype's own. */
const { getAttributeNames, getAttribute } = Element.prototype

function readTag(element: Element): string {
  return String(Object.getOwnPropertyDescriptor(Element.prototype, "localName")?.get?.call(element))
}

function listAttributes(element: Element): readonly string[] {
  const tag = readTag(element)
  return getAttributeNames.call(element).flatMap((name) => {
    const kept = `${tag}@${name}`
    return addressNames.test(name) ? [kept, `${kept}=${readScheme(getAttribute.call(element, name) ?? "")}`] : [kept]
  })
}

function readScheme(address: string): string {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).protocol : "none"
}

const tools: SanitizerPage = {
  insertAll(sink, payloads) {
    for (const { html } of payloads) {
      const box = document.createElement("div")
      document.body.append(box)
      box.append(parse(sink, html))
      for (const element of [...box.querySelectorAll("*")]) press(element)
    }
  },
  insertControls() {
    const box = document.createElement("div")
    box.append(
      parse(
        "raw",
        `<img src=/missing onerror=top.ran.push("control-picture")><iframe src='javascript:top.ran.push("control-frame")'></iframe>
        <iframe srcdoc='<img src=/missing onerror=top.ran.push("control-document")>'></iframe>
        <a href='javascript:top.ran.push("control-link")'>x</a>`,
      ),
    )
    document.body.append(box)
    for (const link of box.querySelectorAll("a")) press(link)
  },
  listKept: (sink, html) => [
    ...new Set(listElements(parse(sink, html)).flatMap((element) => [readTag(element), ...listAttributes(element)])),
  ],
}
Object.assign(window, { tools })
