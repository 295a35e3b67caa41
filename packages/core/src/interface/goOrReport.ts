import type { NavigationPurpose } from "../domain/index.ts"
import { coreMessages } from "../messages.ts"
import type { Page } from "../page/page.ts"

/** Follows `url`, or shows the error notice when it is refused. Returns whether it is followed. */
export function goOrReport(
  page: Pick<Page, "navigation" | "notices" | "translator">,
  url: string,
  purpose: NavigationPurpose,
): boolean {
  const isFollowed = page.navigation.go(url, purpose)
  if (!isFollowed) page.notices.error(page.translator("core", coreMessages)("unknownError"))
  return isFollowed
}
