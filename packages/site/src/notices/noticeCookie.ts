import type { Page } from "@ringside/core"
import { decodeUri } from "@ringside/core/domain"
import { createStoreNoticeCookie } from "../domain/index.ts"

/** The cookie that hides the store notice of an id, for the page's jar, which encodes names itself. */
export function readNoticeCookie(id: string): { readonly name: string; readonly value: string } {
  const { name, value } = createStoreNoticeCookie(id)
  return { name: decodeUri(name), value }
}

/** Whether the shopper has dismissed the notice of an id in this session. */
export function isDismissed(page: Page, id: string): boolean {
  const { name, value } = createStoreNoticeCookie(id)
  return page.storage.cookies.get(name) === value
}
