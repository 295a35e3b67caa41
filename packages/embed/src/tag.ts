import { createPageDocument } from "@ringside/core"

/** Where the classic entry leaves its own script element for the module it imports. */
export const classicTagKey: unique symbol = Symbol.for("ringside.tag")

/** The script element that brought us: its attributes are settings, and its nonce is ours to use. */
export interface OwnTag {
  readonly element: HTMLScriptElement | null
  /** For what we insert, on a page whose policy asks for one. */
  readonly nonce: string
}

/** Finds the tag whose address is `moduleUrl`, else the classic one that handed itself over. */
export function findOwnTag(document: Document, moduleUrl: string): OwnTag {
  const scripts = [...createPageDocument(document).scripts]
  const handedOver: unknown = Reflect.get(document, classicTagKey)
  const element =
    scripts.find((script) => script.src === moduleUrl) ?? scripts.find((script) => script === handedOver) ?? null
  // Browsers hide the attribute's value, so only the property tells it.
  const nonce = element?.nonce || scripts.find((script) => script.nonce)?.nonce || ""
  return { element, nonce }
}
