import { coreMessages } from "../messages.ts"
import type { Page } from "./page.ts"

/** The text for a failure without a known reason. */
export function readUnknownError(page: Pick<Page, "translator">): string {
  return page.translator("core", coreMessages)("unknownError")
}

/** Shows that text among the host's notices. */
export function showUnknownError(page: Pick<Page, "notices" | "translator">): void {
  page.notices.error(readUnknownError(page))
}
