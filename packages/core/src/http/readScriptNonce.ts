import { findTypedElement } from "../page/findTypedElement.ts"
import type { Page } from "../page/page.ts"

/** The nonce that the page's policy asks of scripts and styles: our own script tag's, else the first script's; empty without one. */
export function readScriptNonce(page: Page): string {
  const own = findTypedElement(page, { target: page.tag }, "HTMLElement")
  return (own?.nonce || page.document.querySelector<HTMLElement>("script[nonce]")?.nonce) ?? ""
}
