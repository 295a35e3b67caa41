import { createPageDocument } from "@ringside/core"

/** The property under which the classic entry stores its own script element for the module it imports. */
export const classicTagKey: unique symbol = Symbol.for("ringside.tag")

/** The script element that loaded us: its attributes are settings, and we use its nonce. */
export interface OwnTag {
  readonly element: HTMLScriptElement | null
  /** The nonce for elements that we insert, on a page with a policy. */
  readonly nonce: string
}

/** Finds the tag whose address is `moduleUrl`, else the classic tag that stored itself. */
export function findOwnTag(document: Document, moduleUrl: string): OwnTag {
  const scripts = [...createPageDocument(document).scripts]
  const handedOver: unknown = Reflect.get(document, classicTagKey)
  const element =
    scripts.find((script) => script.src === moduleUrl) ?? scripts.find((script) => script === handedOver) ?? null
  // Browsers hide the attribute's value, so read the property.
  const nonce = element?.nonce || scripts.find((script) => script.nonce)?.nonce || ""
  return { element, nonce }
}
