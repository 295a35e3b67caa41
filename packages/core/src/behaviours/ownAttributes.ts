import type { OwnAttributes } from "./decorations.ts"
import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

const ownAttributesService = definePageService<OwnAttributes>("core.ownAttributes")

/** The record of one page. */
export function provideOwnAttributes(page: LoaderPage): OwnAttributes {
  return ownAttributesService.provide(page, new WeakMap())
}

/** Whether we have written an attribute of a host element: a name of ours, in the page's language. */
export function isOwnAttribute(page: LoaderPage, element: Element, name: string): boolean {
  return ownAttributesService.find(page)?.get(element)?.has(name) === true
}
