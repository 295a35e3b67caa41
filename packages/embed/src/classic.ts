import { classicTagKey } from "./tag.ts"

/** The name of the module beside this file; the build puts it in. */
declare const MODULE_FILE: string

const tag = document.currentScript
if (tag instanceof HTMLScriptElement) {
  Reflect.set(document, classicTagKey, tag)
  // The query goes along: with another address the module would be another copy, beside one that a module tag loaded.
  const { search } = new URL(tag.src)
  void import(new URL(MODULE_FILE + search, tag.src).href)
}
