import { classicTagKey } from "./tag.ts"
import { errorsPage } from "./warningTexts.ts"

const address = errorsPage && ` ${errorsPage}#tag`

/** The name of the module beside this file; inserted by the build. */
declare const MODULE_FILE: string

// Read from the prototype: an element named like a member hides the document's own.
const tag: unknown = Reflect.get(Document.prototype, "currentScript", document)
// eslint-disable-next-line no-restricted-syntax -- runs alone, before core is there; the value was read as unknown
if (tag instanceof HTMLScriptElement && tag.src) {
  Reflect.set(document, classicTagKey, tag)
  // Keep the query: under another address the module would be a second copy.
  const { search } = new URL(tag.src)
  const { href } = new URL(MODULE_FILE + search, tag.src)
  import(href).catch((cause: unknown) => {
    window.console.warn(
      `[ringside] ${href} can't be had; expected the module beside the classic script, so the page stays plain.${address}`,
      cause,
    )
  })
} else {
  window.console.warn(
    `[ringside] the classic script was pasted into the page; expected a script tag with a src, so the page stays plain.${address}`,
  )
}
