import { createPageDocument } from "@ringside/core"

/** The property under which the classic entry stores its own script element for the module it imports. */
export const classicTagKey: unique symbol = Symbol.for("ringside.tag")

/**
 * Finds the script element that loaded us, whose attributes are settings: the one whose address is `moduleUrl`, else the classic tag that
 * stored itself.
 */
export function findOwnTag(document: Document, moduleUrl: string): HTMLScriptElement | null {
  const scripts = [...createPageDocument(document).scripts]
  const handedOver: unknown = Reflect.get(document, classicTagKey)
  return scripts.find((script) => script.src === moduleUrl) ?? scripts.find((script) => script === handedOver) ?? null
}
