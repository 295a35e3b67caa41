import type { Page } from "@ringside/core"
import { previewParameter } from "../domain/editor.ts"
import { formatPreviewUrl } from "../domain/index.ts"

const originalTarget = "data-trp-original-target"

/** Links that lead to no other page. */
const unchangedLinks = /^\s*(?:#|javascript:|mailto:|tel:)/i

/** Makes links and forms lead to pages that are also shown for editing. May be called again for added ones. */
export function preparePreview(page: Page): void {
  const { document, decorations, window } = page
  const query = new URLSearchParams(window.location.search)
  const [as, nonce] = [query.get("trp-view-as"), query.get("trp-view-as-nonce")]
  const view = as && nonce ? { as, nonce } : null
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href]:not([${originalTarget}])`)) {
    const href = link.getAttribute("href") ?? ""
    if (unchangedLinks.test(href)) continue
    decorations.attribute(link, originalTarget, link.getAttribute("target") ?? "")
    if (!link.matches(".trp-button-primary")) {
      decorations.attribute(link, "target", link.matches(".trp-link-primary") ? "_blank" : "_self")
    }
    // The nonce is an administrator's: no other site may read it from its address.
    const preview = formatPreviewUrl(href, link.origin === window.location.origin ? view : null)
    if (preview !== href) decorations.attribute(link, "href", preview)
  }
  for (const form of document.querySelectorAll("form")) {
    if (form.querySelector(`[name="${previewParameter}"]`)) continue
    const field = document.createElement("input")
    Object.assign(field, { type: "hidden", name: previewParameter, value: "preview" })
    form.append(field)
    decorations.insert(field)
  }
}
