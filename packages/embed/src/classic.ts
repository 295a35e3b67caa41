import { classicTagKey } from "./tag.ts"

/** The name of the module beside this file; the build puts it in. */
declare const MODULE_FILE: string

// From the prototype: an element that is named like a member hides the document's own.
const tag: unknown = Reflect.get(Document.prototype, "currentScript", document)
if (tag instanceof HTMLScriptElement && tag.src) {
  Reflect.set(document, classicTagKey, tag)
  // The query goes along: with another address the module would be another copy, beside one that a module tag loaded.
  const { search } = new URL(tag.src)
  const { href } = new URL(MODULE_FILE + search, tag.src)
  import(href).catch((cause: unknown) => {
    window.console.warn(
      `[ringside] ${href} can't be had; expected the module beside the classic script, so the page stays plain.`,
      cause,
    )
  })
} else {
  window.console.warn(
    "[ringside] the classic script was pasted into the page; expected a script tag with a src, so the page stays plain.",
  )
}
